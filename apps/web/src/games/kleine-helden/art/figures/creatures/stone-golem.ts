import type { Figure } from '../../kit/figure.js';
import { ground } from '../../kit/parts.js';
import { line, mirrored, shape, wash } from '../../pen/marks.js';

export const stoneGolem: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [shape('slate', 'p 34,116 54,116 54,141 30,141')]),
    shape('stone', 'z 30,70! 60,64! 92,70! 98,96! 86,120! 34,120! 22,96!'),
    line('l 46,92 52,100 48,108', 1.5),
    line('l 80,110 74,104 78,96', 1.5),
    wash('flame', 'o 61,98 9,9', 0.45),
    shape('flame', 'p 61,90 67,98 61,107 55,98', 1.7),
    shape('stone', 'z 40,34! 58,26! 80,32! 86,52! 84,74! 62,80! 38,76! 34,52!'),
    shape('slate', 'z 34,52! 48,48! 60,52! 74,47! 86,52! 85,58! 60,60! 35,58!', 1.7),
    wash('leaf', 'z 40,34! 50,27 66,26 80,32 74,36 68,33 60,38 52,34 46,40', 0.95),
    line('s 52,26 50,18 54,14', 1.6, 'pine'),
    shape('leaf', 'z 54,14 62,10 64,16 56,18', 1.5),
  ],
  face: { y: 62, gap: 12, eyes: 'glow', iris: 'sun', mouth: undefined },
  over: [
    line('l 46,72 56,70 66,72 74,70', 2),
    line('l 78,36 74,42 78,46', 1.4),
    ...mirrored(60, [
      shape('slate', 'z 26,68! 14,70! 6,86! 12,100! 26,98! 32,84!'),
      shape('stone', 'z 8,98! 24,98! 30,114! 26,130! 10,132! 2,118!'),
      line('l 12,122 12,130', 1.4),
      line('l 19,122 19,130', 1.4),
    ]),
    wash('leaf', 'z 88,70 100,70 108,78 100,78 94,76', 0.9),
  ],
};
