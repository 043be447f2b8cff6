import type { Figure } from '../../kit/figure.js';
import { line, mirrored, shape, spots, wash } from '../../pen/marks.js';

export const shadowSoul: Figure = {
  behind: [
    wash('plum', 'o 60,140 34,6', 0.4),
    wash('violet', 'z 60,6 96,24 112,70 100,120 60,146 20,120 8,70 24,24', 0.2),
    shape(
      'night',
      'z 60,10 84,18 98,44 98,78 90,100 100,124 90,142! 82,128 72,132 66,146! 58,130 48,134 40,144! 34,126 20,132! 28,106 22,78 22,44 36,18',
    ),
    ...mirrored(60, [shape('night', 'z 26,80! 10,82 2,70! 0,90 4,100! 8,96 12,106! 16,98 28,100!')]),
    wash('plum', 'z 60,24 80,34 86,58 78,86 60,92 42,86 34,58 40,34', 0.8),
  ],
  face: { y: 54, gap: 14, scale: 1.15, eyes: 'glow', iris: 'lilac', mouth: undefined },
  over: [
    shape('ink', 'z 50,72 60,68 70,72 72,86 60,94 48,86', 1.6),
    wash('violet', 'o 60,84 7,5', 0.8),
    ...spots([60, 110], [50, 118], [71, 116]).map(([x, y]) =>
      line(`s ${x - 4},${y} ${x},${y - 4} ${x + 4},${y}`, 1.4, 'lilac'),
    ),
    line('s 36,30 48,20 58,18', 1.4, 'lilac'),
  ],
};
