import { TableClient } from '@heldentisch/server/trials';
import { answerOrder, cells, type Duel, type LoadOrder, runLoad } from './load.js';

interface Pair {
  readonly clients: readonly [TableClient, TableClient];
}

/** Looks only for the number of the line: reading each message fully would measure the generator. */
function listen({ socket }: TableClient, onLine: (number: number) => void): () => void {
  const usual = socket.listeners('message') as Listener[];
  socket.removeAllListeners('message');
  const listener: Listener = (data) => {
    const kind = data.toString('latin1', typeAt, typeAt + 3);
    if (kind === 'err' || kind === 'ref') throw new Error(data.toString());
    if (kind !== 'upd' && kind !== 'tab') return;
    const at = data.indexOf(numberKey);
    if (at < 0) return;
    const numberAt = at + numberKey.length;
    onLine(Number.parseInt(data.toString('latin1', numberAt, numberAt + 8), 10));
  };
  socket.on('message', listener);
  return () => {
    socket.off('message', listener);
    for (const one of usual) socket.on('message', one);
  };
}

type Listener = (data: Buffer) => void;

const typeAt = '{"type":"'.length;
const numberKey = '"views":[{"number":';

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

function duelOf({ clients }: Pair, table: string, round: number, undo: (() => void)[]): Duel {
  const duel: Duel = {
    onUpdate: () => undefined,
    send(move) {
      const seat = move % 2;
      const choice = { type: 'mark', cell: cells[move] };
      const revision = Math.floor(move / 2) + 1;
      const message = { type: 'act', id: `r${round}m${move}`, table, seat, revision, choice };
      clients[seat as 0 | 1].socket.send(JSON.stringify(message));
    },
  };
  // Update n follows move n; it counts when the other client has it.
  clients.forEach((client, seat) => {
    const stop = listen(client, (number) => {
      if (number % 2 === seat) duel.onUpdate(number);
    });
    undo.push(stop);
  });
  return duel;
}

await answerOrder(async (order: LoadOrder) => {
  const pairs: Pair[] = [];
  for (let i = 0; i < order.matches; i++) {
    pairs.push({ clients: [await TableClient.join(order.address), await TableClient.join(order.address)] });
  }
  let undo: (() => void)[] = [];
  const tables: string[] = [];
  return runLoad(order, async (round) => {
    for (const stop of undo) stop();
    undo = [];
    for (const [i, pair] of pairs.entries()) {
      const { clients } = pair;
      for (const client of clients) {
        client.forget();
        if (round > 0) await client.ask({ type: 'table.close', table: tables[i] as string });
      }
      tables[i] = await setUpOne(pair);
    }
    return pairs.map((pair, i) => duelOf(pair, tables[i] as string, round, undo));
  });
});
