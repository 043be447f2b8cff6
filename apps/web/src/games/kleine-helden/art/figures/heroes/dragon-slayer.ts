import type { Figure } from '../../kit/figure.js';
import { arm, belt, ground, legs, roundHead, tunic } from '../../kit/parts.js';
import { line, mirrored, shape, spots, tube } from '../../pen/marks.js';

export const dragonSlayer: Figure = {
  behind: [
    ...ground,
    shape('crimson', 'z 42,82 26,104 12,128! 24,130 30,138! 60,132 90,138! 96,104 78,82'),
    tube('wood', 's 100,146 106,30', 5),
    shape('silver', 'z 106,2! 114,20 110,32! 102,32! 98,20'),
    line('l 106,8 106,30', 1.4),
    shape('crimson', 'z 104,36! 116,42 112,46 118,54! 104,48!', 1.8),
    ...legs('brown', 'iron'),
    ...tunic('teal'),
    ...spots([46, 92], [60, 92], [74, 92], [53, 100], [67, 100], [46, 122], [60, 122], [74, 122]).map(([x, y]) =>
      line(`s ${x - 6},${y} ${x},${y + 6} ${x + 6},${y}`, 1.5),
    ),
    ...belt('leather', 'gold', 111),
    ...mirrored(60, [
      shape('teal', 'z 34,48! 22,40 8,20! 10,38 4,42! 12,50 8,56! 20,58 34,62!'),
      line('s 33,54 22,46 12,28', 1.4),
      line('s 32,57 20,51 9,45', 1.2),
    ]),
    ...roundHead('peach'),
    shape('steel', 'z 30,58! 30,40 42,25 60,20 78,25 90,40 90,58! 80,52 72,48 60,46 48,48 40,52'),
    tube('gold', 's 60,46 60,20', 8, 6),
  ],
  face: {
    y: 60,
    gap: 12,
    eyes: 'round',
    iris: 'blue',
    brow: 'straw',
    frown: 1.5,
    nose: 'none',
    mouth: undefined,
    cheeks: 'blush',
  },
  over: [
    shape('peach', 'z 60,60 65,66 64,72 56,72 55,66', 1.8),
    shape('straw', 'z 60,72 48,70 38,76 28,72! 30,84 42,88 54,82 60,78 66,82 78,88 90,84 92,72! 82,76 72,70'),
    line('s 50,76 42,81 34,80', 1.2),
    line('s 70,76 78,81 86,80', 1.2),
    shape('straw', 'z 52,84! 54,94 60,102! 66,94 68,84! 60,80', 1.9),
    ...mirrored(60, [shape('iron', 'z 28,96 34,84 46,84 48,94 40,102')]),
    ...arm('brown', 'leather', '86,96 94,104', '102,100'),
    ...arm('brown', 'leather', '34,96 24,104', '32,116'),
    shape('bone', 'z 28,112! 26,124 34,130! 36,120 38,113!', 1.7),
  ],
};
