import type { Figure } from '../../kit/figure.js';
import { line, mirrored, shape, spots, tube, wash } from '../../pen/marks.js';

export const paralysingSpirit: Figure = {
  behind: [
    wash('sky', 'o 60,142 30,5', 0.4),
    wash('sky', 'o 60,70 54,62', 0.22),
    shape(
      'sky',
      'z 60,20 84,26 98,46 98,72 92,92 84,110 74,122 66,138 54,146! 52,134 56,124 44,112 30,96 22,72 22,46 36,26',
    ),
    ...mirrored(60, [
      tube('sky', 's 94,78 108,82 110,68', 10, 6),
      shape('sky', 'z 104,68! 106,56 110,62 114,54 115,66 119,64 116,74!', 1.6),
    ]),
    wash('ghost', 'z 60,30 78,36 84,56 76,80 60,86 44,80 36,56 42,36', 0.6),
    ...mirrored(60, [shape('ghost', 'p 42,26 34,12 48,20', 1.6), shape('ghost', 'p 52,22 50,4 60,20', 1.6)]),
  ],
  face: { y: 56, gap: 13, eyes: 'hollow', iris: 'sky', brow: 'navy', frown: -3, mouth: 'gasp', mouthY: 20 },
  over: [
    line('s 26,46 36,40 48,44 60,38 72,44 84,40 96,48', 1.3, 'white'),
    ...spots([60, 102], [16, 108], [104, 112]).flatMap(([x, y]) => [
      line(`l ${x - 7},${y} ${x + 7},${y}`, 1.8, 'white'),
      line(`l ${x - 4},${y - 6} ${x + 4},${y + 6}`, 1.8, 'white'),
      line(`l ${x + 4},${y - 6} ${x - 4},${y + 6}`, 1.8, 'white'),
    ]),
    shape('iron', 'z 34,90 60,98 86,90 86,97 60,106 34,97', 1.7),
    shape('steel', 'p 54,96 66,96 66,108 54,108', 1.6),
    wash('ink', 'o 60,101 1.8,2.4'),
  ],
};
