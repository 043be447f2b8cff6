import type { Figure } from '../../kit/figure.js';
import { arm, belt, ground, legs, roundHead, tunic } from '../../kit/parts.js';
import { line, shape, tube, wash } from '../../pen/marks.js';

export const manAtArms: Figure = {
  behind: [
    ...ground,
    tube('wood', 's 16,146 20,32', 5),
    shape('steel', 'z 20,4! 25,18 23,34! 17,34! 15,18'),
    shape('steel', 'z 24,26! 34,18 38,32 34,44! 30,36 23,36!', 1.7),
    ...legs('leather', 'brown', 11),
    ...tunic('sun'),
    shape('blue', 'z 60,83! 75,82 81,100 82,124! 70,127 60,125!'),
    ...belt('brown', 'iron', 111),
    ...roundHead('peach'),
  ],
  face: {
    y: 62,
    eyes: 'round',
    iris: 'brown',
    brow: 'straw',
    frown: -2,
    nose: 'none',
    mouth: 'flat',
    mouthY: 18,
    cheeks: 'blush',
  },
  over: [
    shape('peach', 'z 60,62 66,69 63,75 57,75 54,69', 1.6),
    ...[46, 49, 71, 74, 58, 62].map((x) => wash('brown', `o ${x},${x > 55 && x < 65 ? 84 : 78} 0.8,0.8`)),
    shape('steel', 'z 32,64! 30,80 44,92 60,95 76,92 90,80 88,64! 84,74 74,83 60,86 46,83 36,74'),
    ...[40, 48, 56, 64, 72, 80].map((x) =>
      line(
        `s ${x - 2},${84 - Math.abs(x - 60) * 0.3} ${x},${89 - Math.abs(x - 60) * 0.3} ${x + 2},${84 - Math.abs(x - 60) * 0.3}`,
        1,
      ),
    ),
    shape('iron', 'z 34,46! 38,28 50,20 60,18 70,20 82,28 86,46! 60,42'),
    line('s 44,32 50,25 57,22', 1.4, 'silver'),
    shape('iron', 'z 14,54! 34,44 60,41 86,44 106,54! 84,56 60,52 36,56'),
    ...arm('sun', 'leather', '38,94 26,98', '18,102', 10),
    ...arm('blue', 'leather', '82,94 94,104', '88,116', 10),
    tube('brown', 's 84,116 96,134', 7, 5),
    tube('brass', 'l 80,118 92,112', 3.6),
  ],
};
