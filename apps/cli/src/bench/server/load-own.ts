import { TableClient } from '@heldentisch/server/trials';
import { answerOrder, cells, type Duel, type LoadOrder, runLoad } from './load.js';

interface Pair {
  readonly clients: readonly [TableClient, TableClient];
}

/** Looks only for the number of the line: reading each message fully would measure the generator. */
function listen(client: TableClient, onLine: (number: number) => void): void {
  client.socket.removeAllListeners('message');
  client.socket.on('message', (data) => {
    const text = data.toString();
    if (text.startsWith('{"type":"error"') || text.startsWith('{"type":"refused"')) throw new Error(text);
    if (!text.startsWith('{"type":"update"') && !text.startsWith('{"type":"table"')) return;
    const at = text.indexOf(numberKey);
    if (at >= 0) onLine(Number.parseInt(text.slice(at + numberKey.length, at + numberKey.length + 8), 10));
  });
}

const numberKey = '"views":[{"number":';

async function setUpOne({ clients: [first, second] }: Pair): Promise<string> {
  const { table } = await first.ask<{ table: string }>({
    type: 'table.create',
    game: 'noughts',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    clock: null,
  });
  await first.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.sit', table, seat: 1 });
  await Promise.all([first.until(() => first.view(table, 0)), second.until(() => second.view(table, 1))]);
  return table;
}

function duelOf({ clients }: Pair, table: string, round: number): Duel {
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
    listen(client, (number) => {
      if (number % 2 !== seat) return;
      duel.onUpdate(number);
    });
  });
  return duel;
}

await answerOrder(async (order: LoadOrder) => {
  const cookies: [string, string][] = [];
  let pairs: Pair[] = [];
  const join = async (index: number): Promise<Pair> => {
    const known = cookies[index];
    const clients = [
      await TableClient.join(order.address, known?.[0]),
      await TableClient.join(order.address, known?.[1]),
    ] as const;
    cookies[index] = [clients[0].cookie, clients[1].cookie];
    return { clients };
  };
  return runLoad(order, async (round) => {
    for (const { clients } of pairs) for (const client of clients) client.close();
    pairs = [];
    for (let i = 0; i < order.matches; i++) pairs.push(await join(i));
    const tables: string[] = [];
    for (const pair of pairs) tables.push(await setUpOne(pair));
    return pairs.map((pair, i) => duelOf(pair, tables[i] as string, round));
  });
});
