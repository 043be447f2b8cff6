import type { Figure } from '../../kit/figure.js';
import { ears, ground, legs, roundHead } from '../../kit/parts.js';
import { line, shape, tube, wash } from '../../pen/marks.js';

export const zombie: Figure = {
  behind: [
    ...ground,
    ...legs('slate', 'brown', 13),
    shape('stone', 'z 44,82 76,82 82,102 84,126! 76,120 70,128! 62,120 54,127! 46,121 37,126! 38,102'),
    shape('rot', 'z 64,98! 74,96 76,108 66,112!', 1.6),
    line('s 65,102 75,101', 1.6, 'bone'),
    line('s 66,107 75,106', 1.6, 'bone'),
    ...ears('rot'),
    ...roundHead('rot'),
    shape('rose', 'z 70,32! 84,40 86,48 74,48 66,42', 1.7),
    line('s 70,38 74,43 79,39 82,45', 1.3),
    shape('brown', 'z 34,46! 38,30 56,25 68,30! 62,34 58,42! 54,36 48,44! 44,40 38,50!'),
  ],
  face: {
    y: 60,
    gap: 13,
    eyes: 'round',
    iris: 'lime',
    brow: 'brown',
    frown: -3,
    nose: 'broad',
    mouth: 'stitched',
    mouthY: 17,
  },
  over: [
    wash('pine', 'o 80,70 5,4', 0.4),
    line('s 36,68 46,72', 1.4),
    ...[38, 42].map((x) => line(`l ${x},67 ${x - 1},73`, 1.2)),
    tube('stone', 's 80,92 94,92 104,84', 11),
    shape('rot', 'z 104,78 114,78 118,84 114,90 104,90', 1.7),
    line('l 112,80 117,80', 1.2),
    tube('stone', 's 40,92 26,94 16,86', 11),
    shape('rot', 'z 16,80 6,80 2,86 6,92 16,92', 1.7),
    line('l 8,83 3,83', 1.2),
  ],
};
