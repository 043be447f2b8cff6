import type { Figure } from '../../kit/figure.js';
import { arm, ground } from '../../kit/parts.js';
import { line, mirrored, place, shape, spots, tube, wash } from '../../pen/marks.js';

export const cultist: Figure = {
  behind: [
    ...ground,
    shape('wine', 'z 60,28 28,34 16,62 20,88 36,98 84,98 100,88 104,62 92,34'),
    shape('blood', 'z 60,36 34,42 24,64 30,86 90,86 96,64 86,42', 1.8),
    shape('wine', 'z 42,84 78,84 88,106 96,138! 80,142 60,138 40,142 24,138! 32,106'),
    line('s 60,92 58,116 60,138', 1.6),
    tube('gold', 's 46,90 52,100 60,104 68,100 74,90', 3, 3, 1.5),
    shape('pale', 'z 60,32 76,36 84,52 82,68 74,80 60,86 46,80 38,68 36,52 44,36'),
    ...mirrored(60, [shape('pale', 'z 38,58 32,56 30,64 34,70 39,69')]),
  ],
  face: {
    y: 60,
    gap: 11,
    eyes: 'round',
    iris: 'sun',
    brow: 'wine',
    frown: -2,
    nose: 'hook',
    mouth: 'grin',
    mouthY: 16,
  },
  over: [
    wash('rose', 'o 47,68 5,3', 0.6),
    wash('rose', 'o 73,68 5,3', 0.6),
    line('s 52,46 60,42 68,46 60,50 52,46', 1.7, 'crimson'),
    wash('crimson', 'o 60,46 2,2.2'),
    shape('white', 'z 40,40! 42,32 60,28 78,32 80,40! 76,44! 72,38 68,42! 64,35 56,35 52,40! 48,37 45,45!', 1.9),
    ...spots([48, 18], [60, 12], [72, 18]).flatMap(([x, y]) => [
      tube('white', `l ${x},33 ${x},${y + 4}`, 7, 6.4, 1.9),
      shape('flame', `z ${x},${y - 12}! ${x + 4},${y - 3} ${x},${y + 2} ${x - 4},${y - 3}`, 1.6),
    ]),
    shape('gold', 'o 60,107 6,6', 1.8),
    wash('crimson', 'o 60,107 3,2.4'),
    ...arm('wine', 'pale', '84,98 96,104', '100,92', 12),
    place(
      [
        shape('silver', 'z -3,0! -5,-12 -1,-20 -5,-32! 6,-22 4,-12 3,0!', 1.8),
        tube('gold', 'l -7,1 7,1', 4),
        tube('raven', 'l 0,3 0,10', 4.6),
      ],
      { x: 100, y: 88, turn: 16 },
    ),
    ...arm('wine', 'pale', '36,98 24,106', '30,116', 12),
    shape('navy', 'z 14,104! 40,100! 42,126! 16,130!'),
    shape('gold', 'o 28,114 6.5,5', 1.7),
    wash('ink', 'o 28,114 2,3.4'),
    shape('pale', 'o 37,122 5,4.6', 1.9),
  ].flat(),
};
