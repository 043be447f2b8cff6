import { area, black, type Drawing, each, stroke, strokes, touch, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** A skull in the measure of `head`, looking to the left; `light` glimmers in its eyes. */
export const skull = (light?: Pigment, pigment: Pigment = 'bone'): Drawing => [
  area(
    pigment,
    'z -15,-18 -17,-8 -14,-2 -17,4 -15,9 -12,11 -11,17 -3,19 5,17 7,10 14,8 18,-2 19,-14 12,-25 -2,-28',
    1.4,
  ),
  area(pigment, 'z -11,18 -10,26 -4,29.5 4,28 9,20 12,9 7,14 5,18 -3,20', 1.3),
  wash('umber', 'z 10,-22 18,-12 17,-2 13,7 7,10 8,0 11,-8', 0.45, 0.6),
  black('z -1,-5 5,-6.6 10.4,-3 9.6,3 4,4.6 -1,1.6'),
  black('z -14.6,-4 -10,-6 -6.4,-4 -7,2 -12,3.4 -14.4,0.6'),
  black('z -8.6,9 -6.4,3.4 -4,9.2 -6,8.2'),
  ...(light === undefined
    ? []
    : each(
        [
          [4.6, -0.8, 1.5],
          [-10.4, -1, 1.3],
        ],
        (x, y, size) => [
          wash(light, `o ${x},${y} ${size * 1.7},${size * 1.5}`, 0.8, 0.1),
          touch('white', `o ${x},${y} ${size * 0.7},${size * 0.7}`),
        ],
      )),
  ...strokes(0.8, 's -11.4,17.4 -3,19.6 6,17'),
  ...each([[-9], [-6.6], [-4.2], [-1.8], [0.8], [3.2]], (x) => [stroke(`l ${x},13.4 ${x + 0.2},22`, 0.75)]),
  ...strokes(0.7, 's 10,-16 7,-12 9,-9', 's 12,1 14,5 12,8', 's -6,-24 -3,-20 -4.6,-17'),
];

/** The neck of a skull in its collar. */
export const boneNeck = (pigment: Pigment = 'bone'): Drawing => [
  black('z -10,44 -6,24 12,18 18,42 4,52'),
  ...each([[22], [28], [34], [40]], (y) => [area(pigment, `z -2,${y} 2,${y - 2} 8,${y} 7,${y + 5} -1,${y + 5}`, 0.9)]),
];

/** Neck bones and ribs below a skull. */
export const ribs = (pigment: Pigment = 'bone'): Drawing => [
  ...each([[26], [31], [36], [41]], (y) => [area(pigment, `z -1,${y} 3,${y - 2} 8,${y} 7,${y + 5} 0,${y + 5}`, 0.9)]),
  ...each(
    [
      [46, 25],
      [55, 27],
      [64, 26],
      [73, 24],
    ],
    (y, reach) => [
      area(
        pigment,
        `z 2,${y} -${reach * 0.6},${y - 2} -${reach},${y + 7} -${reach * 0.8},${y + 11} -${reach * 0.7},${y + 5} 2,${y + 4}`,
        1,
      ),
      area(
        pigment,
        `z 4,${y} ${reach * 0.7},${y - 2} ${reach * 1.15},${y + 7} ${reach * 0.95},${y + 11} ${reach * 0.8},${y + 5} 4,${y + 4}`,
        1,
      ),
    ],
  ),
  area(pigment, 'z -1,45 6,45 7,106! -1,106!', 1),
  area(pigment, 'z -6,42 -26,38 -36,44 -24,44 -6,47', 1),
  area(pigment, 'z 11,42 30,38 42,44 30,45 11,47', 1),
];

/** A hand of bones that grips at x, y. */
export const boneHand = (x: number, y: number): Drawing =>
  each([[-3.4], [-1], [1.4], [3.8]], (dy) => [
    area(
      'bone',
      `z ${x - 5},${y + dy - 1} ${x},${y + dy - 1.8} ${x + 4},${y + dy - 0.8} ${x + 4},${y + dy + 1} ${x},${y + dy + 0.4} ${x - 4.6},${y + dy + 1}`,
      0.8,
    ),
  ]);
