import type { Figure } from '../../kit/figure.js';
import { arm, ground } from '../../kit/parts.js';
import { line, mirrored, shape, tube } from '../../pen/marks.js';

export const thievingImp: Figure = {
  behind: [
    ...ground,
    tube('ember', 's 44,120 22,128 12,114 20,104', 5, 3),
    shape('ember', 'p 20,106 10,102 22,94 28,104', 1.6),
    shape('leather', 'z 84,62 100,60 112,74 116,96 108,112 90,114 78,104 78,80'),
    shape('leather', 'z 86,62! 84,50 92,54 98,48 100,62!', 1.7),
    line('l 84,62 102,61', 2.4, 'sand'),
    shape('gold', 'o 99,88 7,7.4', 1.6),
    line('s 96,88 99,84 102,88 99,92', 1.3),
    tube('ember', 's 50,116 42,128', 9),
    tube('ember', 's 68,116 76,128', 9),
    shape('ember', 'z 30,136 40,128 48,134 46,141! 28,141!'),
    shape('ember', 'z 72,132 80,128 92,138! 90,142! 70,140'),
    shape('ember', 'z 46,84 70,84 76,102 70,120 60,123 48,120 42,102'),
    ...mirrored(58, [shape('ember', 'z 34,54! 20,42 2,36! 8,54 20,66 34,68!'), line('s 30,61 18,52 10,45', 1.2)]),
    ...mirrored(58, [tube('bone', 's 46,32 42,20 46,10', 7, 2)]),
    shape('ember', 'z 58,28 76,32 86,48 85,64 76,77 58,84 40,77 31,64 30,48 40,32'),
  ],
  face: {
    x: 58,
    y: 55,
    gap: 12,
    eyes: 'sly',
    iris: 'lime',
    brow: 'wine',
    frown: 2.6,
    nose: 'hook',
    mouth: 'grin',
    mouthY: 17,
  },
  over: [
    ...arm('ember', 'ember', '74,92 84,88', '92,68', 8),
    ...arm('ember', 'ember', '44,92 32,92', '36,78', 8),
    tube('ember', 's 36,78 41,70', 3.4, 2.6, 1.5),
  ],
};
