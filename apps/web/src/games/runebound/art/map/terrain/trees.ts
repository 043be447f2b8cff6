/* Trees of the woods, back to front. */
import { type Layer, outlined, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { type Point, straight, written } from '../pen/line.js';
import { eitherWay, randomFrom } from '../pen/random.js';
import type { Wood } from './land.js';

const leaves: Readonly<Record<Wood, readonly [light: string, deep: string]>> = {
  green: [palette.tree, palette.deepTree],
  crimson: [palette.crimsonTree, palette.deepCrimsonTree],
  dark: [palette.darkTree, palette.deepDarkTree],
};

/** A round crown: a ring of small arcs. */
function crown(x: number, y: number, across: number, down: number, random: () => number): string {
  const bumps = 7;
  const points = Array.from({ length: bumps }, (_, i): Point => {
    const angle = ((i + 0.28 * eitherWay(random)) / bumps) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
  const arcs = points.map((_, i) => {
    const to = points[(i + 1) % bumps] as Point;
    const reach = Math.round((0.46 + 0.12 * random()) * across * 10) / 10;
    return `A${reach} ${reach} 0 0 1 ${written(to)}`;
  });
  return `M${written(points[0] as Point)}${arcs.join('')}Z`;
}

/** The root is at (x, y). */
export function oak(x: number, y: number, size: number, wood: Wood, seed: number): Layer[] {
  const random = randomFrom(seed);
  const [light, deep] = leaves[wood];
  const [across, down] = [size * (0.46 + 0.06 * random()), size * (0.42 + 0.05 * random())];
  const top = y - size * 0.68;
  const shadeX = x + across * 0.3;
  return [
    outlined(
      straight(
        [
          [x - size * 0.07, y],
          [x - size * 0.05, y - size * 0.35],
          [x + size * 0.06, y - size * 0.35],
          [x + size * 0.09, y],
        ],
        true,
      ),
      palette.wood,
      0.8,
    ),
    outlined(crown(x, top, across, down, random), light, 1.1),
    wash(crown(shadeX, top + down * 0.32, across * 0.66, down * 0.62, random), deep, 0.5),
    scratch(
      `M${written([x - across * 0.5, top - down * 0.1])}q${written([across * 0.2, -down * 0.4])} ${written([across * 0.5, -down * 0.2])}` +
        `M${written([shadeX, top + down * 0.35])}q${written([across * 0.3, down * 0.15])} ${written([across * 0.45, -down * 0.25])}`,
      0.7,
      0.8,
    ),
  ];
}

/** A fir of three tiers. */
export function fir(x: number, y: number, size: number, wood: Wood, seed: number): Layer[] {
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
    outlined(straight(shape, true), light, 1),
    wash(straight([tip, ...right, [x + lean * 0.5, y - size * 0.18]], true), deep, 0.55),
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
    return isFir
      ? fir(px, py, size * 1.12, wood, seed * 71 + i)
      : oak(px, py, size, wood, seed * 71 + i);
  });
}

export const lonelyTree = (x: number, y: number, size: number, seed: number): Layer[] => [
  wash(`M${written([x - size * 0.1, y])}q${written([size * 0.5, size * 0.16])} ${written([size * 0.9, 0])}q${written([-size * 0.4, -size * 0.14])} ${written([-size * 0.9, 0])}z`, palette.deepTree, 0.35),
  ...oak(x, y, size, 'green', seed),
];

