import { area, black, type Drawing, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** A falcon that sits at 0,0 and looks to the left, about 44 high. */
export const falcon: Drawing = [
  area('umber', 'z 0,-2 -10,-8 -12,-22 -6,-34 4,-34 12,-24 14,-8 22,14! 12,10 6,4', 1.2),
  area('straw', 'z -2,-4 -9,-10 -10,-22 -5,-30 0,-22 2,-10', 0.9),
  tufts('s -8,-26 -7,-18 -6,-10', 2.4, { lean: 20, gap: 2.4, width: 0.8 }),
  tufts('s -4,-26 -3,-18 -2,-8', 2.4, { lean: 20, gap: 2.4, width: 0.8 }),
  area('sepia', 'z 2,-30 12,-24 15,-6 20,12! 10,2 4,-12', 1),
  ...strokes(0.7, 's 6,-24 10,-10 14,2', 's 9,-24 13,-10 17,6'),
  area('sepia', 'z -10,-34 -8,-43 0,-46 7,-42 8,-34 2,-29 -6,-29', 1.2),
  wash('white', 'z -8,-33 -3,-36 0,-31 -5,-29', 0.9, 0.2),
  area('gold', 'z -9,-38 -14,-36 -15.6,-31! -11,-33 -8,-34', 0.9),
  touch('gold', 'o -3,-39 1.9,1.9'),
  touch('ink', 'o -3.2,-39 1.1,1.1'),
  black('z -5,-36 -3,-35 -4,-30'),
  ...strokes(1.4, 's -5,-2 -6,3 -8,4', 's 1,-1 1,4 -1,5'),
];

/** A spread wing of a bird: root at 0,0, tip to the right and up. */
export const featherWing = (span: number, pigment: Pigment, tips: Pigment = 'sepia'): Drawing => {
  const s = span / 60;
  const feather = (x: number, y: number, tipX: number, tipY: number): Drawing => [
    area(
      tips,
      `z ${x * s},${y * s}! ${(x * 0.45 + tipX * 0.55 + 3) * s},${(y * 0.45 + tipY * 0.55 - 1) * s} ${tipX * s},${tipY * s}! ${(x * 0.5 + tipX * 0.5 - 3) * s},${(y * 0.5 + tipY * 0.5 + 2) * s}`,
      1,
    ),
  ];
  return [
    ...feather(10, 4, 14, 30),
    ...feather(18, 0, 26, 32),
    ...feather(26, -6, 38, 28),
    ...feather(32, -12, 49, 20),
    ...feather(36, -18, 57, 10),
    ...feather(38, -22, 62, -2),
    ...feather(38, -26, 62, -16),
    ...feather(36, -28, 58, -30),
    area(
      pigment,
      `z 0,${-6 * s} ${18 * s},${-22 * s} ${40 * s},${-34 * s} ${44 * s},${-26 * s} ${36 * s},${-8 * s} ${22 * s},${6 * s} ${4 * s},${12 * s}`,
      1.3,
    ),
    tufts(`s ${4 * s},${4 * s} ${20 * s},${-4 * s} ${36 * s},${-20 * s}`, 5 * s, { lean: -60, gap: 3 * s }),
    stroke(`s ${4 * s},${-4 * s} ${20 * s},${-17 * s} ${38 * s},${-29 * s}`, 0.7),
  ];
};
