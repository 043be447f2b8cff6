/**
 * The grid. A cell is a position in a unit seen by its owner: 0-2 front, 3-5 flank, 6-8 rear, left to right; cell 4
 * is the leader's. A place is a cell of a given unit: `seat * 9 + cell`.
 */
export const cellNames = ['f1', 'f2', 'f3', 'w1', 'leader', 'w3', 'r1', 'r2', 'r3'] as const;
export const placeNames = [0, 1].flatMap((seat) => cellNames.map((cell) => `${seat}:${cell}`));
export const rowNames = ['front', 'flank', 'rear'] as const;
export const columnNames = ['left', 'middle', 'right'] as const;

export type RowName = (typeof rowNames)[number];

export const leaderCell = 4;
export const cellCount = 9;
export const placeCount = 18;

export const cellOf = (place: number): number => place % cellCount;
export const seatOf = (place: number): number => (place < cellCount ? 0 : 1);
export const placeOf = (seat: number, cell: number): number => seat * cellCount + cell;
export const leaderPlace = (seat: number): number => seat * cellCount + leaderCell;
export const rowOf = (place: number): number => ((place % cellCount) / 3) | 0;
export const columnOf = (place: number): number => place % 3;
export const isLeaderPlace = (place: number): boolean => place % cellCount === leaderCell;

/** PT-CMP-10: a player's left column faces the opponent's right column. */
export const facingColumn = (column: number): number => 2 - column;

/** The eight positions around the leader. */
export const heroCells: readonly number[] = [0, 1, 2, 3, 5, 6, 7, 8];
/** The positions of each row on which heroes lie. */
export const rowCells: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 5],
  [6, 7, 8],
];

/** Whether two places of the same unit touch along a side. */
export function adjacent(a: number, b: number): boolean {
  if (seatOf(a) !== seatOf(b)) return false;
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;
}
