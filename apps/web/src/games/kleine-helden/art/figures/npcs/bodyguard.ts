import type { Figure } from '../../kit/figure.js';
import { belt, ground, legs } from '../../kit/parts.js';
import { line, mirrored, shape, tube } from '../../pen/marks.js';

export const bodyguard: Figure = {
  behind: [
    ...ground,
    ...legs('night', 'raven', 14),
    shape('navy', 'z 34,80 60,84 86,80 98,96 88,124 32,124 22,96'),
    shape('steel', 'z 44,84 60,88 76,84 80,104 60,114 40,104'),
    line('s 60,88 60,112', 1.4),
    ...belt('brown', 'gold', 118),
    shape('umber', 'z 60,34 74,36 82,48 83,66 78,80 60,86 42,80 37,66 38,48 46,36'),
    ...mirrored(60, [shape('umber', 'z 38,56 33,55 31,62 34,68 39,67')]),
  ],
  face: {
    y: 58,
    gap: 11,
    eyes: 'sly',
    iris: 'brown',
    brow: 'raven',
    frown: 3,
    nose: 'broad',
    mouth: 'flat',
    mouthY: 17,
  },
  over: [
    line('s 74,48 78,60 75,70', 1.6, 'wine'),
    shape('raven', 'z 56,84 60,82 64,84 63,92 60,94 57,92', 1.5),
    shape('gold', 'o 36,70 2.8,2.8', 1.4),
    shape('navy', 'z 52,35! 54,22 60,16 66,22 68,35! 60,33', 1.6),
    ...mirrored(60, [shape('iron', 'z 18,96 24,80 38,78 44,88 34,100')]),
    tube('wood', 's 106,144 106,24', 5),
    shape('steel', 'z 106,4! 111,14 108,26! 104,26! 101,14', 1.7),
    tube('navy', 's 94,94 104,100', 12),
    shape('umber', 'o 106,104 6,5.6'),
    shape('crimson', 'z 4,84! 22,80 42,84! 44,112 36,130 23,138! 10,130 2,112'),
    shape('gold', 'p 23,94 27,104 37,105 29,112 32,122 23,116 14,122 17,112 9,105 19,104', 1.6),
  ],
};
