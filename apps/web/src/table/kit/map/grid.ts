/*
 * Geometry of a map: where cells lie, what their outlines are, how roads and rivers run. Hexes have a corner on top and
 * the directions of packages/pieces; squares have columns and rows. Units: a corner of a hex is 50 from its middle.
 */
import { directionTo, hexAt } from '@heldentisch/pieces';
import type { MapPlace } from './map-data.js';

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Grid {
  /** Around the middle, clockwise; side i lies between corner i and the next. */
  readonly corners: readonly Point[];
  middleOf(place: MapPlace): Point;
  /** The side behind which a neighbour lies; -1 if it is none. */
  sideTo(place: MapPlace, neighbour: MapPlace): number;
  /** The column a cell stands in, counted within its row. */
  columnOf(place: MapPlace): number;
}

export const cellRadius = 50;
const hexWidth = Math.sqrt(3) * cellRadius;

const cornersFrom = (count: number, firstDegrees: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((firstDegrees + (360 / count) * i) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const hexes: Grid = {
  corners: cornersFrom(6, -30, cellRadius),
  middleOf: ({ q, r }) => [hexWidth * (q + r / 2), 1.5 * cellRadius * r],
  sideTo: (place, neighbour) => directionTo(hexAt(place.q, place.r), hexAt(neighbour.q, neighbour.r)),
  columnOf: ({ q, r }) => q + Math.floor(r / 2),
};

const squareSide = hexWidth;
const squareSteps: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const squares: Grid = {
  corners: cornersFrom(4, -45, squareSide / Math.SQRT2),
  middleOf: ({ q, r }) => [squareSide * q, squareSide * r],
  sideTo: (place, { q, r }) => squareSteps.findIndex(([dq, dr]) => place.q + dq === q && place.r + dr === r),
  columnOf: ({ q }) => q,
};

export const grids = { hexes, squares } as const;
export type GridName = keyof typeof grids;

const written = (value: number): string => String(Math.round(value * 100) / 100);
const at = ([x, y]: Point): string => `${written(x)} ${written(y)}`;

/** The points of a cell's outline around its middle; a factor below 1 keeps inside. */
export const outlineOf = (grid: Grid, factor = 1): string =>
  grid.corners.map(([x, y]) => at([x * factor, y * factor])).join(' ');

export const moveTo = (grid: Grid, place: MapPlace): string => `translate(${at(grid.middleOf(place))})`;

/** The box around all cells. */
export function boundsOf(grid: Grid, places: readonly MapPlace[]): Box {
  const points = places.flatMap((place) => {
    const [x, y] = grid.middleOf(place);
    return grid.corners.map(([dx, dy]): Point => [x + dx, y + dy]);
  });
  if (points.length === 0)
    return { left: -cellRadius, top: -cellRadius, width: 2 * cellRadius, height: 2 * cellRadius };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** How far a winding edge swings out of the straight line, as a part of its length. */
const swing = 0.14;

/** One side of a cell, straight or winding. Neighbouring edges swing to different sides, as water does. */
export function edgePath(grid: Grid, place: MapPlace, side: number, isWinding: boolean): string {
  const { corners } = grid;
  const [x, y] = grid.middleOf(place);
  const cornerAt = (i: number): Point => {
    const [dx, dy] = corners[i % corners.length] as Point;
    return [x + dx, y + dy];
  };
  const [from, to] = [cornerAt(side), cornerAt(side + 1)];
  if (!isWinding) return `M${at(from)}L${at(to)}`;
  const [mx, my] = between(from, to);
  const way = (place.q + place.r + side) % 2 === 0 ? swing : -swing;
  const control: Point = [mx - (to[1] - from[1]) * way, my + (to[0] - from[0]) * way];
  return `M${at(from)}Q${at(control)} ${at(to)}`;
}

/** A soft line through the middles of cells: it crosses every border in its middle and cuts the corners. */
export function wayPath(grid: Grid, places: readonly MapPlace[]): string {
  const middles = places.map((place) => grid.middleOf(place));
  const [first] = middles;
  const last = middles.at(-1);
  if (first === undefined || last === undefined || middles.length < 2) return '';
  const bends = middles
    .slice(1, -1)
    .map((middle, i) => `Q${at(middle)} ${at(between(middle, middles[i + 2] as Point))}`)
    .join('');
  return `M${at(first)}L${at(between(first, middles[1] as Point))}${bends}L${at(last)}`;
}

/** A straight line from middle to middle. */
export const linePath = (grid: Grid, places: readonly MapPlace[]): string =>
  places.length < 2 ? '' : `M${places.map((place) => at(grid.middleOf(place))).join('L')}`;

/** The outlines of many cells as one path. */
export function cellsPath(grid: Grid, places: readonly MapPlace[]): string {
  return places
    .map((place) => {
      const [x, y] = grid.middleOf(place);
      return `M${grid.corners.map(([dx, dy]) => at([x + dx, y + dy])).join('L')}Z`;
    })
    .join('');
}
