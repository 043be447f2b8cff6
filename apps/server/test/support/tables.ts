import type { Choice } from '@heldentisch/engine';
import { type NewTable, type TableClient, newTable as usualTable } from '@heldentisch/server/trials';

/** Who leaves is not waited for long. */
export const newTable = (fields: Partial<NewTable> = {}): NewTable => usualTable({ graceMs: 1_000, ...fields });

export const mark = (cell: string): Choice => ({ type: 'mark', cell });

/** A running match between two clients; the first has seat 0. */
export async function sitTogether(
  first: TableClient,
  second: TableClient,
  fields: Partial<NewTable> = {},
): Promise<string> {
  const { table } = await first.ask<{ table: string }>(newTable(fields));
  await first.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.sit', table, seat: 1 });
  await first.until(() => first.view(table, 0));
  await second.until(() => second.view(table, 1));
  return table;
}

/** Waits until it is the seat's turn and takes a choice; without one any offered one. */
export async function choose(client: TableClient, table: string, seat: number, choice?: Choice): Promise<number> {
  const decision = await client.until(() => client.decision(table, seat));
  const wanted = choice ?? decision.options[Math.floor(Math.random() * decision.options.length)];
  if (wanted === undefined) throw new Error('nothing is offered');
  const { line } = await client.ask<{ line: number }>({
    type: 'act',
    table,
    seat,
    revision: decision.revision,
    choice: wanted,
  });
  await client.until(() => client.lastLine(table) >= line);
  return line;
}

export const isOver = (client: TableClient, table: string, seat: number): boolean =>
  client.view(table, seat)?.outcome != null;

/** Plays random offered choices until the match is over. */
export async function playOut(clients: readonly TableClient[], table: string): Promise<void> {
  for (;;) {
    for (const [seat, client] of clients.entries()) {
      if (isOver(client, table, seat)) return;
      if (client.decision(table, seat) !== null) await choose(client, table, seat);
    }
    await clients[0]?.until(() =>
      clients.some((client, seat) => isOver(client, table, seat) || client.decision(table, seat) !== null),
    );
  }
}

/** Seat 0 wins in five choices. */
export async function playToTheEnd(first: TableClient, second: TableClient, table: string): Promise<void> {
  for (const [i, cell] of ['a1', 'a2', 'b1', 'b2', 'c1'].entries()) {
    await choose(i % 2 === 0 ? first : second, table, i % 2, mark(cell));
  }
}
