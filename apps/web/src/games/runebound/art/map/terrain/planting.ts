/* Which picture stands on which space. */
import { corners, hexOf, neighboursAt, placeOf, terrainAt } from '../geometry.js';
import type { Layer } from '../layers.js';
import type { Point } from '../pen/line.js';
import { chanceOf } from '../pen/random.js';
import { gemAt, spaceCount, spaceNames } from '../world.js';
import { hillVariants, mountainVariants } from './heights.js';
import { woodAt } from './land.js';
import { bankVariants, cornerVariants, plainsVariants, swampVariants } from './lowlands.js';
import { roadSides } from './roads.js';
import { waveVariants } from './sea.js';
import { type Grove, woodOf } from './trees.js';
import { wetSides } from './waterways.js';

/** Drawn once each and used on many spaces. */
export const stamps: Readonly<Record<string, readonly Layer[]>> = Object.fromEntries([
  ...numbered('mountains', mountainVariants),
  ...numbered('hills', hillVariants),
  ...numbered('swamp', swampVariants),
  ...numbered('plains', plainsVariants),
  ...numbered('corner', cornerVariants),
  ...numbered('bank', bankVariants),
  ...numbered('waves', waveVariants),
  ...numbered(
    'firs',
    [1].map((seed) => woodOf('green', 'firs', seed)),
  ),
  ...numbered(
    'mixed',
    [4].map((seed) => woodOf('green', 'mixed', seed)),
  ),
  ...numbered(
    'oaks',
    [6, 7, 8].map((seed) => woodOf('green', 'oaks', seed)),
  ),
  ...numbered(
    'crimson',
    [9, 10, 11].map((seed) => woodOf('crimson', 'oaks', seed)),
  ),
  ...numbered(
    'dark',
    [12, 13, 14].map((seed) => woodOf('dark', 'mixed', seed)),
  ),
]);

function numbered(name: string, variants: readonly (readonly Layer[])[]): [string, readonly Layer[]][] {
  return variants.map((layers, i) => [`${name}-${i}`, layers]);
}

export interface Planted {
  readonly stamp: string;
  readonly place: Point;
  readonly isMirrored: boolean;
}

const countOf = (name: string): number => Object.keys(stamps).filter((stamp) => stamp.startsWith(`${name}-`)).length;

/** The variant by a fixed hash, so that nothing ever changes; if possible none of those that stand beside it. */
function plant(name: string, place: Point, key: string, beside: readonly string[] = []): Planted {
  const count = countOf(name);
  const first = Math.floor(chanceOf(`${key} ${name}`) * count);
  const variants = Array.from({ length: count }, (_, i) => `${name}-${(first + i) % count}`);
  const stamp = variants.find((variant) => !beside.includes(variant)) ?? (variants[0] as string);
  return { stamp, place, isMirrored: chanceOf(`${key} mirror`) < 0.5 };
}

function groveAt(space: number): Grove | 'crimson' | 'dark' {
  const wood = woodAt(space);
  if (wood !== 'green') return wood;
  const { row } = hexOf(space);
  return row <= 1 ? 'firs' : row <= 3 ? 'mixed' : 'oaks';
}

/** The corners of a space that no road and no river touches. */
function freeCorners(space: number): number[] {
  const used = new Set([...roadSides(space), ...wetSides(space)]);
  // Corner i lies between the sides i - 1 and i.
  return [0, 1, 2, 3, 4, 5].filter((corner) => !used.has(corner) && !used.has((corner + 5) % 6));
}

function beside(space: number, stamp: string): Planted[] {
  const name = spaceNames[space] as string;
  const [x, y] = placeOf(space);
  return freeCorners(space)
    .filter((corner) => chanceOf(`${name} corner ${corner}`) < 0.8)
    .map((corner) => {
      const [dx, dy] = corners[corner] as Point;
      return plant(stamp, [x + dx * 0.6, y + dy * 0.6], `${name} ${corner}`);
    });
}

function plantedAt(space: number, chosen: readonly string[]): Planted[] {
  const name = spaceNames[space] as string;
  const place = placeOf(space);
  const terrain = terrainAt(space);
  const around = neighboursAt(space).flatMap((next) => chosen[next] ?? []);
  switch (terrain) {
    case 'city':
      return [];
    case 'road':
      return beside(space, 'corner');
    case 'river':
      return beside(space, 'bank');
    case 'forest':
      return [plant(groveAt(space), place, name, around)];
    case 'water':
      return [plant('waves', place, name, around)];
    default:
      return [plant(terrain, place, name, around)];
  }
}

function plantAll(): Planted[] {
  const chosen: string[] = [];
  return Array.from({ length: spaceCount }, (_, space) => {
    const here = plantedAt(space, chosen);
    chosen[space] = here[0]?.stamp ?? '';
    return here;
  }).flat();
}

/** Back to front: what stands further down hides what is behind it. */
export const planted: readonly Planted[] = plantAll().sort((a, b) => a.place[1] - b.place[1]);

/** The spaces with a gem have a mark printed on them. */
export const markedSpaces: readonly number[] = Array.from({ length: spaceCount }, (_, space) => space).filter(
  (space) => (gemAt[space] as number) >= 0,
);
