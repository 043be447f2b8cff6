/* Waves, and who is out there. */
import { drawn, type Layer, line, outlined, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { type Point, penned, softly } from '../pen/line.js';
import { randomFrom } from '../pen/random.js';

const wave = (x: number, y: number, size: number, seed: number): string =>
  penned(
    softly([
      [x - size, y],
      [x - size * 0.6, y - size * 0.34],
      [x - size * 0.2, y],
      [x + size * 0.2, y - size * 0.34],
      [x + size * 0.6, y],
      [x + size, y - size * 0.3],
    ]),
    { width: 1.4, seed, taper: 0.4, step: 3, swing: 0.1 },
  );

export const waveVariants: readonly Layer[][] = [1, 2, 3].map((seed) => {
  const random = randomFrom(seed);
  const places: Point[] = [
    [-14, -20],
    [16, -6],
    [-12, 12],
    [14, 28],
  ];
  const d = places.map(([x, y], i) => wave(x + 8 * random() - 4, y + 6 * random() - 3, 8, seed * 9 + i)).join('');
  return [{ d, fill: palette.seaLine, fillOpacity: 0.75 }];
});

const sail = (points: readonly Point[], seed: number): Layer[] => drawn(points, palette.white, { seed, width: 1 });

/** A ship with two masts, under sail to the right. */
export const ship: readonly Layer[] = [
  wash('M-24 17q24 7 50 0q-6 6-26 6t-24-6z', palette.deepSea, 0.9),
  ...drawn(
    [
      [-22, 6],
      [-20, 2],
      [-12, 5],
      [14, 5],
      [24, 0],
      [19, 14],
      [-15, 15],
    ],
    palette.wood,
  ),
  scratch('M-20 9l38 0M-17 12l34 0', 0.7, 0.8),
  line(
    [
      [-7, 5],
      [-7, -29],
    ],
    { width: 1.5 },
  ),
  line(
    [
      [9, 5],
      [9, -24],
    ],
    { width: 1.5 },
  ),
  ...sail(
    [
      [-16, -8],
      [-15, -24],
      [-1, -25],
      [3, -9],
    ],
    2,
  ),
  ...sail(
    [
      [-18, 2],
      [-17, -6],
      [1, -7],
      [4, 1],
    ],
    3,
  ),
  ...sail(
    [
      [3, -2],
      [4, -20],
      [15, -20],
      [20, -3],
    ],
    4,
  ),
  outlined('M-7-29l9-3-8-2zM9-24l8-3-8-2z', palette.brick, 0.6),
  scratch('M-11-23q-2 7-2 14M-5-24q-1 8 0 15M8-19q-1 8 0 16', 0.5, 0.5),
  { d: wave(-12, 19, 9, 5) + wave(14, 20, 8, 6), fill: palette.seaLine },
];

const coil = (x: number, half: number, height: number, seed: number): Layer[] => {
  const [outer, inner] = [half, half - 6];
  return [
    outlined(
      `M${x - outer} 12a${outer} ${height} 0 0 1 ${2 * outer} 0h-6a${inner} ${height - 7} 0 0 0 ${-2 * inner} 0z`,
      palette.leaf,
      1.1,
    ),
    scratch(`M${x - 4} ${12 - height + 1}l2-4 2 4M${x + 3} ${13 - height}l3-3 1 5`, 0.9),
    { d: wave(x - outer + 3, 14, 7, seed) + wave(x + outer - 3, 14, 7, seed + 1), fill: palette.seaLine },
  ];
};

/** A serpent with three coils. */
export const serpent: readonly Layer[] = [
  ...coil(-18, 10, 16, 3),
  ...coil(4, 12, 21, 5),
  outlined('M22 13c1-12-2-22 3-29 3-5 12-6 17-1l6 4-4 4-9 1c-5 2-5 9-4 21z', palette.leaf, 1.1),
  outlined('M35-14a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z', palette.white, 0.7),
  scratch('M26-17l-4-5 6 2-1-6 5 5M29-6h5M29 0h4M29 6h4', 0.9),
  { d: wave(27, 15, 8, 9), fill: palette.seaLine },
];
