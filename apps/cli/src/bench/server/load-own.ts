import { TableClient } from '@heldentisch/server/trials';
import { BareSocket } from './bare-socket.js';
import { cells, type Duel, inRow, playWhenTold } from './load.js';

interface Pair {
  readonly clients: readonly [TableClient, TableClient];
}

const typeAt = '{"type":"'.length;
const numberKey = '"views":[{"number":';

/** Looks only for the number of the line: reading each message fully would measure the generator. */
function bare({ stream }: TableClient, onLine: (number: number) => void): BareSocket {
  if (stream === null) throw new Error('the socket is not open');
  return new BareSocket(stream, (text) => {
    const type = text.toString('latin1', typeAt, typeAt + 3);
    if (type === 'err' || type === 'ref') throw new Error(text.toString());
    const at = type === 'upd' || type === 'tab' ? text.indexOf(numberKey, 0, 'latin1') : -1;
    const numberAt = at + numberKey.length;
    if (at >= 0) onLine(Number.parseInt(text.toString('latin1', numberAt, numberAt + 8), 10));
  });
}

async function setUpOne({ clients: [first, second] }: Pair): Promise<string> {
  const { table } = await first.ask<{ table: string }>({
    type: 'table.create',
    game: 'noughts',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    clock: null,
    windowMs: null,
  });
  await first.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.sit', table, seat: 1 });
  await Promise.all([first.until(() => first.view(table, 0)), second.until(() => second.view(table, 1))]);
  return table;
}

function duelOf({ clients }: Pair, table: string, round: number, taken: BareSocket[]): Duel {
  // Update n follows move n; it counts when the other client has it.
  const sockets = clients.map((client, seat) =>
    bare(client, (number) => {
      if (number % 2 === seat) duel.onUpdate(number);
    }),
  );
  taken.push(...sockets);
  const duel: Duel = {
    onUpdate: () => undefined,
    send(move) {
      const seat = move % 2;
      const choice = { type: 'mark', cell: cells[move] };
      const revision = Math.floor(move / 2) + 1;
      const message = { type: 'act', id: `r${round}m${move}`, table, seat, revision, choice };
      sockets[seat]?.send(JSON.stringify(message));
    },
  };
  return duel;
}

await playWhenTold(async ({ address, matches }) => {
  const pairs: Pair[] = [];
  for (let i = 0; i < matches * inRow; i++) {
    pairs.push({ clients: [await TableClient.join(address), await TableClient.join(address)] });
  }
  let tables: string[] = [];
  let taken: BareSocket[] = [];
  const leave = async ({ clients }: Pair, table: string): Promise<void> => {
    for (const client of clients) {
      client.forget();
      await client.ask({ type: 'table.close', table });
    }
  };
  return async (round) => {
    for (const socket of taken) socket.giveBack();
    taken = [];
    if (round > 0) await Promise.all(pairs.map((pair, i) => leave(pair, tables[i] as string)));
    tables = await Promise.all(pairs.map(setUpOne));
    return pairs.map((pair, i) => duelOf(pair, tables[i] as string, round, taken));
  };
});
