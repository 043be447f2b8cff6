import { noise } from '../../../../../pen/noise.js';
import { type Drawing, type Mark, stroke, touch, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** The loose puddle of colour a picture stands in; it does not reach the edges of the paper. */
export const flood = (pigment: Pigment, curve: string, strength = 0.5): Mark => wash(pigment, curve, strength, 3.2);

/** Drops that flew off the brush. */
export function spatter(pigment: Pigment, x: number, y: number, reach: number, count = 7): Drawing {
  return Array.from({ length: count }, (_, i) => {
    const angle = (noise(i * 2.3 + x, y * 0.7) + 1) * Math.PI;
    const away = reach * (0.35 + 0.65 * Math.abs(noise(x * 0.3, i * 1.9 + y)));
    const size = 0.4 + 1.3 * Math.abs(noise(i * 3.1, x + y)) ** 2;
    return touch(pigment, `o ${x + Math.cos(angle) * away},${y + Math.sin(angle) * away * 0.8} ${size},${size * 0.9}`);
  });
}

/** A light with rays: sparks, stars, spells. */
export const spark = (x: number, y: number, size: number, pigment: Pigment = 'white'): Drawing => [
  touch(
    pigment,
    `p ${x},${y - size} ${x + size * 0.16},${y - size * 0.16} ${x + size * 0.8},${y} ${x + size * 0.16},${y + size * 0.16} ${x},${y + size} ${x - size * 0.16},${y + size * 0.16} ${x - size * 0.8},${y} ${x - size * 0.16},${y - size * 0.16}`,
  ),
];

/** Light that wets the paper around it. */
export const glow = (pigment: Pigment, x: number, y: number, radius: number): Drawing => [
  wash(pigment, `o ${x},${y} ${radius},${radius}`, 0.4, radius * 0.09),
  wash(pigment, `o ${x},${y} ${radius * 0.62},${radius * 0.62}`, 0.5, radius * 0.05),
  touch('white', `o ${x},${y} ${radius * 0.26},${radius * 0.26}`),
];

/** Ground under the feet, drawn with a few dry strokes. */
export const ground = (y: number, width = 160, pigment: Pigment = 'sepia'): Drawing => [
  wash(
    pigment,
    `z ${width * 0.05},${y + 2} ${width * 0.3},${y - 2} ${width * 0.6},${y} ${width * 0.96},${y - 1} ${width * 0.9},${y + 9} ${width * 0.45},${y + 11} ${width * 0.1},${y + 9}`,
    0.42,
    2,
  ),
  stroke(`s ${width * 0.1},${y + 1} ${width * 0.3},${y - 1} ${width * 0.46},${y + 1}`, 0.8),
  stroke(`s ${width * 0.58},${y} ${width * 0.75},${y + 1} ${width * 0.92},${y - 1}`, 0.8),
];

/** Two colours that ran into each other behind a portrait. */
export const halo = (pigment: Pigment, second: Pigment, width = 100, height = 120): Drawing => [
  flood(
    pigment,
    `z ${width * 0.14},${height * 0.17} ${width * 0.42},${height * 0.06} ${width * 0.84},${height * 0.1} ${width * 0.94},${height * 0.48} ${width * 0.9},${height * 0.86} ${width * 0.5},${height * 0.95} ${width * 0.12},${height * 0.88} ${width * 0.06},${height * 0.5}`,
    0.5,
  ),
  wash(
    second,
    `z ${width * 0.08},${height * 0.6} ${width * 0.3},${height * 0.46} ${width * 0.62},${height * 0.54} ${width * 0.92},${height * 0.5} ${width * 0.93},${height * 0.88} ${width * 0.5},${height * 0.97} ${width * 0.1},${height * 0.9}`,
    0.42,
    3,
  ),
  wash(
    second,
    `z ${width * 0.16},${height * 0.3} ${width * 0.24},${height * 0.16} ${width * 0.4},${height * 0.14} ${width * 0.32},${height * 0.3} ${width * 0.2},${height * 0.38}`,
    0.2,
    2.4,
  ),
];

/** A diagonal puddle with a second colour in it: the ground of a thing that lies there. */
export const spot = (pigment: Pigment, second: Pigment): Drawing => [
  flood(pigment, 'z 12,34 30,12 62,8 88,20 92,56 80,84 46,92 16,80 8,58', 0.42),
  wash(second, 'z 18,64 44,50 76,46 88,62 76,86 44,92 20,82', 0.3, 2.6),
];
