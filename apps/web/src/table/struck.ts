import type { ToldLine } from '@heldentisch/protocol';

/** The numbers of the lines that were taken back and not repeated. */
export function struckLines(lines: readonly ToldLine[]): ReadonlySet<number> {
  /** For each choice in force the line that made it. */
  const inForce: number[] = [];
  const struck = new Set<number>();
  for (const line of lines) {
    if (line.kind === 'choice') inForce.push(line.n);
    else if (line.kind === 'redo') for (let i = 0; i < (line.count ?? 1); i++) inForce.push(line.n);
    else if (line.kind === 'undo') for (const n of inForce.splice(-(line.count ?? 1))) struck.add(n);
  }
  for (const n of inForce) struck.delete(n);
  return struck;
}

/** The lines that count: what was taken back did not happen. */
export function linesInForce(lines: readonly ToldLine[]): readonly ToldLine[] {
  const struck = struckLines(lines);
  return lines.filter(({ n }) => !struck.has(n));
}
