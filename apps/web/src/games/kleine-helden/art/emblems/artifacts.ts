import type { Tint } from '../palette.js';
import { type Drawing, line, place, shape, spots, tube, wash } from '../pen/marks.js';

const ring = (metal: Tint): Drawing => [
  tube(metal, 's 32,25 21,29 17,40 21,51 32,55 43,51 47,40 43,29 32,25', 6),
  line('s 18,36 22,29', 1.5, 'white'),
];

export const artifactEmblems = {
  'voodoo-doll': [
    shape(
      'sand',
      'z 32,4 42,9 43,18 38,24 54,28 54,37 40,37 46,58 37,61 32,46 27,61 18,58 24,37 10,37 10,28 26,24 21,18 22,9',
    ),
    line('l 25,11 29,15', 1.6),
    line('l 29,11 25,15', 1.6),
    shape('ink', 'o 38,14 2.2,2.2', 1),
    line('s 27,20 32,19 37,20', 1.4),
    ...[29, 32, 35].map((x) => line(`l ${x},18 ${x},22`, 1)),
    wash('crimson', 'z 32,30 36,27 38,32 32,38 26,32 28,27'),
    line('l 34,32 56,14', 1.8, 'iron'),
    shape('crimson', 'o 57,13 3.6,3.6', 1.5),
    line('l 18,32 6,48', 1.8, 'iron'),
    shape('teal', 'o 5,49 3.2,3.2', 1.5),
  ],
  'amulet-of-vitality': [
    line('s 12,6 14,20 26,32', 2.2, 'brass'),
    line('s 52,6 50,20 38,32', 2.2, 'brass'),
    shape('gold', 'o 32,43 16,16'),
    shape('crimson', 'z 32,38 37,33 43,37 41,45 32,54! 23,45 21,37 27,33'),
    line('s 26,38 28,36', 1.7, 'white'),
    shape('gold', 'o 32,27 3.4,3.4', 1.5),
  ],
  'ring-of-magic': [
    ...ring('gold'),
    wash('violet', 'o 32,16 15,13', 0.35),
    shape('violet', 'p 24,12 40,12 46,19 32,31 18,19'),
    line('l 18,19 46,19', 1.3),
    line('l 28,19 32,30 37,19', 1.2),
    line('l 24,12 28,19 32,12 37,19 40,12', 1.1),
  ],
  'ring-of-warding': [
    ...ring('silver'),
    shape('blue', 'z 20,8! 32,5 44,8! 43,20 32,30! 21,20'),
    line('l 32,9 32,26', 1.8, 'silver'),
    line('l 24,15 40,15', 1.8, 'silver'),
    ...spots([8, 22], [56, 22]).map(([x, y]) =>
      line(`s ${x},${y - 7} ${x + (x < 30 ? -3 : 3)},${y} ${x},${y + 7}`, 1.6, 'blue'),
    ),
  ],
  wand: [
    ...place(
      [tube('bark', 's 0,34 1,4 0,-14', 6, 4), tube('gold', 'l -3.4,22 3.4,22', 4), tube('gold', 'l -3,-14 3,-14', 4)],
      { x: 30, y: 36, turn: 40 },
    ),
    wash('sun', 'o 44,19 16,16', 0.5),
    shape('sun', 'p 44,5 48,14 58,15 50,21 53,31 44,26 36,31 38,21 31,15 40,14'),
    ...spots([18, 14], [56, 40]).map(([x, y]) =>
      wash(
        'violet',
        `p ${x},${y - 5} ${x + 1.5},${y - 1.5} ${x + 5},${y} ${x + 1.5},${y + 1.5} ${x},${y + 5} ${x - 1.5},${y + 1.5} ${x - 5},${y} ${x - 1.5},${y - 1.5}`,
      ),
    ),
  ],
  'crystal-ball': [
    shape('brass', 'z 16,50! 22,44 42,44 48,50! 54,58! 10,58!'),
    shape('sky', 'o 32,28 22,22'),
    wash('violet', 'z 18,34 26,24 34,32 44,24 48,34 40,44 24,44', 0.55),
    line('s 20,36 28,28 36,34 46,26', 1.4, 'white'),
    line('s 17,24 22,14 30,10', 2.2, 'white'),
    wash('white', 'p 40,14 41.4,18 45,19 41.4,20.4 40,24 38.6,20.4 35,19 38.6,18'),
  ],
} as const satisfies Record<string, Drawing>;
