import type { Grid } from './grid.js';
import type { MapCell } from './map-data.js';

const walkKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type WalkKey = (typeof walkKeys)[number];

export const isWalkKey = (key: string): key is WalkKey => (walkKeys as readonly string[]).includes(key);

export interface Walk {
  readonly id: string;
  /** Where walks up and down strive to, so that they keep to a column although hexes go to and fro. */
  readonly column: number;
}

/** A cell as it is seen from the one where the walk stands. */
interface Sight {
  readonly id: string;
  readonly x: number;
  readonly dx: number;
  readonly dy: number;
}

/** Up and down lead at most this much to the side, as a part of the height: a neighbouring hex lies within it. */
const steepness = 0.6;
const near = 1e-6;

function aheadIn(sights: readonly Sight[], sign: 1 | -1, column: number): Sight | undefined {
  const ahead = sights.filter(({ dx, dy }) => sign * dy > near && Math.abs(dx) <= steepness * Math.abs(dy));
  const height = Math.min(...ahead.map(({ dy }) => Math.abs(dy)));
  const away = ({ x }: Sight): number => Math.abs(x - column);
  return ahead
    .filter(({ dy }) => Math.abs(dy) - height < near)
    .sort((a, b) => (Math.abs(away(a) - away(b)) < near ? b.x - a.x : away(a) - away(b)))[0];
}

function targetOf(sights: readonly Sight[], key: WalkKey, column: number): Sight | undefined {
  const row = sights.filter(({ dy }) => Math.abs(dy) < near).sort((a, b) => a.dx - b.dx);
  switch (key) {
    case 'ArrowLeft':
      return row.findLast(({ dx }) => dx < 0);
    case 'ArrowRight':
      return row.find(({ dx }) => dx > 0);
    case 'Home':
      return row.find(({ dx }) => dx < 0);
    case 'End':
      return row.findLast(({ dx }) => dx > 0);
    case 'ArrowUp':
      return aheadIn(sights, -1, column);
    case 'ArrowDown':
      return aheadIn(sights, 1, column);
  }
}

/**
 * Where a key leads. Left and right stay in the row and go over gaps; up and down go to the neighbour that is nearest to
 * the column the walk began in, of two equal ones to the right. Home and End are the ends of the row. Where there is
 * nothing in that direction the walk stays as it is.
 */
export function walkOn(grid: Grid, cells: readonly MapCell[], from: Walk, key: WalkKey): Walk {
  const start = cells.find(({ id }) => id === from.id);
  if (start === undefined) return from;
  const [x, y] = grid.middleOf(start);
  const sights = cells.map((cell): Sight => {
    const [cellX, cellY] = grid.middleOf(cell);
    return { id: cell.id, x: cellX, dx: cellX - x, dy: cellY - y };
  });
  const target = targetOf(sights, key, from.column);
  if (target === undefined) return from;
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown';
  return { id: target.id, column: isUpright ? from.column : target.x };
}

/** The cells row by row from the top, each row from the left: the order in which they are read. */
export function rowsOf<Cell extends MapCell>(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.r);
    if (row === undefined) rows.set(cell.r, [cell]);
    else row.push(cell);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.q - b.q));
}
