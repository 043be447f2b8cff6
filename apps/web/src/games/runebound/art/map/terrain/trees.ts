/* Trees of the woods, back to front. */
import { type Layer, line, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { at, blot, type Point, straight, written } from '../pen/line.js';
import { eitherWay, randomFrom } from '../pen/random.js';
import type { Wood } from './land.js';

const leaves: Readonly<Record<Wood, readonly [light: string, deep: string]>> = {
  green: [palette.tree, palette.deepTree],
  crimson: [palette.crimsonTree, palette.deepCrimsonTree],
  dark: [palette.darkTree, palette.deepDarkTree],
};

/** A round crown: a ring of small bumps, from the upper left around. */
function crown(x: number, y: number, across: number, down: number, random: () => number): Point[] {
  const bumps = 7;
  const turn = -2.4 + 0.5 * random();
  return Array.from({ length: bumps }, (_, i) => {
    const out = 0.14 + 0.1 * random();
    return [0, 0.25, 0.5, 0.75].map((part): Point => {
      const angle = ((i + part) / bumps) * 2 * Math.PI + turn;
      const reach = 0.92 + out * Math.sin(part * Math.PI) ** 0.7;
      return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach];
    });
  }).flat();
}

/** The root is at (x, y). */
function oak(x: number, y: number, size: number, wood: Wood, seed: number): Layer[] {
  const random = randomFrom(seed);
  const [light, deep] = leaves[wood];
  const [across, down] = [size * (0.48 + 0.06 * random()), size * (0.43 + 0.05 * random())];
  const top = y - size * 0.66;
  const rim = crown(x, top, across, down, random);
  const shade = crown(x + across * 0.28, top + down * 0.3, across * 0.68, down * 0.64, random);
  const trunk: Point[] = [
    [x - size * 0.08, y],
    [x - size * 0.05, y - size * 0.35],
    [x + size * 0.06, y - size * 0.35],
    [x + size * 0.1, y],
  ];
  const curl = (cx: number, cy: number, reach: number): string =>
    `M${written([cx, cy])}q${written([reach * 0.3, -reach * 0.7])} ${written([reach, -reach * 0.2])}`;
  return [
    wash(straight(trunk, true), palette.wood),
    scratch(
      `M${written(at(trunk, 0))}L${written(at(trunk, 1))}M${written(at(trunk, 3))}L${written(at(trunk, 2))}`,
      0.8,
    ),
    // The paint lies a little beside the line, and leaves the light side nearly bare.
    wash(straight(rim, true), light),
    wash(blot(x - across * 0.3, top - down * 0.34, across * 0.5, down * 0.4, seed), palette.paper, 0.42),
    wash(straight(shade, true), deep, 0.42),
    wash(blot(x + across * 0.42, top + down * 0.46, across * 0.4, down * 0.36, seed + 1), deep, 0.4),
    scratch(
      curl(x - across * 0.55, top + down * 0.05, across * 0.42) +
        curl(x - across * 0.05, top + down * 0.42, across * 0.4) +
        curl(x + across * 0.2, top - down * 0.12, across * 0.4),
      0.65,
      0.75,
    ),
    line([...rim.slice(2), ...rim.slice(0, 1)], { width: 1.35, seed, taper: 0.1, step: 2.5, swing: 0.25 }),
  ];
}

/** A fir of three tiers. */
function fir(x: number, y: number, size: number, wood: Wood, seed: number): Layer[] {
  const random = randomFrom(seed);
  const [light, deep] = leaves[wood];
  const half = size * (0.31 + 0.04 * random());
  const lean = eitherWay(random) * size * 0.03;
  const tier = (i: number, side: number): Point[] => [
    [x + side * half * (0.36 + 0.32 * i), y - size * (0.72 - 0.26 * i) + random() * 1.2],
    [x + side * half * (0.14 + 0.22 * i), y - size * (0.76 - 0.26 * i)],
  ];
  const tip: Point = [x + lean, y - size * 1.08];
  const right = [0, 1, 2].flatMap((i) => tier(i, 1)).slice(0, 5);
  const left = [0, 1, 2].flatMap((i) => tier(i, -1)).slice(0, 5);
  const shape = [tip, ...right, ...left.reverse()];
  return [
    scratch(`M${written([x, y - size * 0.2])}L${written([x, y])}`, 2),
    wash(straight(shape, true), light),
    wash(straight([tip, ...right, [x + lean * 0.5, y - size * 0.18]], true), deep, 0.6),
    scratch(
      `M${written([x - half * 0.3, y - size * 0.5])}l${written([half * 0.3, 2])}M${written([x - half * 0.5, y - size * 0.28])}l${written([half * 0.4, 2.5])}`,
      0.6,
      0.7,
    ),
    line(shape, { isClosed: true, width: 1.25, seed, step: 3, swing: 0.25 }),
  ];
}

/** Where the trees of a wood stand, back to front. */
const stands: readonly Point[] = [
  [-15, -28],
  [13, -31],
  [-31, -13],
  [-1, -14],
  [29, -15],
  [-21, 6],
  [12, 4],
  [33, 7],
  [-33, 18],
  [-6, 23],
  [23, 22],
  [-16, 37],
  [9, 40],
];

export type Grove = 'oaks' | 'firs' | 'mixed';

/** A wood that fills a space. */
export function woodOf(wood: Wood, grove: Grove, seed: number): Layer[] {
  const random = randomFrom(seed * 131 + 5);
  return stands.flatMap(([x, y], i) => {
    const isFir = grove === 'firs' || (grove === 'mixed' && random() < 0.4);
    const size = 21 + 5 * random();
    const [px, py] = [x + eitherWay(random) * 3.5, y + 4 + eitherWay(random) * 2.5];
    return isFir ? fir(px, py, size * 1.12, wood, seed * 71 + i) : oak(px, py, size, wood, seed * 71 + i);
  });
}

export const lonelyTree = (x: number, y: number, size: number, seed: number): Layer[] => [
  wash(
    `M${written([x - size * 0.1, y])}q${written([size * 0.5, size * 0.16])} ${written([size * 0.9, 0])}q${written([-size * 0.4, -size * 0.14])} ${written([-size * 0.9, 0])}z`,
    palette.deepTree,
    0.35,
  ),
  ...oak(x, y, size, 'green', seed),
];
