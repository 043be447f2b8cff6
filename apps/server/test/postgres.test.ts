import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from './support/postgres.js';
import { tableSuite } from './table-suite.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const place = async () => ({ databaseUrl: await postgres.newDatabase() });

tableSuite({ name: 'PostgreSQL with one process', place, processes: 1 });
tableSuite({ name: 'PostgreSQL with two processes', place, processes: 2 });
