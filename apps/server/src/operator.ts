import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DatabasePlace, openDatabase } from './store/database.js';
import { type PausedMatch, Pauses } from './store/pauses.js';
import { databaseFile, openExisting } from './store/sqlite-file.js';

/** What who operates a server does beside it, while it runs. */

/** Something that who asked has to put right. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Whoever names a wrong folder shall not be told that all is well there. */
function existingFile(dataFolder: string): string {
  const file = databaseFile(dataFolder);
  if (!existsSync(file)) throw new OperatorError(`there is no ${file}`);
  return file;
}

async function withPauses<T>(place: DatabasePlace, work: (pauses: Pauses) => Promise<T>): Promise<T> {
  if (place.databaseUrl === null) existingFile(place.dataFolder);
  const database = await openDatabase(place);
  try {
    return await work(new Pauses(database));
  } finally {
    await database.close();
  }
}

export const pausedMatches = (place: DatabasePlace): Promise<PausedMatch[]> =>
  withPauses(place, (pauses) => pauses.list());

/** Ends the pause of one match or of all; a running server takes them up by itself. Returns the ids of those released. */
export function releaseMatches(place: DatabasePlace, which: { readonly id: string } | 'all'): Promise<string[]> {
  return withPauses(place, async (pauses) => {
    const paused = (await pauses.list()).map(({ id }) => id);
    const released = which === 'all' ? paused : paused.filter((id) => id === which.id);
    await pauses.release(released);
    return released;
  });
}

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly matches: number;
  readonly lines: number;
}

/**
 * Copies the SQLite file as it is at one moment, while servers go on reading and writing. The copy is checked, and has
 * its name only when it is whole and on the disk.
 */
export async function backUp(dataFolder: string, file: string): Promise<Backup> {
  const source = existingFile(dataFolder);
  if (existsSync(file)) throw new OperatorError(`${file} exists already`);
  const part = `${file}.part`;
  try {
    copyTo(part, source);
    const counts = examine(part);
    await flushToDisk(part);
    renameSync(part, file);
    await flushToDisk(dirname(file));
    return { file, bytes: statSync(file).size, ...counts };
  } finally {
    rmSync(part, { force: true });
  }
}

function copyTo(copy: string, source: string): void {
  // One that was cut short would be in the way.
  rmSync(copy, { force: true });
  const database = openExisting(source);
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

/** Throws if the copy is damaged. */
function examine(file: string): { matches: number; lines: number } {
  const copy = openExisting(file);
  try {
    const [verdict] = copy.pragma('integrity_check') as { integrity_check: string }[];
    if (verdict?.integrity_check !== 'ok') throw new OperatorError(`the copy is damaged: ${verdict?.integrity_check}`);
    const count = (table: string): number =>
      (copy.prepare(`select count(*) as count from ${table}`).get() as { count: number }).count;
    return { matches: count('matches'), lines: count('lines') };
  } finally {
    copy.close();
  }
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
