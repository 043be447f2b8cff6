import { area, type Drawing, strokes, touch } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** A cut stone with its point down, around x, y. */
export const gem = (pigment: Pigment, x: number, y: number, size: number): Drawing => [
  area(
    pigment,
    `p ${x - size},${y - size * 0.3} ${x - size * 0.5},${y - size} ${x + size * 0.5},${y - size} ${x + size},${y - size * 0.3} ${x},${y + size}`,
    1.2,
  ),
  ...strokes(
    0.7,
    `l ${x - size},${y - size * 0.3} ${x + size},${y - size * 0.3}`,
    `l ${x - size * 0.3},${y - size * 0.3} ${x},${y + size}`,
    `l ${x + size * 0.3},${y - size * 0.3} ${x},${y + size}`,
  ),
  touch('white', `p ${x - size * 0.6},${y - size * 0.4} ${x - size * 0.4},${y - size * 0.8} ${x},${y - size * 0.8}`),
];
