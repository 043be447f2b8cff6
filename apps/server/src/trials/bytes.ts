import { botByName, botStreams, nextChoice } from '@heldentisch/bots';
import { act, createMatch, type Game, type Match, type Seed, type State, seedFromNumber } from '@heldentisch/engine';
import { newMatch } from '../sockets/desk.js';
import { openDatabase } from '../store/database.js';
import { Matches } from '../store/matches.js';
import { freshId, TableClient } from './client.js';
import { examplesOf } from './examples.js';
import { ServerProcess } from './server-process.js';

/** Bytes that one client got for one choice. */
interface Got {
  /** The texts of the messages. */
  readonly raw: number;
  /** What came through the socket, compressed and with its frames. */
  readonly wire: number;
}

interface Amount {
  readonly average: number;
  readonly largest: number;
}

/** What a choice costs each client at a table: the update, and for who chose the answer too. */
export interface BytesOfTable {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly choices: number;
  readonly raw: Amount;
  readonly wire: Amount;
}

export interface BytesSetup {
  readonly game: Game<State>;
  readonly seats: number;
  /** So many games are played, with the seeds 1, 2, … */
  readonly games: number;
  readonly dataFolder: string;
}

const bot = botByName('greedy');

/** Plays games of bots over real sockets and counts what each client gets. The same setup plays the same games. */
export async function measureBytes(setup: BytesSetup): Promise<BytesOfTable> {
  const seeds = Array.from({ length: setup.games }, (_, i) => seedFromNumber(i + 1));
  const tables = await layOut(setup, seeds);
  const server = await ServerProcess.start({ dataFolder: setup.dataFolder });
  const got: Got[] = [];
  let choices = 0;
  try {
    for (const { id, match } of tables) {
      got.push(...(await playOver(server.address, id, match)));
      choices += match.log.length;
    }
  } finally {
    await server.end('SIGTERM');
  }
  const { game, seats, games } = setup;
  const amount = (of: keyof Got): Amount => amountOf(got.map((one) => one[of]));
  return { game: game.id, seats, games, choices, raw: amount('raw'), wire: amount('wire') };
}

const amountOf = (values: readonly number[]): Amount => ({
  average: Math.round(values.reduce((sum, value) => sum + value, 0) / values.length),
  largest: values.reduce((most, value) => Math.max(most, value), 0),
});

/** Stores a table for each seed, and sets up the same match here, where the bots look at it. */
async function layOut(
  { game, seats, dataFolder }: BytesSetup,
  seeds: readonly Seed[],
): Promise<{ readonly id: string; readonly match: Match<State> }[]> {
  const database = await openDatabase({ dataFolder, databaseUrl: null });
  const nobody = { id: 'nobody', name: 'Nobody', login: null };
  const request = {
    ...examplesOf('', 0)['table.create'],
    game: game.id,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })),
  };
  const tables = [];
  for (const seed of seeds) {
    const record = { ...newMatch(nobody, { ...request, id: freshId() }), seed };
    await new Matches(database).create(record);
    const { id, options, random } = record;
    tables.push({ id, match: createMatch(game, { options, seats, seed, random }) });
  }
  await database.close();
  return tables;
}

async function playOver(address: string, table: string, match: Match<State>): Promise<Got[]> {
  const clients: TableClient[] = [];
  for (let seat = 0; seat < match.setup.seats; seat++) {
    const client = await TableClient.join(address);
    await client.ask({ type: 'table.open', table, since: -1 });
    await client.ask({ type: 'table.sit', table, seat });
    clients.push(client);
  }
  await Promise.all(clients.map((client) => client.until(() => client.view(table, clients.indexOf(client)))));
  const bots = clients.map(() => bot);
  const streams = botStreams('xoroshiro128plus', match.setup.seed, clients.length);
  const got: Got[] = [];
  while (match.play.waiting !== 0) {
    const { seat, code } = nextChoice(match.play, bots, streams);
    const choice = match.game.choices.decode(code);
    const request = { type: 'act', table, seat, revision: match.revisions[seat] ?? 0, choice } as const;
    got.push(...(await countWhile(clients, table, match.log.length + 1, () => clients[seat]?.ask(request))));
    act(match, seat, choice);
  }
  for (const client of clients) client.close();
  return got;
}

/** Counts what each client gets until all have heard of the line. */
async function countWhile(
  clients: readonly TableClient[],
  table: string,
  line: number,
  choose: () => Promise<unknown> | undefined,
): Promise<Got[]> {
  const before = clients.map((client) => {
    client.forget();
    return client.wire?.bytesRead ?? 0;
  });
  await choose();
  await Promise.all(clients.map((client) => client.until(() => client.lastLine(table) >= line)));
  return clients.map((client, i) => ({
    raw: client.texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    wire: (client.wire?.bytesRead ?? 0) - (before[i] ?? 0),
  }));
}
