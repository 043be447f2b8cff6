import { type Drawing, line, place, shape, tube, wash } from '../pen/marks.js';
import { fist, heart, sparkle, star } from './pieces.js';

const cork = (y: number): Drawing => [shape('wood', `p 27,${y} 37,${y} 36,${y + 7} 28,${y + 7}`, 1.6)];
const bubbles = (points: readonly (readonly [number, number])[]): Drawing =>
  points.map(([x, y]) => wash('white', `o ${x},${y} 1.8,1.8`, 0.8));

export const potionEmblems = {
  'healing-potion': [
    shape('ghost', 'z 27,12! 37,12! 37,24 50,32 54,44 46,57 32,60 18,57 10,44 14,32 27,24'),
    shape('crimson', 'z 12,40 24,38 40,41 52,39 53,46 45,56 32,58 19,56 11,46', 1.2),
    ...place(heart('rose'), { x: 32, y: 46, scale: 0.55 }),
    ...cork(4),
    line('s 17,38 21,31', 1.8, 'white'),
    ...bubbles([
      [20, 49],
      [44, 47],
    ]),
  ],
  'potion-of-luck': [
    shape('ghost', 'z 27,10! 37,10! 36,20 46,26 46,56! 40,60 24,60 18,56! 18,26 28,20'),
    wash('lime', 'z 19,32! 32,34 45,31! 45,56 40,59 24,59 19,56'),
    ...[0, 90, 180, 270].flatMap((turn) =>
      place([shape('leaf', 'z 0,0! 5,-3 6,-9 2,-10 0,-8 -2,-10 -6,-9 -5,-3', 1.3)], { x: 32, y: 43, turn: turn + 45 }),
    ),
    line('s 33,46 35,54', 1.5, 'pine'),
    ...cork(3),
  ],
  'potion-of-strength': [
    shape('ghost', 'z 25,12! 39,12! 39,22 52,26 54,36! 52,60! 12,60! 10,36! 12,26 25,22'),
    wash('ember', 'z 12,34! 32,36 53,33! 51,58! 13,58!'),
    ...place(fist('peach'), { x: 32, y: 46, scale: 0.72 }),
    ...cork(4),
    line('s 16,32 18,54', 1.5, 'white'),
  ],
  'potion-of-power': [
    shape('ghost', 'z 28,10! 36,10! 36,28 46,48 48,57! 40,61 24,61 16,57! 18,48 28,28'),
    wash('violet', 'z 27,32 37,31 45,48 47,56 40,59 24,59 17,56 19,48'),
    ...place(star('sun'), { x: 32, y: 48, scale: 0.6 }),
    ...cork(3),
    ...bubbles([
      [31, 36],
      [35, 40],
    ]),
    ...sparkle('violet', 50, 20),
    ...sparkle('violet', 13, 28, 4),
  ],
  'potion-of-defence': [
    shape('ghost', 'z 27,12! 37,12! 37,20! 52,22! 52,40 32,62! 12,40 12,22! 27,20!'),
    shape('blue', 'z 15,30! 32,28 49,30! 48,40 32,57! 16,40', 1.3),
    line('l 32,30 32,53', 2, 'white'),
    line('l 19,37 45,37', 2, 'white'),
    ...cork(4),
  ],
  'potion-of-armour': [
    shape('slate', 'z 24,14! 40,14! 42,24 50,34 50,50 42,60! 22,60! 14,50 14,34 22,24'),
    line('s 48,32 58,32 58,46 49,48', 3.4),
    ...[32, 39, 46].flatMap((y, row) =>
      [20, 28, 36, 44].map((x) =>
        line(`s ${x - 4 + (row % 2) * 2},${y} ${x + (row % 2) * 2},${y + 5} ${x + 4 + (row % 2) * 2},${y}`, 1.3),
      ),
    ),
    tube('brass', 's 22,26 32,28 42,26', 4),
    tube('brass', 's 17,55 32,58 47,55', 4),
    ...cork(6),
  ],
  'berserker-potion': [
    shape('blood', 'z 32,18 46,22 54,34 50,46 44,50 42,61! 22,61! 20,50 14,46 10,34 18,22'),
    wash('sun', 'z 18,34! 28,38! 24,44 18,42'),
    wash('sun', 'z 46,34! 36,38! 40,44 46,42'),
    line('l 16,30 29,36', 2.4),
    line('l 48,30 35,36', 2.4),
    ...[27, 32, 37].map((x) => line(`l ${x},53 ${x},60`, 1.5)),
    shape('blood', 'z 27,10! 37,10! 37,19! 27,19!'),
    shape('white', 'z 24,10 22,4 28,2 32,5 37,1 42,5 40,10 44,15 38,14 33,12 27,15', 1.5),
  ],
} as const satisfies Record<string, Drawing>;
