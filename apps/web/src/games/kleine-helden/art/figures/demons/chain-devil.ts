import type { Figure } from '../../kit/figure.js';
import { arm, ground } from '../../kit/parts.js';
import { line, mirrored, shape, spots, tube } from '../../pen/marks.js';

export const chainDevil: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [shape('raven', 'z 40,84! 24,66 4,58! 8,76 2,84! 12,92 10,104! 26,100 40,104!')]),
    ...mirrored(60, [
      tube('crimson', 's 46,116 42,132', 14),
      shape('raven', 'z 30,141! 32,132 42,129 52,132 54,141! 43,136'),
    ]),
    shape('crimson', 'z 38,78 60,82 82,78 94,92 86,112 82,124 38,124 34,112 26,92'),
    line('s 46,98 54,101 59,97', 1.5),
    line('s 74,98 66,101 61,97', 1.5),
    shape('night', 'z 36,114! 60,118 84,114! 86,130! 60,134 34,130!'),
    ...mirrored(60, [
      tube('bone', 's 38,40 18,40 14,24 22,10', 13, 3),
      line('s 27,36 24,44', 1.2),
      line('s 18,30 10,32', 1.2),
    ]),
    shape('crimson', 'z 60,26 78,30 88,46 86,62 80,74 66,86 60,90! 54,86 40,74 34,62 32,46 42,30'),
    line('s 60,28 60,40', 1.4),
  ],
  face: { y: 54, gap: 12, eyes: 'slit', iris: 'sun', brow: 'ink', frown: 4, nose: 'broad', mouth: 'bite', mouthY: 16 },
  over: [
    shape('raven', 'p 56,84 64,84 60,98', 1.5),
    ...spots([38, 92], [46, 97], [54, 102], [62, 107], [70, 112], [78, 117]).map(([x, y]) =>
      line(`s ${x - 4},${y - 2} ${x},${y - 4} ${x + 4},${y + 2} ${x},${y + 4} ${x - 4},${y - 2}`, 1.9, 'slate'),
    ),
    ...arm('crimson', 'crimson', '90,92 104,96', '104,82', 13),
    ...arm('crimson', 'crimson', '30,92 16,100', '18,114', 13),
    ...[0, 1, 2, 3, 4]
      .map((i) => ({ x: 106 + Math.sin(i) * 4, y: 76 - i * 11 }))
      .map(({ x, y }, i) => shape('steel', `o ${x.toFixed(0)},${y} ${i % 2 === 0 ? '3,6' : '5,5.4'}`, 1.7)),
    shape('steel', 'z 104,26! 96,20 98,10! 102,18 108,18 112,8! 114,20 108,26!', 1.7),
    tube('iron', 's 12,108 24,110', 6),
  ],
};
