import { type Drawing, line, mirrored, place, shape, spots, tube, wash } from '../pen/marks.js';
import { heart, openHand, profile, sparkle, star, sword } from './pieces.js';

const leafPair = (x: number, y: number, turn: number): Drawing =>
  place([shape('leaf', 'z 0,0! 7,-8 4,-20! -4,-14 -5,-6', 1.5), line('s 0,-2 2,-9 3,-16', 1)], { x, y, turn });

export const generalSpellEmblems = {
  healing: [
    ...place(openHand('peach'), { x: 32, y: 41, scale: 0.95 }),
    wash('lime', 'o 32,22 16,15', 0.45),
    tube('leaf', 'l 32,8 32,30', 7),
    tube('leaf', 'l 21,19 43,19', 7),
    wash('leaf', 'p 29,9 35,9 35,30 29,30'),
    ...sparkle('lime', 10, 18),
    ...sparkle('lime', 54, 26),
  ],
  'greater-healing': [
    ...leafPair(14, 38, -46),
    ...leafPair(49, 38, 46),
    ...leafPair(18, 52, -76),
    ...leafPair(45, 52, 76),
    ...leafPair(22, 20, -20),
    ...leafPair(42, 20, 20),
    ...place(heart('leaf'), { x: 32, y: 36, scale: 1.15 }),
    tube('white', 'l 32,28 32,44', 5),
    tube('white', 'l 24,35 40,35', 5),
    wash('white', 'p 30,29 34,29 34,43 30,43'),
  ],
  banishment: [
    ...mirrored(32, [tube('bone', 's 24,18 18,14 18,6', 6, 2)]),
    shape('crimson', 'z 32,14 43,18 48,30 43,42 32,50! 21,42 16,30 21,18'),
    ...mirrored(32, [wash('sun', 'z 22,29! 29,32! 26,36'), line('l 20,26 29,29', 2)]),
    line('s 25,42 32,39 39,42', 1.8),
    line('s 32,4 50,10 60,26 58,44 46,57 32,60 16,56 6,44 5,26 14,10 32,4', 3.6, 'navy'),
    line('l 13,13 51,53', 3.6, 'navy'),
  ],
  'thought-theft': [
    ...place(profile('peach'), { x: 21, y: 40, scale: 0.85 }),
    shape('white', 'z 38,20 40,11 48,8 54,12 60,14 60,23 53,28 44,27', 1.7),
    shape('white', 'o 36,28 2.6,2.4', 1.4),
    ...place(star('sun'), { x: 49, y: 18, scale: 0.5 }),
    shape('violet', 'z 62,40! 56,36 50,30 46,32 48,37 42,36 42,41 48,46 54,50 60,52!', 1.6),
    line('s 50,37 54,40', 1.2),
  ],
  'curse-of-rust': [
    shape('ginger', 'z 46,8! 56,8! 56,18! 44,30 41,26! 38,33! 33,29!'),
    shape('ginger', 'z 27,35! 31,40! 33,36! 36,41 28,47! 32,52! 28,55! 22,48 12,58! 7,53! 17,44 12,36! 15,32! 20,37!'),
    ...spots([49, 14], [41, 23], [24, 44], [47, 22]).map(([x, y]) => wash('brown', `o ${x},${y} 2.4,2`)),
    ...spots([40, 42], [46, 48], [38, 54], [52, 40]).map(([x, y]) => wash('ginger', `o ${x},${y} 1.8,1.6`)),
    wash('plum', 'o 16,14 9,8', 0.4),
    line('s 10,14 14,9 19,12 17,17 13,15', 1.5),
  ],
  'dark-blessing': [
    ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
      place([shape('violet', 'p -4,-19 0,-29 4,-19', 1.4)], { x: 32, y: 32, turn }),
    ),
    shape('night', 'o 32,32 18,18'),
    line('l 23,34 32,25 41,34', 3, 'sun'),
    line('l 23,43 32,34 41,43', 3, 'sun'),
  ],
  'circle-of-protection': [
    line('s 32,6 50,13 58,32 50,51 32,58 14,51 6,32 14,13 32,6', 2.6, 'blue'),
    line('s 32,13 45,18 51,32 45,46 32,51 19,46 13,32 19,18 32,13', 1.6, 'blue'),
    line('l 32,13 51,32 32,51 13,32 32,13', 2.2, 'gold'),
    line('l 18,18 46,18 46,46 18,46 18,18', 2.2, 'gold'),
    shape('blue', 'o 32,32 6,6', 1.6),
    ...spots([32, 6], [58, 32], [32, 58], [6, 32]).map(([x, y]) => shape('sun', `o ${x},${y} 4,4`, 1.5)),
  ],
  telekinesis: [
    ...place(openHand('lilac'), { x: 24, y: 46, scale: 0.8, turn: -12 }),
    ...place(sword(), { x: 46, y: 22, scale: 0.62, turn: 35 }),
    line('s 30,26 36,22 35,16', 1.6, 'violet'),
    line('s 36,40 44,38 48,42', 1.6, 'violet'),
    shape('brass', 'o 16,16 6,6', 1.6),
    line('s 10,26 16,28 22,26', 1.5, 'violet'),
  ],
  'time-thief': [
    shape('ghost', 'z 20,12! 44,12! 43,22 35,32 43,42 44,53! 20,53! 21,42 29,32 21,22'),
    wash('sand', 'z 24,20 32,22 40,20 33,30 31,30'),
    wash('sand', 'z 23,51 26,44 32,40 38,44 41,51'),
    line('l 32,30 32,42', 1.4, 'sand'),
    tube('wood', 'l 16,10 48,10', 6),
    tube('wood', 'l 16,55 48,55', 6),
    ...mirrored(32, [
      shape('white', 'z 20,30! 10,26 2,16! 2,28 6,36 14,38 21,38!', 1.6),
      line('s 18,34 10,32 6,26', 1.1),
    ]),
  ],
} as const satisfies Record<string, Drawing>;
