import type { Figure } from '../../kit/figure.js';
import { arm, ground, legs, roundHead, tunic } from '../../kit/parts.js';
import { line, shape, spots, tube, wash } from '../../pen/marks.js';

export const bard: Figure = {
  behind: [
    ...ground,
    shape('ginger', 'z 60,30 36,36 28,60 32,92 40,98 80,98 88,92 92,60 84,36'),
    ...legs('crimson', 'leather', 10),
    ...tunic('teal'),
    shape('sun', 'z 45,83 75,83 80,92 66,96 60,92 54,96 40,92', 1.7),
    ...[48, 60, 72].map((x) => line(`s ${x},104 ${x},124`, 1.3, 'sun')),
    ...roundHead('peach'),
  ],
  face: {
    y: 61,
    eyes: 'lash',
    iris: 'leaf',
    brow: 'ginger',
    frown: -1.5,
    nose: 'dot',
    mouth: 'laugh',
    cheeks: 'blush',
  },
  over: [
    ...spots([46, 70], [50, 72], [70, 72], [74, 70]).map(([x, y]) => wash('ember', `o ${x},${y} 0.9,0.9`)),
    shape('ginger', 'z 33,64! 34,44 46,34 62,34 78,38 87,50 87,64! 80,54 66,46! 52,52 40,54'),
    shape('crimson', 'z 26,44! 32,26 48,16 70,16 88,24 96,38! 78,36 56,38 40,44'),
    shape('crimson', 'z 24,46! 42,36 62,34 84,34 100,40! 80,44 56,44 38,50', 1.7),
    shape('white', 'z 84,32! 98,18 114,2! 116,20 106,32 90,38!', 1.7),
    line('s 88,33 102,22 112,10', 1),
    shape('wood', 'z 42,104 54,98 66,104 68,118 58,130 42,130 34,118'),
    shape('brown', 'o 51,116 6,6', 1.5),
    tube('bark', 's 62,106 92,86', 5, 4),
    shape('bark', 'p 90,90 98,76 104,80 96,92', 1.6),
    line('l 46,124 92,86', 0.9, 'paper'),
    line('l 49,127 94,88', 0.9, 'paper'),
    ...arm('teal', 'peach', '82,94 92,100', '86,92', 9),
    ...arm('teal', 'peach', '38,96 30,108', '44,118', 9),
    ...spots([106, 56], [14, 66]).flatMap(([x, y]) => [
      wash('ink', `o ${x},${y} 3.4,2.6 -20`),
      line(`l ${x + 3},${y} ${x + 3},${y - 13} ${x + 8},${y - 9}`, 1.6),
    ]),
  ],
};
