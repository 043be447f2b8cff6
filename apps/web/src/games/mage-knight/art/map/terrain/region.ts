/* Equal terrains of a tile are one region: their hexes run into each other. */
import { noise } from '../../../../../pen/noise.js';
import type { Chance } from '../paint/random.js';
import { between, type Point } from '../paint/shapes.js';
import {
  cornerOf,
  depthAt,
  hexAt,
  hexCount,
  hexRadius,
  middleOf,
  neighbourOf,
  sides,
  type Terrain,
  type TileLand,
} from '../tile-land.js';

export interface Region {
  readonly land: TileLand;
  readonly terrain: Terrain;
  readonly hexes: readonly number[];
  readonly seed: number;
}

export function regionsOf(land: TileLand, seed: number): Region[] {
  const present = [...new Set(land.hexes.map(({ terrain }) => terrain))];
  return present.map((terrain) => ({
    land,
    terrain,
    seed,
    hexes: land.hexes.flatMap((hex, i) => (hex.terrain === terrain ? [i] : [])),
  }));
}

const isWater = (terrain: Terrain): boolean => terrain === 'lake' || terrain === 'sea';
const swings = [0.2, 0.4, 0.6, 0.8];

/** One side as a line: straight where the tile ends, winding between two terrains. */
function sideLine(hex: number, side: number, seed: number, swing: number): Point[] {
  const [from, to] = [cornerOf(hex, side), cornerOf(hex, side + 1)];
  if (neighbourOf(hex, side) < 0) return [from];
  // What moves a point depends on where it lies: both neighbours get the same line.
  const inner = swings.map((part): Point => {
    const [x, y] = between(from, to, part);
    const reach = swing * Math.sin(part * Math.PI);
    return [x + noise(x / 15 + seed, y / 15) * reach, y + noise(x / 15, y / 15 + seed) * reach];
  });
  return [from, ...inner];
}

const keyOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The outlines of a region: closed lines without the sides between its own hexes. */
export function outlinesOf({ hexes, seed, terrain }: Region): Point[][] {
  const open = new Map<string, { readonly line: Point[]; readonly end: string }>();
  for (const hex of hexes)
    for (const side of sides) {
      if (hexes.includes(neighbourOf(hex, side))) continue;
      const line = sideLine(hex, side, seed % 97, isWater(terrain) ? 7 : 11);
      open.set(keyOf(cornerOf(hex, side)), { line, end: keyOf(cornerOf(hex, side + 1)) });
    }
  const loops: Point[][] = [];
  for (let [start] = open.keys(); start !== undefined; [start] = open.keys()) {
    const loop: Point[] = [];
    for (let key = start, part = open.get(key); part !== undefined; part = open.get(key)) {
      loop.push(...part.line);
      open.delete(key);
      key = part.end;
    }
    loops.push(loop);
  }
  return loops;
}

/** Where a border meets the rim of the tile it ends a little earlier: a broad brush must not leave the tile. */
function withinRim(line: readonly Point[]): Point[] {
  const [first, second] = line as [Point, Point];
  const [before, last] = line.slice(-2) as [Point, Point];
  return [endOf(second, first), ...line.slice(1, -1), endOf(before, last)];
}
const endOf = (inner: Point, end: Point): Point =>
  Math.hypot(...end) > hexRadius + 1 ? between(inner, end, 0.62) : end;

/** The lines between a region and others of the same tile, from corner to corner. */
export function bordersOf({ hexes, seed, terrain }: Region): Point[][] {
  return hexes.flatMap((hex) =>
    sides
      .filter((side) => neighbourOf(hex, side) >= 0 && !hexes.includes(neighbourOf(hex, side)))
      .map((side) =>
        withinRim([...sideLine(hex, side, seed % 97, isWater(terrain) ? 7 : 11), cornerOf(hex, side + 1)]),
      ),
  );
}

export interface Room {
  /** How far it is to other terrains of the tile. */
  readonly foreign: number;
  /** How far it is to the rim of the tile. */
  readonly outer: number;
}

export function roomAt({ hexes }: Region, point: Point): Room | null {
  const hex = hexAt(point);
  if (!hexes.includes(hex)) return null;
  let [foreign, outer] = [hexRadius, hexRadius];
  for (const side of sides) {
    const next = neighbourOf(hex, side);
    if (next < 0) outer = Math.min(outer, depthAt(hex, side, point));
    else if (!hexes.includes(next)) foreign = Math.min(foreign, depthAt(hex, side, point));
  }
  return { foreign, outer };
}

/** Within this ellipse around the middle of a hex nothing grows if something stands there. */
const clearing = { across: 31, up: 34, down: 22 };

export function isCleared({ land }: Region, [x, y]: Point): boolean {
  for (let hex = 0; hex < hexCount; hex++) {
    if (land.hexes[hex]?.hasSite !== true) continue;
    const [mx, my] = middleOf(hex);
    const down = y - my;
    if (Math.hypot((x - mx) / clearing.across, down / (down < 0 ? clearing.up : clearing.down)) < 1) return true;
  }
  return false;
}

interface Spread {
  readonly gap: number;
  /** Distance kept from other terrains and from the rim of the tile. */
  readonly foreign?: number;
  readonly outer?: number;
  /** Rows are closer than columns: the land is seen at an angle. */
  readonly squash?: number;
  /** Whether sites are kept free. */
  readonly clears?: boolean;
}

const reachX = 135;
const reachY = 128;

/** Places all over a region, from the back to the front, in rows. */
export function spotsIn(region: Region, chance: Chance, spread: Spread): Point[] {
  const { gap, foreign = 0, outer = 3, squash = 0.8, clears = false } = spread;
  const found: Point[] = [];
  let row = 0;
  for (let y = -reachY; y < reachY; y += gap * squash, row++)
    for (let x = -reachX + (row % 2) * gap * 0.5; x < reachX; x += gap) {
      const spot: Point = [x + chance.around(gap * 0.32), y + chance.around(gap * squash * 0.25)];
      const room = roomAt(region, spot);
      if (room === null || room.foreign < foreign || room.outer < outer) continue;
      if (!clears || !isCleared(region, spot)) found.push(spot);
    }
  return found;
}
