import { area, black, type Drawing, each, mirrored, strokes, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { beastEye, teeth } from './beasts.js';

const bladeWing = (skin: Pigment, blade: Pigment): Drawing => [
  ...each(
    [
      [58, -18, 78, -6],
      [50, -10, 66, 10],
      [38, -4, 50, 20],
      [26, 2, 34, 26],
      [14, 6, 18, 26],
    ],
    (x, y, tipX, tipY) => [
      area(blade, `z ${x - 7},${y - 6}! ${x + 5},${y - 4}! ${tipX},${tipY}! ${x - 5},${y + 6}`, 1),
    ],
  ),
  area(skin, 'z 2,-4 16,-22 36,-30 58,-30 80,-22! 64,-14 52,-4 38,2 22,8 6,12', 1.3),
  tufts('s 8,0 24,-10 44,-16 64,-18', 5, { lean: -60, gap: 3 }),
  ...strokes(0.8, 's 6,-6 20,-18 40,-24 62,-24', 's 10,4 28,-4 50,-10'),
];

/** A razorwing that dives at us: feathers like blades, a beak full of teeth. Centre of the body at 0,0. */
export const razorwing = (skin: Pigment, blade: Pigment = 'steel', eye: Pigment = 'vermilion'): Drawing => [
  ...mirrored(0, bladeWing(skin, blade)),
  area(skin, 'z -12,-8 -8,-20 8,-20 12,-8 10,14 4,26 0,40! -4,26 -10,14', 1.3),
  tufts('s -8,4 0,8 8,4', 5, { lean: -90, gap: 2.4 }),
  tufts('s -7,14 0,18 7,14', 5, { lean: -90, gap: 2.4 }),
  ...mirrored(0, strokes(1.4, 's 5,24 10,32 8,38', 's 5,24 13,30 14,36')),
  area(skin, 'z -11,-12 -10,-26 0,-32 10,-26 11,-12 6,-4 -6,-4', 1.3),
  ...mirrored(0, [area(skin, 'z 5,-28! 14,-44! 11,-22', 1)]),
  ...mirrored(0, beastEye(5.4, -18, 2.2, eye)),
  black('z -5,-10 0,-8 5,-10 3,4 0,8 -3,4'),
  wash('madder', 'z -2,-4 2,-4 1,5 -1,5', 0.9, 0.1),
  ...teeth(-3.4, -7, 3.4, -7, 4, 4),
  area('ochre', 'z -7,-13 0,-18 7,-13 4,-8 0,-4! -4,-8', 1.1),
];
