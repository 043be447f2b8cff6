import { cellRadius, type Point } from './grid.js';

/** Where a piece stands around the middle of its cell, and how small it is drawn there. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** More than this cannot be told apart on one cell: the last stand then shows how many others there are. */
export const mostStands = 7;

const ringOf = (count: number, radius: number, firstDegrees: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((firstDegrees + (360 / count) * i) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Radius of the pieces and where they stand, by their number. None touches another or leaves the cell. */
const formations: readonly (readonly [radius: number, stands: readonly Point[]])[] = [
  [0, []],
  [27, [[0, 0]]],
  [19.5, ringOf(2, 20.5, 180)],
  [17, ringOf(3, 21, -90)],
  [15, ringOf(4, 23, -135)],
  [13, ringOf(5, 25, -90)],
  [12.5, ringOf(6, 26.5, -90)],
  [12, [[0, 0], ...ringOf(6, 26, -90)]],
];

/** What stands beside a site is smaller and further down, so that the site can still be seen. */
const besideSite = { factor: 0.75, down: 9 };

export function standsFor(count: number, hasSite: boolean): readonly Stand[] {
  const [radius, stands] = formations[Math.min(count, mostStands)] as (typeof formations)[number];
  const factor = hasSite ? besideSite.factor : 1;
  return stands.map(([x, y]) => ({
    x: x * factor,
    y: y * factor + (hasSite ? besideSite.down : 0),
    scale: (radius * factor) / cellRadius,
  }));
}
