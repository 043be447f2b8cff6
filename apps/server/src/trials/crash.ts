import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerConfig } from '../config.js';
import { gameById } from '../games.js';
import { openMatch, PlayBackError, repeatStored } from '../rooms/play-back.js';
import { openDatabase } from '../store/database.js';
import { Matches } from '../store/matches.js';
import type { LineRow } from '../store/tables.js';
import { freshId, LostConnection, TableClient } from './client.js';
import { ServerProcess } from './server-process.js';

export interface CrashReport {
  readonly kills: number;
  /** Choices whose `ok` reached a client. */
  readonly acknowledged: number;
  /** Choices sent again because the connection was lost before the answer. */
  readonly resent: number;
  readonly stored: number;
  readonly matches: number;
  /** Acknowledged choices that are not stored, or under another number. Must be 0. */
  readonly lost: number;
  /** Choices stored more than once. Must be 0. */
  readonly doubled: number;
  /** Matches whose lines have a gap or do not replay. Must be 0. */
  readonly broken: number;
  readonly seconds: number;
}

export interface CrashSetup {
  readonly kills: number;
  /** Pairs of clients that play at the same time. */
  readonly pairs: number;
  readonly place: Partial<ServerConfig> & Pick<ServerConfig, 'dataFolder' | 'databaseUrl'>;
  readonly onKill?: (kills: number) => void;
}

/** One acknowledged choice, as its client remembers it. */
interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly line: number;
}

/** A client that comes back after every crash and sends again what was not answered. */
class StubbornClient {
  private client: TableClient | null = null;
  resent = 0;

  constructor(
    private readonly address: () => string | null,
    private readonly isOver: () => boolean,
    private cookie?: string,
  ) {}

  async connected(): Promise<TableClient> {
    while (this.client === null || this.client.closeCode !== null) {
      if (this.isOver()) throw new Stop();
      const address = this.address();
      this.client = address === null ? null : await TableClient.join(address, this.cookie).catch(() => null);
      if (this.client === null) await sleep(5);
      else this.cookie = this.client.cookie;
    }
    return this.client;
  }

  /** Does something over a connection; after a loss does it again over the next. */
  async insist<T>(work: (client: TableClient) => Promise<T>): Promise<T> {
    for (;;) {
      const client = await this.connected();
      try {
        return await work(client);
      } catch (error) {
        if (!(error instanceof LostConnection)) throw error;
        this.resent++;
      }
    }
  }

  close(): void {
    this.client?.close();
  }
}

class Stop extends Error {}

/** Plays noughts, table after table, until told to stop. */
async function playPair(
  first: StubbornClient,
  second: StubbornClient,
  noted: Acknowledged[],
  tables: Set<string>,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const createId = freshId();
    const table = await first.insist(async (client) => {
      const answer = await client.request(
        {
          type: 'table.create',
          game: 'noughts',
          options: {},
          seats: [{ kind: 'me' }, { kind: 'open' }],
          visibility: 'private',
          clock: null,
          windowMs: null,
          graceMs: 300_000,
        },
        createId,
      );
      if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
      return (answer.result as { readonly table: string }).table;
    });
    tables.add(table);
    await second.insist((client) => client.ask({ type: 'table.sit', table, seat: 1 }));
    // Nobody wins with these cells; the ninth is forced and taken by the engine.
    const cells = ['a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3'];
    for (const [i, cell] of cells.entries()) {
      if (isOver()) return;
      const id = freshId();
      const seat = i % 2;
      const line = await (seat === 0 ? first : second).insist(async (client) => {
        const choice = { type: 'mark', cell };
        const revision = Math.floor(i / 2) + 1;
        const answer = await client.request({ type: 'act', table, seat, revision, choice }, id);
        if (answer.type !== 'ok') throw new Error(`choice ${i + 1}: ${JSON.stringify(answer)}`);
        return (answer.result as { readonly line: number }).line;
      });
      noted.push({ table, id, line });
    }
  }
}

/** Kills the server with SIGKILL again and again while clients play, and looks afterwards at what is stored. */
export async function crashTrial({ kills, pairs, place, onKill }: CrashSetup): Promise<CrashReport> {
  const startedMs = Date.now();
  let server: ServerProcess | null = await ServerProcess.start(place);
  let over = false;
  const noted: Acknowledged[] = [];
  const tables = new Set<string>();
  const address = (): string | null => server?.address ?? null;
  const clients = Array.from({ length: pairs * 2 }, () => new StubbornClient(address, () => over));
  const playing = Promise.all(
    Array.from({ length: pairs }, (_, i) =>
      playPair(clients[2 * i] as StubbornClient, clients[2 * i + 1] as StubbornClient, noted, tables, () => over).catch(
        (error: unknown) => {
          if (!(error instanceof Stop)) throw error;
        },
      ),
    ),
  );
  const watched = playing.catch(() => {
    over = true;
  });
  for (let kill = 1; kill <= kills && !over; kill++) {
    await underLoad(() => noted.length);
    // Uneven, so that every moment of a request is hit some time.
    await sleep(Math.random() * 15);
    const dying: ServerProcess | null = server;
    server = null;
    await dying?.end('SIGKILL');
    server = await ServerProcess.start(place);
    onKill?.(kill);
  }
  await sleep(300);
  over = true;
  await watched;
  await playing;
  for (const client of clients) client.close();
  await (server as ServerProcess | null)?.end('SIGTERM');
  const resent = clients.reduce((sum, client) => sum + client.resent, 0);
  return { kills, resent, ...(await examine(place, noted, tables)), seconds: (Date.now() - startedMs) / 1000 };
}

/** Waits until some more choices are acknowledged: only a server at work is worth killing. */
async function underLoad(acknowledged: () => number): Promise<void> {
  const wanted = acknowledged() + 5 + Math.floor(Math.random() * 80);
  const deadlineMs = Date.now() + 5_000;
  while (acknowledged() < wanted && Date.now() < deadlineMs) await sleep(2);
}

/** Whether the lines can be played back without a gap, each to the state it led to. */
async function holds(matches: Matches, table: string, rows: readonly LineRow[]): Promise<boolean> {
  const record = await matches.byId(table);
  const game = record === null ? undefined : gameById(record.game);
  if (record === null || game === undefined) return false;
  const match = openMatch(game, record);
  try {
    for (const row of rows) repeatStored(match, row);
    return true;
  } catch (error) {
    if (error instanceof PlayBackError) return false;
    throw error;
  }
}

type Examined = Pick<CrashReport, 'acknowledged' | 'stored' | 'matches' | 'lost' | 'doubled' | 'broken'>;

async function examine(
  place: CrashSetup['place'],
  noted: readonly Acknowledged[],
  tables: ReadonlySet<string>,
): Promise<Examined> {
  const database = await openDatabase(place);
  const matches = new Matches(database);
  const storedAt = new Map<string, number[]>();
  let stored = 0;
  let broken = 0;
  for (const table of tables) {
    const rows = await matches.linesAfter(table, 0);
    stored += rows.length;
    if (!(await holds(matches, table, rows))) broken++;
    for (const { client, number } of rows) {
      const key = `${table} ${client?.split('.').at(-1)}`;
      storedAt.set(key, [...(storedAt.get(key) ?? []), number]);
    }
  }
  await database.close();
  const lost = noted.filter(({ table, id, line }) => storedAt.get(`${table} ${id}`)?.[0] !== line).length;
  const doubled = [...storedAt.values()].filter((numbers) => numbers.length > 1).length;
  return { acknowledged: noted.length, stored, matches: tables.size, lost, doubled, broken };
}
