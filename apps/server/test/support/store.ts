import type { Kysely } from 'kysely';
import { openDatabase } from '../../src/store/database.js';
import type { Tables } from '../../src/store/tables.js';

/** Works in the SQLite file of a server, which may run or not. */
export async function inStore<T>(dataFolder: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataFolder, databaseUrl: null });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Why matches are paused, by id. */
export const problems = (dataFolder: string): Promise<Map<string, string>> =>
  inStore(dataFolder, async (db) => {
    const rows = await db.selectFrom('matches').select(['id', 'problem']).where('problem', 'is not', null).execute();
    return new Map(rows.map(({ id, problem }) => [id, problem ?? '']));
  });
