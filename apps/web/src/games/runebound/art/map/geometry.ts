/* Where spaces lie on the sheet. Columns and rows may lie outside of the board: the land goes on beyond its rim. */
import { type Point, shifted } from './pen/line.js';
import { type Terrain, terrainOf, terrains } from './world.js';

export interface Hex {
  readonly column: number;
  readonly row: number;
}

export const columns = 17;
export const rows = 11;
const radius = 50;
export const hexWidth = Math.sqrt(3) * radius;

/** Clockwise from the east, as directions are; side i lies between corner i and the next. */
export const corners: readonly Point[] = Array.from({ length: 6 }, (_, i) => {
  const angle = ((60 * i - 30) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

const isOdd = (row: number): number => Math.abs(row % 2);
export const middleOf = ({ column, row }: Hex): Point => [hexWidth * (column + isOdd(row) / 2), 1.5 * radius * row];
export const hexOf = (space: number): Hex => ({ column: space % columns, row: Math.floor(space / columns) });
export const placeOf = (space: number): Point => middleOf(hexOf(space));

/** By side: how the row changes, and the column; in the rows above and below it depends on whether the row is shifted. */
const steps: readonly (readonly [down: number, right: number])[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
];

export function neighbourOf({ column, row }: Hex, side: number): Hex {
  const [down, right] = steps[side % 6] as (typeof steps)[number];
  return { column: column + right + (down === 0 ? 0 : isOdd(row)), row: row + down };
}

export const isOnBoard = ({ column, row }: Hex): boolean => column >= 0 && column < columns && row >= 0 && row < rows;
export const spaceAt = (hex: Hex): number => (isOnBoard(hex) ? hex.row * columns + hex.column : -1);
export const keyOf = ({ column, row }: Hex): string => `${column} ${row}`;

export function cornerOf(hex: Hex, i: number): Point {
  const [dx, dy] = corners[i % 6] as Point;
  return shifted(middleOf(hex), dx, dy);
}

export const terrainAt = (space: number): Terrain => terrains[terrainOf[space] ?? -1] as Terrain;

/** The side of a space behind which another lies, or -1. */
export const sideTo = (from: number, to: number): number =>
  [0, 1, 2, 3, 4, 5].findIndex((side) => spaceAt(neighbourOf(hexOf(from), side)) === to);
export const neighboursAt = (space: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((side) => spaceAt(neighbourOf(hexOf(space), side))).filter((next) => next >= 0);

/** The box around the board. */
export const board = {
  left: -hexWidth / 2,
  top: -radius,
  width: hexWidth * (columns + 0.5),
  height: 1.5 * radius * (rows - 1) + 2 * radius,
} as const;
