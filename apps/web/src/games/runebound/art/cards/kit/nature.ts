import { area, band, type Drawing, each, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** A rock that stands on x, y. */
export const crag = (x: number, y: number, width: number, height: number, pigment: Pigment = 'stone'): Drawing => [
  area(
    pigment,
    `z ${x - width * 0.6},${y}! ${x - width * 0.44},${y - height * 0.5} ${x - width * 0.16},${y - height * 0.72}! ${x},${y - height}! ${x + width * 0.2},${y - height * 0.6} ${x + width * 0.4},${y - height * 0.46}! ${x + width * 0.6},${y}!`,
    1.3,
  ),
  stroke(`l ${x},${y - height} ${x + width * 0.06},${y - height * 0.6} ${x - width * 0.04},${y - height * 0.3}`, 0.9),
  stroke(`l ${x + width * 0.4},${y - height * 0.46} ${x + width * 0.3},${y - height * 0.2}`, 0.8),
];

/** A splinter of ice or gem that stands on x, y. */
export const crystal = (x: number, y: number, height: number, turn = 0, pigment: Pigment = 'ice'): Drawing => {
  const lean = (turn / 100) * height;
  return [
    area(
      pigment,
      `p ${x - height * 0.14},${y} ${x - height * 0.17 + lean * 0.7},${y - height * 0.7} ${x + lean},${y - height} ${x + height * 0.17 + lean * 0.7},${y - height * 0.66} ${x + height * 0.14},${y}`,
      1.1,
    ),
    stroke(
      `l ${x + lean},${y - height} ${x + height * 0.03 + lean * 0.7},${y - height * 0.62} ${x + height * 0.03},${y}`,
      0.7,
    ),
  ];
};

/** Lightning: a bright core in a wet edge. */
export const bolt = (curve: string, pigment: Pigment = 'ice'): Drawing => {
  const points = `l ${curve.slice(2)}`;
  return [stroke(points, 6, pigment), stroke(points, 2.4, 'white')];
};

/** Wisps that rise from x, y. */
export const smoke = (pigment: Pigment, x: number, y: number, height: number): Drawing => [
  wash(
    pigment,
    `z ${x - 5},${y} ${x - 12},${y - height * 0.4} ${x - 3},${y - height * 0.66} ${x - 9},${y - height} ${x + 8},${y - height * 0.74} ${x + 4},${y - height * 0.42} ${x + 9},${y - height * 0.16} ${x + 4},${y}`,
    0.5,
    1.4,
  ),
  stroke(
    `s ${x},${y - 2} ${x - 5},${y - height * 0.36} ${x + 2},${y - height * 0.62} ${x - 3},${y - height * 0.9}`,
    0.8,
  ),
];

/** Tufts of grass along a line. */
export const grass = (curve: string, length = 8, pigment: Pigment = 'ink'): Drawing => [
  tufts(curve, length, { lean: 78, gap: 2.2, width: 0.9, pigment }),
];

/** A leafless tree that stands on x, y. */
export const deadTree = (x: number, y: number, height: number): Drawing => [
  band(
    'sepia',
    `s ${x},${y} ${x + height * 0.06},${y - height * 0.4} ${x - height * 0.04},${y - height * 0.8}`,
    height * 0.13,
    height * 0.04,
  ),
  ...each(
    [
      [-0.34, -0.9, 0.45],
      [0.36, -0.86, 0.5],
      [-0.22, -1.1, 0.68],
      [0.2, -1.12, 0.66],
    ],
    (dx, dy, from) => [
      stroke(
        `s ${x},${y - height * from} ${x + dx * height * 0.5},${y + ((dy - from) / 2) * height} ${x + dx * height},${y + dy * height}`,
        height * 0.045,
      ),
      stroke(
        `s ${x + dx * height * 0.5},${y + ((dy - from) / 2) * height} ${x + dx * height * 1.15},${y + ((dy - from) / 2) * height - 2}`,
        height * 0.024,
      ),
    ],
  ),
];

/** A fir as a few strokes of the brush. */
export const fir = (x: number, y: number, height: number, pigment: Pigment = 'viridian'): Drawing => [
  stroke(`l ${x},${y} ${x},${y - height}`, 1),
  area(
    pigment,
    `z ${x},${y - height}! ${x + height * 0.14},${y - height * 0.66}! ${x + height * 0.08},${y - height * 0.66}! ${x + height * 0.24},${y - height * 0.36}! ${x + height * 0.13},${y - height * 0.36}! ${x + height * 0.32},${y - height * 0.06}! ${x},${y - height * 0.1} ${x - height * 0.32},${y - height * 0.06}! ${x - height * 0.14},${y - height * 0.36}! ${x - height * 0.24},${y - height * 0.36}! ${x - height * 0.08},${y - height * 0.66}! ${x - height * 0.14},${y - height * 0.66}!`,
    1,
  ),
];

export const moon = (x: number, y: number, radius: number, pigment: Pigment = 'straw'): Drawing => [
  wash(pigment, `o ${x},${y} ${radius * 1.5},${radius * 1.5}`, 0.25, 1.4),
  touch('paper', `o ${x},${y} ${radius},${radius}`),
  wash(pigment, `o ${x},${y} ${radius},${radius}`, 0.5, 0.4),
  wash('stone', `o ${x + radius * 0.3},${y - radius * 0.2} ${radius * 0.3},${radius * 0.24}`, 0.3, 0.4),
];

/** A headstone on x, y. */
export const grave = (x: number, y: number, height: number, turn = 0): Drawing => [
  area(
    'stone',
    `z ${x - height * 0.34 + turn},${y}! ${x - height * 0.32 + turn * 1.6},${y - height * 0.7} ${x + turn * 2},${y - height} ${x + height * 0.32 + turn * 1.6},${y - height * 0.7} ${x + height * 0.34 + turn},${y}!`,
    1.2,
  ),
  ...strokes(
    1,
    `l ${x + turn * 1.8},${y - height * 0.8} ${x + turn * 1.4},${y - height * 0.4}`,
    `l ${x - height * 0.14 + turn * 1.7},${y - height * 0.66} ${x + height * 0.16 + turn * 1.7},${y - height * 0.66}`,
  ),
];

/** Ripples on water. */
export const ripples = (...rows: (readonly [number, number, number])[]): Drawing =>
  rows.map(([x, y, width]) =>
    stroke(`s ${x},${y} ${x + width * 0.3},${y + 1.4} ${x + width * 0.6},${y - 0.6} ${x + width},${y + 0.6}`, 0.9),
  );
