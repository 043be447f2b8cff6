import type { Figure } from '../../kit/figure.js';
import { arm, ground, roundHead } from '../../kit/parts.js';
import { line, mirrored, shape, tube, wash } from '../../pen/marks.js';

export const necromancer: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [
      tube('bone', 's 44,46 24,44 12,28', 7, 3),
      tube('bone', 's 46,38 30,30 24,12', 7, 3),
      tube('bone', 's 52,32 44,20 46,4', 7, 3),
    ]),
    shape('raven', 'z 60,26 38,32 28,52 26,84 30,116! 60,110 90,116! 94,84 92,52 82,32'),
    shape('night', 'z 46,82 74,82 84,106 94,138! 80,142 60,138 40,142 26,138! 36,106'),
    ...[96, 104, 112].map((y) => line(`s 48,${y} 54,${y + 4} 60,${y} 66,${y + 4} 72,${y}`, 2, 'bone')),
    line('l 60,92 60,122', 2, 'bone'),
    ...roundHead('pale'),
  ],
  face: { y: 62, eyes: 'sly', iris: 'teal', brow: 'raven', frown: 0, nose: 'dot', mouth: 'pout', cheeks: 'lilac' },
  over: [
    ...mirrored(60, [line('s 42,69 41,76', 1.8, 'teal')]),
    shape('raven', 'z 60,28 82,32 92,52 92,82! 84,72 84,54! 74,51 60,53 46,51 36,54! 36,72 28,82! 28,52 38,32'),
    tube('white', 's 70,30 80,42 86,60 88,78', 5, 2, 1.5),
    shape('bone', 'z 60,28 67,31 68,38 65,42 55,42 52,38 53,31', 1.9),
    wash('ink', 'o 57,36 1.9,2.2'),
    wash('ink', 'o 63,36 1.9,2.2'),
    ...arm('night', 'pale', '82,96 92,106', '90,116', 10),
    ...arm('night', 'pale', '38,96 28,106', '30,116', 10),
    wash('teal', 'o 60,116 24,20', 0.25),
    shape('bone', 'z 60,98 72,102 76,112 72,118 70,126! 50,126! 48,118 44,112 48,102'),
    wash('ink', 'o 54,112 4,4.4'),
    wash('ink', 'o 66,112 4,4.4'),
    wash('teal', 'o 54,112.5 2,2.2'),
    wash('teal', 'o 66,112.5 2,2.2'),
    line('l 56,120 56,125', 1.3),
    line('l 60,120 60,125', 1.3),
    line('l 64,120 64,125', 1.3),
    shape('pale', 'z 78,112 90,110 92,118 80,124 74,120', 1.9),
    shape('pale', 'z 42,112 30,110 28,118 40,124 46,120', 1.9),
  ],
};
