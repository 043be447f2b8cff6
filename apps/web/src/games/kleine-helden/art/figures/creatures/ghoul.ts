import type { Figure } from '../../kit/figure.js';
import { ground } from '../../kit/parts.js';
import { line, mirrored, shape, spots, tube, wash } from '../../pen/marks.js';

export const ghoul: Figure = {
  behind: [
    ...ground,
    shape('stone', 'z 40,74 24,86 18,112 26,130 50,132 74,130 96,134 104,112 98,86 80,74'),
    ...spots([34, 84], [28, 96], [26, 110]).map(([x, y]) => line(`s ${x + 10},${y - 2} ${x},${y}`, 1.3)),
    ...mirrored(60, [
      tube('stone', 's 42,118 26,124 28,138', 14, 10),
      shape('stone', 'z 14,138 26,134 38,138 38,142! 12,142!'),
    ]),
    shape('bark', 'z 42,118! 60,122 78,118! 82,134! 70,128 60,138! 50,128 38,134!'),
    ...mirrored(60, [shape('stone', 'z 34,52! 18,40 6,22! 8,46 20,64 34,70!'), line('s 30,62 18,50 12,36', 1.2)]),
    shape('stone', 'z 60,26 76,30 86,46 88,64 82,80 70,92 50,92 38,80 32,64 34,46 44,30'),
    ...spots([56, 30], [62, 29], [67, 31], [50, 32]).map(([x, y]) => line(`s ${x},${y} ${x + 2},${y - 9}`, 1.2)),
  ],
  face: { y: 56, gap: 13, eyes: 'hollow', iris: 'sun', brow: 'raven', frown: 3, nose: 'hollow', mouth: undefined },
  over: [
    shape('blood', 'z 40,72! 50,70 60,71 70,70 80,72! 78,86 60,93 42,86'),
    ...[44, 51, 58, 65, 72].map((x) => shape('bone', `p ${x},71 ${x + 5},71 ${x + 2.5},79`, 1.1)),
    ...[48, 55, 62, 69].map((x) => shape('bone', `p ${x},91 ${x + 4.6},91 ${x + 2.2},84`, 1.1)),
    wash('rose', 'o 60,86 6,3'),
    ...mirrored(60, [
      tube('stone', 's 92,92 106,100 102,120', 10, 8),
      ...[94, 101, 108].map((x) => tube('bone', `s 102,120 ${x},134`, 4, 1.4, 1.4)),
      shape('stone', 'o 102,120 7,6'),
    ]),
  ],
};
