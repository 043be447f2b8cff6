import { area, band, black, type Drawing, each, stroke, strokes, touch, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** A small figure in a cloak with a staff; stands on x, y. */
export const wanderer = (x: number, y: number, height: number, pigment: Pigment): Drawing => {
  const h = height;
  return [
    band(
      'leather',
      `l ${x - h * 0.34},${y} ${x - h * 0.3},${y - h * 1.05}`,
      Math.max(1.2, h * 0.055),
      Math.max(1.2, h * 0.055),
      0.9,
    ),
    area(
      pigment,
      `z ${x - h * 0.26},${y}! ${x - h * 0.2},${y - h * 0.56} ${x},${y - h * 0.74} ${x + h * 0.2},${y - h * 0.56} ${x + h * 0.28},${y}!`,
      1.1,
    ),
    area(
      pigment,
      `z ${x - h * 0.15},${y - h * 0.7} ${x - h * 0.14},${y - h * 0.92} ${x + h * 0.02},${y - h} ${x + h * 0.16},${y - h * 0.88} ${x + h * 0.15},${y - h * 0.68}`,
      1.1,
    ),
    black(
      `z ${x - h * 0.12},${y - h * 0.72} ${x - h * 0.1},${y - h * 0.86} ${x},${y - h * 0.84} ${x + h * 0.02},${y - h * 0.72}`,
    ),
    stroke(`s ${x},${y - h * 0.6} ${x - h * 0.03},${y - h * 0.3} ${x},${y - 1}`, 0.8),
  ];
};

/** A house with a steep roof; its ground wall stands on y. */
export const house = (x: number, y: number, width: number, height: number, roof: Pigment, light?: Pigment): Drawing => {
  const w = width;
  const h = height;
  return [
    area('bone', `p ${x},${y} ${x + 1},${y - h * 0.56} ${x + w},${y - h * 0.56} ${x + w - 1},${y}`, 1.2),
    ...strokes(
      0.9,
      `l ${x + w * 0.3},${y} ${x + w * 0.32},${y - h * 0.54}`,
      `l ${x + w * 0.68},${y} ${x + w * 0.68},${y - h * 0.54}`,
      `l ${x + w * 0.32},${y - h * 0.5} ${x + w * 0.68},${y - h * 0.1}`,
    ),
    area(
      roof,
      `z ${x - w * 0.12},${y - h * 0.5}! ${x + w * 0.2},${y - h * 0.94} ${x + w * 0.3},${y - h}! ${x + w * 0.72},${y - h * 0.98}! ${x + w * 0.84},${y - h * 0.86} ${x + w * 1.12},${y - h * 0.52}!`,
      1.3,
    ),
    ...strokes(
      0.7,
      `s ${x + w * 0.04},${y - h * 0.64} ${x + w * 0.4},${y - h * 0.67} ${x + w * 0.94},${y - h * 0.64}`,
      `s ${x + w * 0.16},${y - h * 0.8} ${x + w * 0.5},${y - h * 0.83} ${x + w * 0.84},${y - h * 0.8}`,
    ),
    area(
      light ?? 'shade',
      `p ${x + w * 0.08},${y - h * 0.2} ${x + w * 0.08},${y - h * 0.42} ${x + w * 0.24},${y - h * 0.42} ${x + w * 0.24},${y - h * 0.2}`,
      0.9,
    ),
    area(
      light ?? 'shade',
      `p ${x + w * 0.76},${y - h * 0.2} ${x + w * 0.76},${y - h * 0.42} ${x + w * 0.92},${y - h * 0.42} ${x + w * 0.92},${y - h * 0.2}`,
      0.9,
    ),
    area(
      'leather',
      `z ${x + w * 0.4},${y}! ${x + w * 0.4},${y - h * 0.3} ${x + w * 0.5},${y - h * 0.38} ${x + w * 0.6},${y - h * 0.3} ${x + w * 0.6},${y}!`,
      1,
    ),
  ];
};

/** A pillar, whole or broken off. */
export const pillar = (
  x: number,
  y: number,
  width: number,
  height: number,
  isBroken = false,
  pigment: Pigment = 'stone',
): Drawing => [
  area(
    pigment,
    isBroken
      ? `p ${x - width * 0.4},${y} ${x - width * 0.36},${y - height * 0.9} ${x - width * 0.1},${y - height} ${x + width * 0.1},${y - height * 0.84} ${x + width * 0.34},${y - height * 0.94} ${x + width * 0.4},${y}`
      : `p ${x - width * 0.4},${y} ${x - width * 0.34},${y - height} ${x + width * 0.34},${y - height} ${x + width * 0.4},${y}`,
    1.2,
  ),
  ...strokes(
    0.7,
    `l ${x - width * 0.14},${y - 3} ${x - width * 0.12},${y - height * 0.84}`,
    `l ${x + width * 0.14},${y - 3} ${x + width * 0.12},${y - height * 0.8}`,
  ),
  area(
    pigment,
    `p ${x - width * 0.56},${y + 2} ${x - width * 0.5},${y - 4} ${x + width * 0.5},${y - 4} ${x + width * 0.56},${y + 2}`,
    1.1,
  ),
  ...(isBroken
    ? []
    : [
        area(
          pigment,
          `p ${x - width * 0.56},${y - height} ${x - width * 0.46},${y - height - 6} ${x + width * 0.46},${y - height - 6} ${x + width * 0.56},${y - height}`,
          1.1,
        ),
      ]),
];

/** Someone marching with a spear, as a dark shape. */
export const marcher = (x: number, y: number, height: number, pigment: Pigment = 'shade'): Drawing => {
  const h = height;
  return [
    stroke(`l ${x + h * 0.2},${y - h * 0.1} ${x + h * 0.26},${y - h * 1.6}`, 1.1),
    area(
      pigment,
      `z ${x - h * 0.22},${y}! ${x - h * 0.24},${y - h * 0.5} ${x - h * 0.1},${y - h * 0.74} ${x + h * 0.12},${y - h * 0.74} ${x + h * 0.24},${y - h * 0.5} ${x + h * 0.2},${y}!`,
      1,
    ),
    area(
      pigment,
      `z ${x - h * 0.14},${y - h * 0.72} ${x - h * 0.15},${y - h * 0.92} ${x},${y - h * 1.04} ${x + h * 0.15},${y - h * 0.92} ${x + h * 0.14},${y - h * 0.72}`,
      1,
    ),
  ];
};

/** A banner on its pole. */
export const banner = (x: number, y: number, height: number, pigment: Pigment): Drawing => [
  band('leather', `l ${x},${y} ${x},${y - height}`, 2, 2, 1),
  area(
    pigment,
    `z ${x},${y - height}! ${x + height * 0.2},${y - height * 0.97} ${x + height * 0.42},${y - height * 1.02}! ${x + height * 0.36},${y - height * 0.84}! ${x + height * 0.44},${y - height * 0.66}! ${x + height * 0.2},${y - height * 0.64} ${x},${y - height * 0.62}!`,
    1.1,
  ),
  stroke(
    `s ${x + height * 0.14},${y - height * 0.94} ${x + height * 0.18},${y - height * 0.8} ${x + height * 0.15},${y - height * 0.68}`,
    0.7,
  ),
];

/** Mountains from left to right as one ridge, with snow. */
export const ridge = (y: number, pigment: Pigment, ...peaks: (readonly [number, number])[]): Drawing => {
  const line = peaks.map(([x, top], i) => {
    const [nextX, nextTop] = peaks[i + 1] ?? [x + 40, top + 20];
    return `${x},${top}! ${(x + nextX) / 2},${Math.max(top, nextTop) + 14}`;
  });
  return [
    area(pigment, `z -6,${y}! -4,${(peaks[0]?.[1] ?? y) + 26} ${line.join(' ')} 166,${y}!`, 1.2),
    ...peaks.flatMap(([x, top]) => [
      touch(
        'white',
        `z ${x},${top}! ${x + 7},${top + 11}! ${x + 2},${top + 9}! ${x - 2},${top + 14}! ${x - 6},${top + 10}!`,
      ),
      stroke(`l ${x},${top} ${x + 2},${top + 18} ${x - 3},${top + 30}`, 0.8),
    ]),
  ];
};

/** A thin candle that burns. */
export const candle = (x: number, y: number, height: number): Drawing => [
  area('paper', `p ${x - 2.2},${y} ${x - 2},${y - height} ${x + 2},${y - height} ${x + 2.2},${y}`, 0.9),
  wash('gold', `o ${x},${y - height - 5} 7,8`, 0.35, 0.8),
  touch(
    'orange',
    `z ${x},${y - height - 9}! ${x + 2},${y - height - 4} ${x},${y - height - 1} ${x - 2},${y - height - 4}`,
  ),
  touch('white', `o ${x},${y - height - 3} 0.8,1.6`),
];

/** The small faces of the dead, drawn out like smoke. */
export const soul = (x: number, y: number, size: number, lean: number): Drawing => [
  wash(
    'ice',
    `z ${x - size * 0.5},${y} ${x},${y - size * 0.7} ${x + size * 0.5},${y} ${x + size * 0.4},${y + size} ${x + lean * size * 0.6},${y + size * 2.2} ${x + lean * size},${y + size * 3.4}! ${x + lean * size * 0.3},${y + size * 2.4} ${x - size * 0.2},${y + size * 1.2}`,
    0.85,
    0.5,
  ),
  ...each([[-0.2], [0.2]], (dx) => [
    touch('ink', `o ${x + dx * size},${y - size * 0.06} ${size * 0.11},${size * 0.15}`),
  ]),
  touch('ink', `o ${x},${y + size * 0.4} ${size * 0.12},${size * 0.2}`),
];
