import type { Figure } from '../../kit/figure.js';
import { ground } from '../../kit/parts.js';
import { line, mirrored, shape, tube } from '../../pen/marks.js';

export const skeletonWarrior: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [tube('bone', 's 52,118 48,136', 5), shape('bone', 'z 38,138 48,134 54,138 54,142! 36,142!')]),
    tube('bone', 's 60,84 60,120', 6),
    ...[92, 100, 108].map((y, i) => tube('bone', `s ${42 + i * 2},${y + 3} 60,${y} ${78 - i * 2},${y + 3}`, 5, 5, 1.6)),
    shape('bone', 'z 46,116 60,114 74,116 72,124 64,126 60,122 56,126 48,124'),
    shape('crimson', 'z 46,120! 74,120! 76,136! 68,130 60,138! 52,130 44,136!'),
    shape('bone', 'z 60,30 80,34 89,50 86,66 78,72 76,84! 60,88 44,84! 42,72 34,66 31,50 40,34'),
  ],
  face: { y: 60, gap: 12, eyes: 'hollow', iris: 'ember', nose: 'hollow', mouth: 'skull', mouthY: 20 },
  over: [
    shape('iron', 'z 28,54! 30,36 44,22 60,18 76,22 90,36 92,54! 76,46 60,44 44,46'),
    line('s 60,18 60,44', 1.8),
    line('s 34,48 60,40 86,48', 1.4),
    shape('steel', 'p 60,18 56,8 60,0 64,8', 1.7),
    line('l 70,28 76,34 72,38', 1.3),
    tube('bone', 's 78,94 92,96 98,104', 5),
    shape('steel', 'z 94,100! 92,60 98,34! 104,60 103,100!'),
    line('l 93,72 97,75', 1.4),
    line('s 98,94 98,50', 1.1),
    tube('brass', 'l 87,102 110,101', 4.6),
    tube('brown', 'l 99,104 99,114', 5),
    shape('bone', 'o 99,107 4.6,4.2', 1.7),
    tube('bone', 's 42,94 30,98', 5),
    shape('wood', 'o 24,104 19,20'),
    line('s 24,85 23,123', 1.3),
    line('s 13,90 12,118', 1.1),
    line('s 35,90 36,117', 1.1),
    shape('iron', 'o 24,104 6,6'),
  ],
};
