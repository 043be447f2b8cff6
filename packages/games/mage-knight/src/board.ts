import { at } from '@heldentisch/engine';
import { defineTiling, disc, distance, fixedBoard, hexAt, origin, qOf, rOf } from '@heldentisch/pieces';

/*
 * Where tiles can come to lie, and the spaces of all of them. A tile place is named by its two steps on the grid of
 * tiles, a space by its axial coordinates from the portal. Both are numbered once and for all: the map grows, the
 * numbers stay.
 */

/** How far the grid goes. No map gets there: there are too few tiles. */
const farthest = 13;

export const tilePlaces: readonly { readonly x: number; readonly y: number }[] = (() => {
  const list: { x: number; y: number }[] = [{ x: 0, y: 0 }];
  for (let x = 0; x <= farthest; x++) {
    for (let y = -2; x + y <= farthest; y++) {
      if (x + Math.min(y, 0) < 0 || (x === 0 && y === 0)) continue;
      list.push({ x, y });
    }
  }
  return list;
})();

export const tilePlaceNames: readonly string[] = tilePlaces.map(({ x, y }) => `${x},${y}`);
export const tilePlaceKey = (place: number): string => `tilePlace.${tilePlaceNames[place]}`;
export const startPlace = 0;
export const tilePlaceAt = (x: number, y: number): number => tilePlaces.findIndex((p) => p.x === x && p.y === y);

/** The parts of a tile: its middle, then clockwise from the east. */
export const parts = 7;
const middles = tilePlaces.map(({ x, y }) => hexAt(3 * x + y, -2 * x - 3 * y));
const tiling = defineTiling(disc(origin, 1), hexAt(3, -2), hexAt(1, -3));
const hexes = middles.flatMap((middle) => tiling.hexesOf(middle));
const grid = fixedBoard(hexes);

export const spaceCount = hexes.length;
export const spaceNames: readonly string[] = hexes.map((hex) => `${qOf(hex)},${rOf(hex)}`);
export const spaceKey = (space: number): string => `space.${spaceNames[space]}`;
export const portal = 0;

export const tilePlaceOf = (space: number): number => Math.floor(space / parts);
export const partOf = (space: number): number => space % parts;
export const spaceOf = (tilePlace: number, part: number): number => tilePlace * parts + part;
export const hexOf = (space: number): number => at(hexes, space);

/** The spaces around, by direction; -1 where no tile can ever lie. */
export const neighboursOf = (space: number): readonly number[] => grid.neighboursOf(space);
export const isNeighbour = (a: number, b: number): boolean => grid.neighboursOf(a).includes(b);
export const stepsBetween = (a: number, b: number): number => distance(hexOf(a), hexOf(b));

/** The tile places that share an edge with this one. */
const touching = middles.map((middle) =>
  tiling
    .touching(middle)
    .map((anchor) => middles.indexOf(anchor))
    .filter((place) => place >= 0),
);
export const tilesAround = (tilePlace: number): readonly number[] => at(touching, tilePlace);

/** The other tile places that a space touches. */
const reaching = hexes.map((_, space) => [
  ...new Set(
    neighboursOf(space)
      .filter((next) => next >= 0)
      .map(tilePlaceOf)
      .filter((place) => place !== tilePlaceOf(space)),
  ),
]);
export const tilePlacesBeside = (space: number): readonly number[] => at(reaching, space);

/** The spaces at exactly this distance, as far as tiles can lie there. */
export function spacesAt(space: number, steps: number): number[] {
  const list: number[] = [];
  for (const other of hexes.keys()) if (stepsBetween(space, other) === steps) list.push(other);
  return list;
}
