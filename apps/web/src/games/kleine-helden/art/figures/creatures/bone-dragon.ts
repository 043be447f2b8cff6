import type { Figure } from '../../kit/figure.js';
import { ground } from '../../kit/parts.js';
import { line, mirrored, shape, tube, wash } from '../../pen/marks.js';

export const boneDragon: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [
      shape('plum', 'z 44,88! 24,62 6,26! 4,50 8,58! 2,70 10,76! 6,90 16,96! 30,100 44,104!'),
      tube('bone', 's 44,92 26,66 6,24', 5, 2.6, 1.6),
      line('s 32,78 20,74 8,60', 1.8, 'bone'),
      line('s 38,90 24,88 10,77', 1.8, 'bone'),
    ]),
    tube('bone', 's 70,122 96,132 112,122 114,108', 8, 2),
    ...[88, 98, 107].map((x) => shape('bone', `p ${x - 3},127 ${x + 1},118 ${x + 4},127`, 1.4)),
    ...mirrored(60, [
      tube('bone', 's 46,118 38,130', 8),
      shape('bone', 'z 24,138 36,131 48,136 48,142! 22,142!'),
      line('l 31,138 30,142', 1.2),
      line('l 39,138 39,142', 1.2),
    ]),
    tube('bone', 's 60,78 60,122', 8),
    ...[90, 99, 108, 116].map((y, i) =>
      tube('bone', `s ${38 + i * 2},${y + 5} 60,${y} ${82 - i * 2},${y + 5}`, 5, 5, 1.5),
    ),
    ...mirrored(60, [tube('bone', 's 40,36 28,24 24,8', 8, 2), tube('bone', 's 36,46 22,42 16,32', 6, 2)]),
    shape('bone', 'z 60,26 78,30 88,44 84,58 78,64 78,76 70,88 60,90 50,88 42,76 42,64 36,58 32,44 42,30'),
    line('s 60,28 59,36 61,44', 1.3),
  ],
  face: { y: 50, gap: 13, eyes: 'hollow', iris: 'crimson', mouth: undefined },
  over: [
    wash('ink', 'o 55,72 1.8,3'),
    wash('ink', 'o 65,72 1.8,3'),
    line('s 42,78 50,82 60,80 70,82 78,78', 1.8),
    ...[45, 51, 57, 63, 69].map((x) => shape('white', `p ${x},80 ${x + 5},80 ${x + 2.5},87`, 1.2)),
    ...[52, 60, 68].map((x) => shape('bone', `p ${x - 4},29 ${x},18 ${x + 4},29`, 1.5)),
  ],
};
