import type { GameId } from '@heldentisch/catalogue';
import type { GameOptions, Outcome, Standing } from '@heldentisch/engine';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { keepRowsApart } from './older-store.js';

/** Who plays a seat of a local match. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** What a game file calls a person without a name. */
export const namelessPerson = 'person';

/** What the lobby knows of a match in this browser. Nothing here is secret: the game file lies in a store of its own. */
export interface MatchRecord {
  readonly id: string;
  readonly game: GameId;
  readonly options: GameOptions;
  readonly seats: readonly SeatPlan[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly lines: number;
  readonly outcome: Outcome | null;
  /** What the seats have said about windows; missing in matches that nobody has played on since this was kept. */
  readonly standing?: Standing;
  /** Set for a game that goes on from a line of another one. */
  readonly branch?: { readonly of: string; readonly line: number };
}

export interface Schema extends DBSchema {
  matches: { key: string; value: MatchRecord };
  /**
   * The rows of each match's game file, 0 is the header with the seed: read by the worker, which is the dealer, not by
   * the page. A row is written once and never again, so a match of any length is as quick as a short one.
   */
  rows: { key: [match: string, number: number]; value: string };
  /** Game files that were opened to be looked at. */
  files: { key: string; value: string };
}

/** An older version of the app is open in another tab and holds the store. */
export class StoreBlockedError extends Error {
  override name = 'StoreBlockedError';
}

/** The match was deleted, or somebody else has written to it. */
export class MatchTakenError extends Error {
  override name = 'MatchTakenError';
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= new Promise<IDBPDatabase<Schema>>((resolve, reject) => {
    openDB<Schema>('heldentisch', 2, {
      async upgrade(db, from, _to, transaction) {
        if (from < 1) {
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('files');
        }
        db.createObjectStore('rows');
        if (from === 1) await keepRowsApart(transaction);
      },
      blocked: () => reject(new StoreBlockedError('an older version of the app is open')),
      blocking: (_current, _next, { target }) => forget(target as IDBDatabase),
      terminated: () => forget(null),
    }).then(resolve, reject);
  }).catch((error) => {
    database = null;
    throw error;
  });
  return database;
}

/** Lets the store go: a newer version of the app needs it, or the browser has closed it. */
function forget(closing: IDBDatabase | null): void {
  closing?.close();
  database = null;
}

const rowsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

export async function listMatches(): Promise<MatchRecord[]> {
  const records = await (await open()).getAll('matches');
  return records.sort((a, b) => b.changedAt - a.changedAt);
}

export async function readMatch(id: string): Promise<{ record: MatchRecord; file: string } | null> {
  const transaction = (await open()).transaction(['matches', 'rows']);
  const [record, [header, ...lines]] = await Promise.all([
    transaction.objectStore('matches').get(id),
    transaction.objectStore('rows').getAll(rowsOf(id)),
  ]);
  if (record === undefined || header === undefined) return null;
  // The header promises what the record knows, so that a missing row is noticed.
  const first = JSON.stringify({ ...JSON.parse(header), lines: record.lines });
  return { record, file: `${[first, ...lines].join('\n')}\n` };
}

type Writing<Name extends 'matches' | 'rows'> = IDBPObjectStore<Schema, ('matches' | 'rows')[], Name, 'readwrite'>;

/** Does all steps or none. What is done is on the disk, not only on its way there. */
async function write(
  work: (matches: Writing<'matches'>, rows: Writing<'rows'>) => Promise<readonly (() => Promise<unknown>)[]>,
): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'rows'], 'readwrite', { durability: 'strict' });
  try {
    const steps = await work(transaction.objectStore('matches'), transaction.objectStore('rows'));
    await Promise.all([...steps.map(async (step) => step()), transaction.done]);
  } catch (error) {
    transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // It has ended already: a request that fails takes the others along.
    }
    throw error;
  }
}

/** Begins a match with the rows of its game file, the header first. */
export const addMatch = (record: MatchRecord, rows: readonly string[]): Promise<void> =>
  write(async (matches, store) => [
    () => matches.add({ ...record, lines: rows.length - 1 }),
    ...rows.map((row, n) => () => store.add(row, [record.id, n])),
  ]);

/**
 * Adds rows to a match that has so many lines, and nothing else: what is stored is never written over. Throws
 * `MatchTakenError` and changes nothing if the match is not as it was left.
 */
export const addRows = (record: MatchRecord, lines: number, rows: readonly string[]): Promise<void> =>
  write(async (matches, store) => {
    const known = await matches.get(record.id);
    if (known?.lines !== lines) throw new MatchTakenError(`match ${record.id} has ${known?.lines} lines, not ${lines}`);
    return [
      () => matches.put({ ...record, lines: lines + rows.length }),
      ...rows.map((row, i) => () => store.add(row, [record.id, lines + 1 + i])),
    ];
  });

export const deleteMatch = (id: string): Promise<void> =>
  write(async (matches, store) => [() => matches.delete(id), () => store.delete(rowsOf(id))]);

/** Opened files are not matches of this browser; so many of them are kept, so that their address survives a reload. */
const openedFilesKept = 20;

/** The keys begin with the time: the first ones are the oldest. */
export async function saveOpenedFile(key: string, text: string): Promise<void> {
  const files = (await open()).transaction('files', 'readwrite').store;
  await files.put(text, key);
  const keys = await files.getAllKeys();
  await Promise.all(keys.slice(0, -openedFilesKept).map((old) => files.delete(old)));
}

export async function readOpenedFile(key: string): Promise<string | null> {
  return (await (await open()).get('files', key)) ?? null;
}
