import type { ReactNode } from 'react';
import { brushed, type Layer, Layers } from './paint/layers.js';
import { Chance, seedOf } from './paint/random.js';
import { lined, type Point, sided } from './paint/shapes.js';
import { groundOf } from './terrain/ground.js';
import { hills, mountains } from './terrain/heights.js';
import { desert, lake, plains, sea, swamp, wasteland } from './terrain/lowlands.js';
import { outlinesOf, type Region, regionsOf } from './terrain/region.js';
import type { Thing } from './terrain/thing.js';
import { wall } from './terrain/walls.js';
import { woods } from './terrain/woods.js';
import { cornerOf, hexCount, neighbourOf, sides, type Terrain, type TileLand } from './tile-land.js';

const growths: Readonly<Record<Terrain, (region: Region, chance: Chance) => Thing[]>> = {
  plains,
  hills,
  forest: woods,
  wasteland,
  desert,
  swamp,
  lake,
  mountain: mountains,
  sea,
};

/** Every hex of a tile as one region: its outline is the rim of the tile. */
export const tileOutline: string = outlinesOf({
  land: { id: 'any', hexes: [] },
  terrain: 'plains',
  seed: 0,
  hexes: Array.from({ length: hexCount }, (_, hex) => hex),
})
  .map(sided)
  .join('');

const innerSides: string = Array.from({ length: hexCount }, (_, hex) =>
  sides
    .filter((side) => neighbourOf(hex, side) > hex)
    .map((side): Point[] => [cornerOf(hex, side), cornerOf(hex, side + 1)])
    .map(lined)
    .join(''),
).join('');

/** Spaces are told apart by a fine line, tiles by a frame. */
const lines: readonly Layer[] = [brushed(innerSides, 'edge', 2.4, 0.3), brushed(innerSides, 'rim', 1, 0.55)];
const frame: readonly Layer[] = [brushed(tileOutline, 'rim', 4.4, 0.55), brushed(tileOutline, 'edge', 2, 0.9)];
/** The same line once more, for above all that stands on a whole map: tiles must be told apart. */
export const tileRim: readonly Layer[] = [brushed(tileOutline, 'edge', 1.8, 0.7)];

const isWet = ({ terrain }: Region): boolean => terrain === 'lake' || terrain === 'sea';

/** What a tile looks like, from the bottom to the top. */
export function tileLayers(land: TileLand): Layer[] {
  const seed = seedOf(land.id);
  const regions = regionsOf(land, seed).sort((a, b) => Number(isWet(a)) - Number(isWet(b)));
  const chance = (region: Region, what: string): Chance => new Chance(`${land.id} ${region.terrain} ${what}`);
  const things = [
    ...regions.flatMap((region) => growths[region.terrain](region, chance(region, 'growth'))),
    ...(land.walls ?? []).map(([from, to]) => wall(from, to)),
  ].sort((a, b) => a.foot - b.foot);
  return [
    ...regions.flatMap((region) => groundOf(region, chance(region, 'ground'))),
    ...lines,
    ...frame,
    ...things.flatMap(({ layers }) => layers),
  ];
}

const painted = new Map<string, ReactNode>();
const keyOf = ({ id, hexes, walls = [] }: TileLand): string =>
  JSON.stringify([id, hexes.map(({ terrain, hasSite = false }) => [terrain, hasSite]), walls]);

/** The picture of a tile around the middle of its middle hex; painted once. */
export function tilePicture(land: TileLand): ReactNode {
  const key = keyOf(land);
  const known = painted.get(key);
  if (known !== undefined) return known;
  const picture = (
    <g data-tile={land.id} strokeLinecap="round" strokeLinejoin="round">
      <Layers of={tileLayers(land)} />
    </g>
  );
  painted.set(key, picture);
  return picture;
}
