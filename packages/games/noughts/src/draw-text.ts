import type { NoughtsState } from './state.js';

/** The board as three lines, row 3 on top. */
export function drawText(view: NoughtsState): string {
  const mark = (value: number | undefined): string => (value === 0 ? 'x' : value === 1 ? 'o' : '·');
  const rows = [2, 1, 0].map(
    (row) => `${row + 1} ${[0, 1, 2].map((column) => mark(view.cells[row * 3 + column])).join(' ')}`,
  );
  return [...rows, '  a b c'].join('\n');
}
