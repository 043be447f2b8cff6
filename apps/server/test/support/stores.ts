import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../../src/store/database.js';
import { startPostgres, type TestPostgres } from './postgres.js';
import { tempFolder } from './suite.js';

export interface TestStore {
  /** A new, empty database. */
  place(): Promise<DatabasePlace>;
  /** The same, opened; closed when the suite is over. */
  open(): Promise<Database>;
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onEachStore(tests: (store: TestStore) => void): void {
  for (const kind of ['SQLite', 'PostgreSQL'] as const) {
    describe(`on ${kind}`, () => {
      let postgres: TestPostgres | null = null;
      const opened: Database[] = [];
      const folders: string[] = [];
      const place = async (): Promise<DatabasePlace> => {
        if (postgres !== null) return { dataFolder: '', databaseUrl: await postgres.newDatabase() };
        const dataFolder = tempFolder();
        folders.push(dataFolder);
        return { dataFolder, databaseUrl: null };
      };
      beforeAll(async () => {
        if (kind === 'PostgreSQL') postgres = await startPostgres();
      });
      afterAll(async () => {
        for (const database of opened) await database.close();
        await postgres?.stop();
        for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      });
      tests({
        place,
        async open() {
          const database = await openDatabase(await place());
          opened.push(database);
          return database;
        },
      });
    });
  }
}
