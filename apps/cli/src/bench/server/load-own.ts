import { freshId, newTable, openSession, type Request } from '@heldentisch/server/trials';
import { BareSocket, frameOf, numberBehind } from './bare-socket.js';
import { cells, type Duel, inRow, playWhenTold } from './load.js';

const typeAt = '{"type":"'.length;
/** First letters of the types of messages. */
const letter = { update: 'u'.charCodeAt(0), table: 't'.charCodeAt(0), ok: 'o'.charCodeAt(0) } as const;
const numberKey = Buffer.from('"views":[{"number":');

/** A player who looks only for the number of the line: reading each message fully would measure the generator. */
class Player {
  onLine: (number: number) => void = () => undefined;
  private answer: ((text: string) => void) | null = null;

  private socket: BareSocket | null = null;

  static async join(address: string): Promise<Player> {
    const player = new Player();
    const place = { address, path: '/ws', headers: { Cookie: await openSession(address) } };
    player.socket = await BareSocket.open(place, (bytes, start, end) => player.hear(bytes, start, end));
    return player;
  }

  send(frame: Buffer): void {
    this.socket?.write(frame);
  }

  /** One question at a time; a wrong one ends the measurement. */
  async ask<T>(request: Request): Promise<T> {
    const answered = new Promise<string>((resolve) => {
      this.answer = resolve;
    });
    this.send(frameOf(JSON.stringify({ ...request, id: freshId() })));
    return (JSON.parse(await answered) as { readonly result: T }).result;
  }

  private hear(bytes: Buffer, start: number, end: number): void {
    const type = bytes[start + typeAt];
    if (type === letter.update || type === letter.table) {
      const number = numberBehind(numberKey, bytes, start, end);
      if (number !== null) this.onLine(number);
    } else if (type === letter.ok) {
      this.answer?.(bytes.toString('latin1', start, end));
      this.answer = null;
    } else {
      const text = bytes.toString('utf8', start, end);
      if (!text.startsWith('{"type":"welcome"')) throw new Error(text);
    }
  }
}

type Pair = readonly [Player, Player];

async function setUpOne([first, second]: Pair): Promise<string> {
  const { table } = await first.ask<{ readonly table: string }>(newTable());
  await first.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.open', table, since: -1 });
  await second.ask({ type: 'table.sit', table, seat: 1 });
  return table;
}

function duelOf(pair: Pair, table: string, round: number): Duel {
  const frames = cells.map((cell, move) => {
    const choice = { type: 'mark', cell };
    const revision = Math.floor(move / 2) + 1;
    return frameOf(JSON.stringify({ type: 'act', id: `r${round}m${move}`, table, seat: move % 2, revision, choice }));
  });
  const duel: Duel = {
    onUpdate: () => undefined,
    send: (move) => pair[move % 2]?.send(frames[move] as Buffer),
  };
  // Update n follows move n; it counts when the other client has it.
  for (const [seat, player] of pair.entries()) {
    player.onLine = (number) => {
      if (number % 2 === seat) duel.onUpdate(number);
    };
  }
  return duel;
}

await playWhenTold(async ({ address, matches }) => {
  const pairs: Pair[] = [];
  for (let i = 0; i < matches * inRow; i++) pairs.push([await Player.join(address), await Player.join(address)]);
  let tables: string[] = [];
  const leave = async (pair: Pair, table: string): Promise<void> => {
    for (const player of pair) await player.ask({ type: 'table.close', table });
  };
  return async (round) => {
    for (const player of pairs.flat()) player.onLine = () => undefined;
    if (round > 0) await Promise.all(pairs.map((pair, i) => leave(pair, tables[i] as string)));
    tables = await Promise.all(pairs.map(setUpOne));
    return pairs.map((pair, i) => duelOf(pair, tables[i] as string, round));
  };
});
