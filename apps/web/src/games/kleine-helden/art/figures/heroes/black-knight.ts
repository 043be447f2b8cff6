import type { Figure } from '../../kit/figure.js';
import { arm, ground, legs, tunic } from '../../kit/parts.js';
import { line, mirrored, shape, tube, wash } from '../../pen/marks.js';

export const blackKnight: Figure = {
  behind: [
    ...ground,
    shape('wine', 'z 40,84 30,104 20,132! 34,138 60,134 86,138 100,132! 90,104 80,84'),
    ...legs('iron', 'night'),
    ...tunic('night'),
    shape('crimson', 'z 49,84! 47,124! 60,132! 73,124! 71,84!'),
    line('s 60,100 54,108 60,118 66,108 60,100', 2, 'sun'),
    shape('crimson', 'z 60,25! 52,16 54,6 68,1 90,4 106,16 110,30 98,24 88,26 84,20 74,22'),
    line('s 66,14 84,12 98,20', 1.3),
    ...mirrored(60, [tube('bone', 's 36,38 22,32 18,16', 9, 2)]),
    shape('coal', 'z 60,23! 78,28 89,42 91,62 86,80 72,89 60,93! 48,89 34,80 29,62 31,42 42,28'),
    wash('ink', 'z 34,54! 60,60 86,54! 87,68 60,74 33,68'),
  ],
  face: { y: 64, eyes: 'glow', iris: 'ember', frown: 3 },
  over: [
    line('s 60,24 61,42 60,60', 2),
    line('s 60,73 60,92', 2),
    ...[44, 50, 70, 76].map((x) => wash('ink', `o ${x},80 1.6,1.8`)),
    line('s 37,44 46,33 56,30', 1.6, 'silver'),
    ...mirrored(60, [shape('iron', 'z 30,92 36,84 46,86 48,96 38,102')]),
    shape('silver', 'z 98,102! 98,50 104,32! 110,50 109,102!'),
    line('s 104,98 104,48', 1.2),
    tube('gold', 's 91,101 104,104 116,100', 5),
    tube('brown', 's 103,104 103,118', 5),
    ...arm('iron', 'night', '84,96 94,106', '103,112'),
    shape('coal', 'z 6,92 22,88 38,92 38,112 22,132! 6,112'),
    line('l 22,90 22,129', 2, 'silver'),
    line('s 8,104 22,106 37,104', 2, 'silver'),
  ],
};
