import type { Figure } from '../../kit/figure.js';
import { arm, ears, ground, legs, roundHead } from '../../kit/parts.js';
import { line, shape, spots, tube, wash } from '../../pen/marks.js';

export const weaponsmith: Figure = {
  behind: [
    ...ground,
    shape('iron', 'z 6,112! 36,110! 38,118 28,122 28,132! 34,140! 8,140! 14,132! 14,122 0,116'),
    ...legs('brown', 'raven', 12),
    shape('umber', 'z 38,82 60,86 82,82 92,98 84,124 36,124 28,98'),
    shape('leather', 'z 46,86! 74,86! 76,100 84,128! 60,134 36,128! 44,100'),
    line('s 46,86 38,80', 2.4, 'bark'),
    line('s 74,86 82,80', 2.4, 'bark'),
    ...ears('umber'),
    ...roundHead('umber'),
  ],
  face: {
    y: 56,
    eyes: 'round',
    iris: 'brown',
    brow: 'raven',
    frown: 1,
    nose: 'broad',
    mouth: undefined,
    cheeks: 'ember',
  },
  over: [
    shape('raven', 'z 33,60! 38,72 50,68 60,71 70,68 82,72 87,60! 88,78 78,90 60,94 42,90 32,78'),
    line('s 51,78 60,82 69,77', 2, 'white'),
    shape('crimson', 'z 32,48! 40,34 60,28 80,34 88,48! 74,42 60,40 46,42'),
    shape('crimson', 'z 86,44! 98,44 104,54! 94,54 88,50!', 1.6),
    tube('wood', 's 100,112 102,74', 5),
    shape('steel', 'z 88,58! 116,60! 116,78! 88,76!'),
    ...arm('umber', 'umber', '88,96 98,106', '101,98', 13),
    ...arm('umber', 'umber', '32,96 22,100', '24,88', 12),
    shape('flame', 'z 14,108! 20,82 30,82 34,106!', 1.6),
    wash('sun', 'z 18,104! 23,88 27,88 29,104!'),
    ...spots([10, 90], [40, 92], [36, 78]).map(([x, y]) =>
      line(`l ${x},${y} ${x + (x < 20 ? -5 : 5)},${y - 5}`, 1.6, 'ember'),
    ),
  ],
};
