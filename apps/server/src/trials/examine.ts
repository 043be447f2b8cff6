import { type Match, outcomeOf } from '@heldentisch/engine';
import { gameById } from '../games.js';
import { openMatch, PlayBackError, repeatStored } from '../rooms/play-back.js';
import { type Database, type DatabasePlace, openDatabase } from '../store/database.js';
import type { MatchRecord } from '../store/match-record.js';
import { Matches } from '../store/matches.js';
import type { LineRow } from '../store/tables.js';
import type { Acknowledged } from './load.js';
import { within } from './within.js';

/** What the store holds after a trial. */
export interface Examined {
  /** Choices whose `ok` reached a client. */
  readonly acknowledged: number;
  readonly stored: number;
  readonly matches: number;
  /** Acknowledged choices that are not stored, or under another number. Must be 0. */
  readonly lost: number;
  /** Choices stored more than once. Must be 0. */
  readonly doubled: number;
  /** Matches whose lines have a gap or do not replay. Must be 0. */
  readonly broken: number;
  /** Matches that stand still because of a problem. Must be 0. */
  readonly paused: number;
  /** Why they are paused, and how many for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
}

async function inStore<T>(place: DatabasePlace, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The match after its lines, or null if they have a gap or lead elsewhere. */
function playedBack(record: MatchRecord, rows: readonly LineRow[]): Match | null {
  const game = gameById(record.game);
  if (game === undefined) return null;
  const match = openMatch(game, record);
  try {
    for (const row of rows) repeatStored(match, row);
    return match;
  } catch (error) {
    if (error instanceof PlayBackError) return null;
    throw error;
  }
}

/** Compares what clients were promised with what is stored. */
export function examine(place: DatabasePlace, promised: readonly Acknowledged[]): Promise<Examined> {
  return inStore(place, async (database) => {
    const matches = new Matches(database);
    const storedAt = new Map<string, string[]>();
    const reasons: Record<string, number> = {};
    let [stored, broken, paused] = [0, 0, 0];
    const ids = await database.db.selectFrom('matches').select('id').execute();
    for (const { id } of ids) {
      const record = (await matches.byId(id)) as MatchRecord;
      const rows = await matches.linesAfter(id, 0);
      stored += rows.length;
      if (record.status !== 'open' && playedBack(record, rows) === null) broken++;
      if (record.problem !== null) {
        paused++;
        reasons[record.problem] = (reasons[record.problem] ?? 0) + 1;
      }
      for (const { client, number } of rows) {
        const request = client?.split('.').at(-1);
        if (request !== undefined) storedAt.set(request, [...(storedAt.get(request) ?? []), `${id} ${number}`]);
      }
    }
    const lost = promised.filter(({ id, table, line }) => storedAt.get(id)?.[0] !== `${table} ${line}`).length;
    const doubled = [...storedAt.values()].filter((places) => places.length > 1).length;
    return { acknowledged: promised.length, stored, matches: ids.length, lost, doubled, broken, paused, reasons };
  });
}

/** A clock with less than this left must be seen to run out. */
const soonMs = 15_000;

/** What has to happen at a table without anybody doing it. */
function dueAt(record: MatchRecord, rows: readonly LineRow[]): 'bot' | 'clock' | null {
  const match = playedBack(record, rows);
  if (match === null || outcomeOf(match) !== null) return null;
  const waiting = [...record.seats.keys()].filter((seat) => match.play.isWaitingFor(seat));
  if (waiting.some((seat) => record.seats[seat]?.kind === 'bot')) return 'bot';
  if (record.clock === null) return null;
  const clocks = rows.at(-1)?.clocks ?? null;
  const left = clocks === null ? record.seats.map(() => record.clock?.budgetMs ?? 0) : (JSON.parse(clocks) as number[]);
  return waiting.some((seat) => (left[seat] ?? 0) < soonMs) ? 'clock' : null;
}

interface Due {
  readonly record: MatchRecord;
  readonly lines: number;
  readonly what: 'bot' | 'clock';
}

/** Looks at a running server's store: tables where a bot or a clock is due and nothing comes in time. */
export function hangingTables(place: DatabasePlace, limitMs: number): Promise<string[]> {
  return inStore(place, async (database) => {
    const matches = new Matches(database);
    const rows = await database.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'running')
      .where('problem', 'is', null)
      .execute();
    let due: Due[] = [];
    for (const { id } of rows) {
      const record = (await matches.byId(id)) as MatchRecord;
      const lines = await matches.linesAfter(id, 0);
      const what = dueAt(record, lines);
      if (what !== null) due.push({ record, lines: lines.length, what });
    }
    await within(limitMs, async () => {
      const still: Due[] = [];
      for (const table of due) {
        const [next] = await matches.linesAfter(table.record.id, table.lines);
        if (next === undefined) still.push(table);
      }
      due = still;
      return due.length === 0;
    });
    return due.map(({ record, what }) => `${record.game} ${record.id} waits for a ${what}`);
  });
}
