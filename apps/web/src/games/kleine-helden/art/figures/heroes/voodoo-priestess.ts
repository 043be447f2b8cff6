import type { Figure } from '../../kit/figure.js';
import { arm, ground, legs, roundHead } from '../../kit/parts.js';
import { line, mirrored, shape, spots, tube, wash } from '../../pen/marks.js';

export const voodooPriestess: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [
      tube('raven', 's 36,52 24,70 24,98', 9, 6),
      tube('raven', 's 40,60 32,82 34,104', 9, 6),
      line('l 20,88 28,89', 2.6, 'gold'),
    ]),
    ...legs('umber', 'umber', 9),
    shape('rose', 'z 47,84 73,84 78,100 76,112 44,112 42,100'),
    shape(
      'sun',
      'z 42,106! 78,106! 88,124! 80,122 78,134! 70,124 66,136! 60,126 54,136! 50,124 42,134! 40,122 32,124!',
    ),
    ...[36, 50, 70, 84].map((x) => line(`l ${60 + (x - 60) * 0.6},110 ${x},124`, 1.3)),
    ...roundHead('umber'),
  ],
  face: { y: 62, eyes: 'lash', iris: 'gold', brow: undefined, nose: 'broad', mouth: 'grin', mouthY: 17 },
  over: [
    line('s 42,56 48,53 54,57', 1.6, 'white'),
    ...spots([60, 51], [52, 49], [68, 49], [36, 66], [84, 66], [60, 84]).map(([x, y]) =>
      wash('white', `o ${x},${y} 1.7,1.7`),
    ),
    shape('plum', 'z 38,42! 34,18 36,4! 60,0 86,4! 86,18 82,42!'),
    shape('crimson', 'z 36,30! 60,34 84,30! 83,40! 60,43 37,40!', 1.9),
    shape('plum', 'z 14,44! 34,38 60,42 86,38 106,44! 92,52 60,54 28,52'),
    shape('bone', 'z 52,16 60,12 68,16 70,24 66,32! 54,32! 50,24', 1.9),
    wash('ink', 'o 56,23 2.4,2.8'),
    wash('ink', 'o 64,23 2.4,2.8'),
    shape('lime', 'z 84,38! 98,26 106,8! 92,14 82,30', 1.8),
    line('s 84,36 94,24 103,12', 1),
    shape('teal', 'z 84,38! 104,34 116,22! 100,22 86,32', 1.8),
    ...mirrored(60, [shape('gold', 'o 31,76 4,4.6', 1.7)]),
    ...spots([50, 92], [60, 95], [70, 92]).map(([x, y]) =>
      shape('bone', `p ${x - 2.6},${y} ${x + 2.6},${y} ${x},${y + 8}`, 1.5),
    ),
    ...arm('umber', 'umber', '78,92 90,104', '96,100', 8),
    shape(
      'sand',
      'z 96,72 103,76 103,84 100,88 110,90 110,96 102,97 106,112 100,114 96,104 92,114 86,112 90,97 82,96 82,90 92,88 89,84 89,76',
      1.9,
    ),
    line('l 92,79 95,82', 1.4),
    line('l 95,79 92,82', 1.4),
    wash('ink', 'o 99.5,80.5 1.7,1.7'),
    wash('crimson', 'z 96,96 99,93 101,96 96,101 91,96 93,93'),
    line('l 98,95 114,78', 1.6, 'silver'),
    shape('crimson', 'o 114,77 3,3', 1.5),
    ...arm('umber', 'umber', '42,92 28,98', '22,84', 8),
    line('l 22,84 10,66', 1.8, 'silver'),
    shape('teal', 'o 9,64 3.4,3.4', 1.6),
  ],
};
