import type { Language, ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { struckLines } from '../struck.js';

/** A figure of a finished game, for each seat. */
export interface Statistic {
  readonly name: Readonly<Record<Language, string>>;
  readonly values: readonly number[];
  /** The sign is told: more or less than was to be expected. */
  readonly isSigned?: boolean;
}

/** What a game counts: from everything that was told and not taken back. */
export type Statistics = (events: readonly ToldEvent[], seats: number) => readonly Statistic[];

/** Something that is counted for a seat in the row of this name. */
export interface Mark<Row extends string> {
  readonly row: Row;
  readonly seat: number;
  readonly amount: number;
}

type Rows<Row extends string> = Readonly<Record<Row, Omit<Statistic, 'values'>>>;

/** Adds up what was counted. Rows in which nobody has anything are left out. */
export function added<Row extends string>(marks: Iterable<Mark<Row>>, rows: Rows<Row>, seats: number): Statistic[] {
  const names = Object.keys(rows) as Row[];
  const values = new Map(names.map((row) => [row, new Array<number>(seats).fill(0)]));
  for (const { row, seat, amount } of marks) {
    const list = values.get(row);
    if (list?.[seat] !== undefined) list[seat] += amount;
  }
  return names
    .map((row) => ({ ...rows[row], values: values.get(row) ?? [] }))
    .filter((row) => row.values.some((value) => value !== 0));
}

/** All events that count: what was taken back did not happen. */
export function eventsInForce(lines: readonly ToldLine[]): readonly ToldEvent[] {
  const struck = struckLines(lines);
  return lines.filter(({ n }) => !struck.has(n)).flatMap(({ events }) => events);
}
