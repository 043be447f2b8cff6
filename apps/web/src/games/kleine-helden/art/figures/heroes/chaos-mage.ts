import type { Figure } from '../../kit/figure.js';
import { arm, ears, ground, robe, roundHead } from '../../kit/parts.js';
import { line, mirrored, shape, spots, wash } from '../../pen/marks.js';

export const chaosMage: Figure = {
  behind: [
    ...ground,
    shape(
      'ember',
      'z 34,70! 22,62 16,44! 26,48 22,24! 36,34 38,10! 50,24 60,0! 68,22 82,8! 84,32 100,22! 94,46 106,44! 98,62 86,70!',
    ),
    shape('flame', 'z 38,60! 32,44! 42,44 44,24! 54,34 60,14! 66,34 76,22! 78,44 90,40! 82,60!', 1.5),
    ...mirrored(60, [shape('ember', 'z 36,56! 24,66 18,84 24,104! 30,96 34,106! 40,90 44,70!')]),
    ...robe('teal'),
    shape('rose', 'z 60,90! 72,100 84,124 90,138! 76,142 60,139!'),
    shape('sun', 'p 40,118 50,112 54,124 44,130', 1.7),
    shape('violet', 'p 70,112 80,116 76,128 66,124', 1.7),
    line('l 42,114 45,117', 1.3),
    line('l 48,128 51,130', 1.3),
    ...roundHead('peach'),
    ...ears('peach'),
  ],
  face: {
    y: 62,
    eyes: 'lash',
    iris: 'violet',
    brow: 'ember',
    frown: -1.5,
    nose: 'dot',
    mouth: 'laugh',
    cheeks: 'blush',
  },
  over: [
    shape(
      'ember',
      'z 33,60! 34,42 44,32 52,40 58,28 64,40 74,32 84,42 87,60! 80,52! 74,46 70,54! 62,46 54,54! 48,46 42,53!',
    ),
    ...mirrored(60, [shape('sky', 'o 49,34 7,6.4', 2), line('l 42,35 34,42', 2.6, 'brown')]),
    line('l 56,33 64,33', 2.6, 'brown'),
    line('s 45,33 48,30', 1.4, 'white'),
    line('s 67,33 70,30', 1.4, 'white'),
    shape('violet', 'z 42,86 60,92 78,86 82,94 60,101 38,94'),
    ...arm('teal', 'peach', '82,98 94,98', '102,86'),
    ...arm('teal', 'peach', '38,98 26,98', '18,86'),
    shape('flame', 'z 104,54! 114,68 110,80 102,82 96,76 98,66', 1.9),
    wash('sun', 'z 104,66! 108,73 103,79 99,74'),
    shape('sky', 'p 16,56 24,68 17,80 8,69', 1.9),
    line('l 16,58 17,78', 1.2),
    line('l 9,69 23,68', 1.2),
    ...spots([30, 78], [92, 74], [112, 46], [6, 50]).map(([x, y]) =>
      wash(
        'violet',
        `p ${x},${y - 4} ${x + 1.4},${y - 1} ${x + 4},${y} ${x + 1.4},${y + 1} ${x},${y + 4} ${x - 1.4},${y + 1} ${x - 4},${y} ${x - 1.4},${y - 1}`,
      ),
    ),
  ],
};
