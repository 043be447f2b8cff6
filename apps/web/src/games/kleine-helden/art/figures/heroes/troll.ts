import type { Figure } from '../../kit/figure.js';
import { arm, ground } from '../../kit/parts.js';
import { line, mirrored, shape, spots, tube, wash } from '../../pen/marks.js';

export const troll: Figure = {
  behind: [
    ...ground,
    shape('wood', 'z 96,112! 92,74 88,44 92,26 104,22 114,30 114,50 108,80 106,112!'),
    ...spots([97, 36], [107, 46], [98, 56]).map(([x, y]) =>
      shape('silver', `p ${x},${y - 4} ${x + 4},${y} ${x},${y + 4} ${x - 4},${y}`, 1.6),
    ),
    ...mirrored(60, [
      tube('moss', 's 42,120 38,136', 18),
      shape('moss', 'z 24,136 38,130 52,136 52,142! 22,142!'),
      line('l 31,136 31,141', 1.4),
      line('l 38,136 38,141', 1.4),
    ]),
    shape('moss', 'z 34,66 60,60 86,66 102,88 100,116 84,130 60,132 36,130 20,116 18,88'),
    shape('leather', 'z 28,118! 60,126 92,118! 92,134! 82,128 74,138! 64,130 54,138! 44,129 30,134!'),
    wash('sand', 'o 60,108 22,13', 0.35),
    line('s 58,114 61,116 62,112', 1.5),
    ...mirrored(60, [shape('moss', 'z 34,48! 22,40 10,44! 14,56 24,64 35,62!'), line('s 30,56 22,51 17,50', 1.3)]),
    shape('moss', 'z 60,22 76,26 84,40 86,56 92,70 86,84 60,92 34,84 28,70 34,56 36,40 44,26'),
    shape('raven', 'z 52,25! 50,14 56,18 59,8 63,18 70,13 68,25!'),
    ...spots([44, 34], [78, 38], [72, 30]).map(([x, y]) => wash('pine', `o ${x},${y} 2.2,1.8`, 0.5)),
  ],
  face: { y: 48, gap: 10, eyes: 'round', iris: 'ember', brow: 'raven', frown: 1, mouth: undefined },
  over: [
    shape('leaf', 'z 60,46 66,54 72,63 60,68 48,63 54,54'),
    wash('ink', 'o 55,64 1.6,1.2'),
    wash('ink', 'o 65,64 1.6,1.2'),
    line('s 36,74 46,78 60,76 74,78 85,73', 2.4),
    ...mirrored(60, [shape('bone', 'z 40,78! 41,68 44,62! 48,70 49,79!', 1.9)]),
    ...arm('moss', 'moss', '92,84 106,98', '100,112', 17),
    ...arm('moss', 'moss', '28,84 12,100', '16,122', 17),
    shape('moss', 'o 16,124 9,8'),
    line('s 11,127 12,131', 1.4),
    line('s 17,128 17,132', 1.4),
    shape('moss', 'o 101,111 8,7'),
  ],
};
