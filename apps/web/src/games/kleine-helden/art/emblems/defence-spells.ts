import { type Drawing, line, place, shape, tube, wash } from '../pen/marks.js';
import { fist, flame, kite, sparkle, star } from './pieces.js';

const twin = (x: number, ghostly: boolean): Drawing => [
  shape(
    ghostly ? 'ghost' : 'violet',
    `z ${x - 13},58! ${x - 11},42 ${x - 4},36 ${x + 4},36 ${x + 11},42 ${x + 13},58!`,
  ),
  shape(ghostly ? 'ghost' : 'peach', `o ${x},24 11,11`),
  wash('ink', `o ${x - 4},24 1.6,2`),
  wash('ink', `o ${x + 4},24 1.6,2`),
  line(`s ${x - 4},30 ${x},31.5 ${x + 4},29.5`, 1.4),
];

export const defenceSpellEmblems = {
  'magic-shield': [
    wash('sky', 'o 32,32 28,28', 0.4),
    ...place(kite('blue'), { x: 32, y: 33, scale: 1.25 }),
    ...place(star('sun'), { x: 32, y: 29, scale: 0.8 }),
    ...sparkle('white', 10, 16, 5),
    ...sparkle('white', 54, 48, 5),
  ],
  'wall-of-fire': [
    ...place(flame, { x: 13, y: 40, scale: 0.9 }),
    ...place(flame, { x: 51, y: 40, scale: 0.9, flip: true }),
    ...place(flame, { x: 32, y: 34, scale: 1.35 }),
    tube('bark', 's 4,57 32,59 60,57', 5),
  ],
  'gust-of-wind': [
    line('s 4,26 26,25 42,22 46,12 38,7 32,12', 3, 'teal'),
    line('s 8,36 34,35 54,34 60,26 54,19 49,23', 3, 'teal'),
    line('s 4,46 24,45 38,47 41,56 34,60 28,56', 3, 'teal'),
    shape('leaf', 'z 16,16! 22,8 28,10! 24,17', 1.5),
    shape('leaf', 'z 50,48! 58,46 60,52! 53,55', 1.5),
  ],
  'stone-skin': [
    shape('stone', 'z 20,62! 22,44! 42,44! 46,62!'),
    ...place(fist('stone'), { x: 32, y: 26, scale: 1.5 }),
    line('l 16,20 22,26 20,34', 1.4),
    line('l 48,30 42,34 46,40', 1.4),
    line('l 28,62 31,54 28,48', 1.4),
    wash('leaf', 'z 22,10 30,7 38,8 34,12 28,11', 0.9),
  ],
  'spell-mirror': [
    tube('brass', 'l 26,46 20,60', 6),
    shape('brass', 'o 30,28 19,22 14'),
    shape('ghost', 'o 30,28 14,17 14', 1.6),
    line('l 24,38 34,18', 1.5, 'white'),
    line('l 60,10 38,28', 2.6, 'violet'),
    line('l 38,28 60,44', 2.6, 'violet'),
    wash('violet', 'p 62,46 53,45 58,38'),
    ...sparkle('sun', 38, 28, 7),
  ],
  'mirror-image': [...twin(43, true), ...twin(22, false), line('l 33,8 32,14', 1.4), line('l 54,8 52,12', 1.4)],
  'shadow-leap': [
    wash('plum', 'z 6,56 10,44 22,40 20,30 32,26 30,16 44,12 58,20 54,34 42,40 40,50 26,54 22,62', 0.4),
    wash('ink', 'o 16,56 11,3.4', 0.5),
    tube('night', 's 34,36 24,40 14,34', 7, 5),
    tube('night', 's 36,38 42,46 38,56', 7, 5),
    shape('plum', 'z 44,20! 30,18 12,14! 18,22 8,28! 22,32 32,40 42,36'),
    tube('night', 's 42,24 36,36', 13, 11),
    tube('night', 's 44,26 54,30 60,24', 6, 5),
    shape('night', 'o 48,15 8.4,8.4'),
    wash('lilac', 'o 48,15 1.6,2'),
    wash('lilac', 'o 53,14 1.4,2'),
    line('s 6,46 14,42', 1.7, 'lilac'),
    line('s 14,50 24,46', 1.7, 'lilac'),
  ],
} as const satisfies Record<string, Drawing>;
