import type { Figure } from '../../kit/figure.js';
import { line, mirrored, shape, tube, wash } from '../../pen/marks.js';

export const bloodsucker: Figure = {
  behind: [
    wash('bark', 'o 60,143 24,4', 0.25),
    ...mirrored(60, [
      shape('wine', 'z 42,70! 30,46 10,30! 0,52 4,78! 12,72 18,84! 26,78 32,92! 38,84 46,88!'),
      line('s 40,72 24,58 10,34', 1.5),
      line('s 40,76 28,72 18,82', 1.3),
    ]),
    ...mirrored(60, [
      tube('wine', 's 54,116 52,132', 6),
      line('s 52,132 46,138', 2),
      line('s 52,132 53,140', 2),
      line('s 52,132 58,137', 2),
    ]),
    shape('crimson', 'z 60,66 80,72 90,90 84,112 60,122 36,112 30,90 40,72'),
    wash('blush', 'o 60,98 18,15', 0.55),
    ...mirrored(60, [
      shape('wine', 'z 38,44! 30,24 30,8! 46,20 54,34!'),
      wash('rose', 'z 40,36! 36,24 36,18! 44,24 48,32!', 0.8),
    ]),
    shape('wine', 'z 60,30 76,34 84,48 82,62 74,72 60,76 46,72 38,62 36,48 44,34'),
  ],
  face: { y: 52, gap: 11, eyes: 'slit', iris: 'sun', brow: 'ink', frown: 3, mouth: undefined },
  over: [
    tube('rose', 's 60,66 64,80 58,92 62,104', 6, 2, 1.7),
    shape('blood', 'z 62,106! 66,114 62,119 58,114', 1.5),
    ...mirrored(60, [shape('white', 'p 50,68 55,69 52,76', 1.2)]),
    line('s 46,66 54,69 66,69 74,66', 1.7),
  ],
};
