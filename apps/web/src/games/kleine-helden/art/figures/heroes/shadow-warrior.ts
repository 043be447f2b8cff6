import type { Figure } from '../../kit/figure.js';
import { arm, belt, ground, legs, roundHead, tunic } from '../../kit/parts.js';
import { line, shape, tube, wash } from '../../pen/marks.js';

export const shadowWarrior: Figure = {
  behind: [
    ...ground,
    tube('leather', 's 84,82 98,124', 12, 10),
    ...[0, 4, 8].map((x) => line(`l ${82 + x},82 ${76 + x},66`, 2, 'sand')),
    shape('teal', 'z 44,84 28,84 12,76 2,84! 8,92 2,100! 18,98 34,96 48,94'),
    ...legs('night', 'raven', 13),
    ...tunic('navy'),
    line('s 46,84 58,98 74,124', 1.8),
    line('s 74,84 66,94', 1.8),
    ...belt('teal', 'silver', 111),
    ...roundHead('peach'),
    wash('navy', 'z 60,30 78,34 88,50 88,60 60,56 32,60 32,50 42,34', 0.7),
  ],
  face: { y: 60, eyes: 'round', iris: 'teal', brow: 'raven', frown: 2, mouth: undefined },
  over: [
    shape('teal', 'z 32,66! 46,70 60,71 74,70 88,66! 90,80 76,92 60,95 44,92 30,80'),
    line('s 40,80 56,84 78,79', 1.4),
    line('s 46,88 60,90', 1.3),
    shape('night', 'z 60,8! 78,26 98,44 112,56! 92,52 60,49 28,52 8,56! 22,44 42,26'),
    line('s 60,10 56,30 46,49', 1.3),
    line('s 60,10 66,30 78,49', 1.3),
    line('s 60,10 78,34 100,51', 1.1),
    line('s 60,10 42,34 20,51', 1.1),
    line('s 13,52 36,46 60,44 84,46 107,52', 2.4, 'teal'),
    line('l 24,64 28,142', 1.3),
    tube('wood', 's 24,62 12,76 9,102 14,128 28,144', 5, 4),
    ...arm('navy', 'raven', '36,94 24,98', '11,103'),
    ...arm('navy', 'raven', '84,94 96,104', '86,114'),
  ],
};
