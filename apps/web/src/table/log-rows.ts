import type { ToldLine } from '@heldentisch/protocol';

/** A line of the log as it is read, or several that told nobody anything: who let something pass. */
export interface LogRow {
  /** The line one looks back to: the last of them. */
  readonly n: number;
  readonly lines: readonly ToldLine[];
  readonly isQuiet: boolean;
}

/** A choice that told nobody anything, a pass for instance. */
const isQuiet = (line: ToldLine): boolean => line.kind === 'choice' && line.events.length === 0;

/** Eleven passes in eighteen lines are noise: those in a row become one. What was taken back stays by itself. */
export function rowsOf(lines: readonly ToldLine[], struck: ReadonlySet<number>): LogRow[] {
  const rows: LogRow[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const joins = isQuiet(line) && last?.isQuiet === true && struck.has(last.n) === struck.has(line.n);
    if (joins) rows[rows.length - 1] = { n: line.n, lines: [...last.lines, line], isQuiet: true };
    else rows.push({ n: line.n, lines: [line], isQuiet: isQuiet(line) });
  }
  return rows;
}
