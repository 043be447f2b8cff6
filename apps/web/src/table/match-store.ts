import type { GameId } from '@heldentisch/catalogue';
import type { GameOptions, Outcome, Standing } from '@heldentisch/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface Schema extends DBSchema {
  matches: { key: string; value: MatchRecord };
  /** Game files with their seeds: read by the worker, which is the dealer, not by the page. */
  files: { key: string; value: string };
}

let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('heldentisch', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('files');
    },
  });
  return database;
}

export async function listMatches(): Promise<MatchRecord[]> {
  const records = await (await open()).getAll('matches');
  return records.sort((a, b) => b.changedAt - a.changedAt);
}

export async function readMatch(id: string): Promise<{ record: MatchRecord; file: string } | null> {
  const transaction = (await open()).transaction(['matches', 'files']);
  const [record, file] = await Promise.all([
    transaction.objectStore('matches').get(id),
    transaction.objectStore('files').get(id),
  ]);
  return record === undefined || file === undefined ? null : { record, file };
}

export async function saveMatch(record: MatchRecord, file: string): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').put(record),
    transaction.objectStore('files').put(file, record.id),
    transaction.done,
  ]);
}

export async function deleteMatch(id: string): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('files').delete(id),
    transaction.done,
  ]);
}

/** Opened files are not matches of this browser; so many of them are kept, so that their address survives a reload. */
const openedFilesKept = 20;
const openedFiles = () => IDBKeyRange.bound('file-', 'file.');

/** The keys begin with `file-` and the time: the first ones are the oldest. */
export async function saveOpenedFile(key: string, text: string): Promise<void> {
  const files = (await open()).transaction('files', 'readwrite').store;
  await files.put(text, key);
  const keys = await files.getAllKeys(openedFiles());
  await Promise.all(keys.slice(0, -openedFilesKept).map((old) => files.delete(old)));
}

export async function readOpenedFile(key: string): Promise<string | null> {
  return (await (await open()).get('files', key)) ?? null;
}
