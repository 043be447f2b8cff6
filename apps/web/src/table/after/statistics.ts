import type { Language, ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { linesInForce } from '../struck.js';

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

/**
 * What a game counts. `begin` starts to follow a game and says of each event what is to be marked. Rows in which nobody
 * has anything are left out.
 */
export function statisticsOf<Row extends string>(
  rows: Rows<Row>,
  begin: () => (event: ToldEvent) => Iterable<Mark<Row>>,
): Statistics {
  const names = Object.keys(rows) as Row[];
  return (events, seats) => {
    const values = new Map(names.map((row) => [row, new Array<number>(seats).fill(0)]));
    const marksOf = begin();
    for (const { row, seat, amount } of events.flatMap((event) => [...marksOf(event)])) {
      const list = values.get(row);
      if (list?.[seat] !== undefined) list[seat] += amount;
    }
    return names
      .map((row) => ({ ...rows[row], values: values.get(row) ?? [] }))
      .filter((row) => row.values.some((value) => value !== 0));
  };
}

export const eventsInForce = (lines: readonly ToldLine[]): readonly ToldEvent[] =>
  linesInForce(lines).flatMap(({ events }) => events);
