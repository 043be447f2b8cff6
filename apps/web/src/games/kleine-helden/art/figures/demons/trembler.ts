import type { Figure } from '../../kit/figure.js';
import { arm, ground } from '../../kit/parts.js';
import { line, mirrored, shape, tube, wash } from '../../pen/marks.js';

export const trembler: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [line('s 14,60 9,72 15,84 10,96', 1.6, 'teal'), line('s 5,66 1,76 6,86 2,94', 1.4, 'teal')]),
    ...mirrored(60, [tube('teal', 's 50,120 45,132', 7), shape('teal', 'z 34,138 44,132 52,137 52,142! 32,142!')]),
    shape('teal', 'z 48,84 72,84 80,104 74,122 60,126 46,122 40,104'),
    wash('ghost', 'o 60,108 11,12', 0.5),
    ...mirrored(60, [shape('teal', 'z 34,54! 20,58 10,74! 24,74 34,70!'), tube('bone', 's 44,32 38,20 44,8', 7, 2)]),
    shape('teal', 'z 60,28 80,32 92,48 92,66 82,80 60,86 38,80 28,66 28,48 40,32'),
  ],
  face: { y: 56, gap: 14, scale: 1.25, eyes: 'round', iris: 'ink', brow: 'navy', frown: -4, mouth: 'wavy', mouthY: 15 },
  over: [
    wash('sky', 'z 90,34! 95,44 90,49 86,44'),
    wash('sky', 'z 24,36! 28,44 24,49 20,44'),
    ...arm('teal', 'teal', '76,96 86,100', '74,92', 7),
    ...arm('teal', 'teal', '44,96 34,100', '46,92', 7),
    ...[70, 75].map((x) => line(`l ${x},88 ${x - 1},94`, 1.2)),
    ...[45, 50].map((x) => line(`l ${x},88 ${x - 1},94`, 1.2)),
  ],
};
