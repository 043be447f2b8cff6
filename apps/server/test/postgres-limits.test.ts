import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Metrics } from '../src/metrics.js';
import { type Database, openDatabase } from '../src/store/database.js';
import { GroupCommit } from '../src/store/group-commit.js';
import { Matches } from '../src/store/matches.js';
import { FragileLine } from './support/fragile-line.js';
import { startPostgres, type TestPostgres } from './support/postgres.js';
import { line, record } from './support/rows.js';

const databaseTimeoutMs = 400;
/** The limits with some time for a busy machine. */
const soonMs = 4_000;

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const startedMs = performance.now();
  try {
    return await work;
  } finally {
    expect(performance.now() - startedMs).toBeLessThan(limitMs);
  }
}

describe('PostgreSQL that does not answer', () => {
  let postgres: TestPostgres;
  let url = '';
  let proxy: FragileLine;
  let database: Database;
  let matches: Matches;
  let commit: GroupCommit;
  let match = '';

  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.newDatabase();
    proxy = await FragileLine.to(url);
    database = await openDatabase({ dataFolder: '', databaseUrl: proxy.url, databaseTimeoutMs });
    matches = new Matches(database);
    commit = new GroupCommit(database, 'p', new Metrics());
    match = (await matches.create(record('one'))).id;
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
    await postgres.stop();
  });

  it('because of a lock fails a commit after the limit, and the next one is stored', async () => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    await other.query('lock table lines in exclusive mode');
    await expect(within(soonMs, commit.append(line(match, 1)))).rejects.toThrow('timeout');
    await other.query('commit');
    await other.end();
    expect(await commit.append(line(match, 1))).toBe(true);
  });

  it('and says nothing at all fails what is on its way, and the next one is stored over a new connection', async () => {
    expect(await commit.append(line(match, 2))).toBe(true);
    proxy.freeze();
    await expect(within(soonMs, commit.append(line(match, 3)))).rejects.toThrow();
    expect(await within(soonMs, commit.append(line(match, 3)))).toBe(true);
  });

  it('in the middle of several statements fails them together', async () => {
    const before = (await matches.byId(match)) as NonNullable<Awaited<ReturnType<typeof matches.byId>>>;
    proxy.freeze();
    const seats = [{ kind: 'open' }] as const;
    await expect(within(soonMs, matches.change(before, { seats: [...seats] }))).rejects.toThrow();
    expect(await within(soonMs, matches.change(before, { seats: [...seats] }))).toMatchObject({ seats });
  });

  it('to who connects is given up', async () => {
    const mute = await FragileLine.to(url);
    mute.isMute = true;
    const opening = openDatabase({ dataFolder: '', databaseUrl: mute.url, databaseTimeoutMs });
    await expect(within(soonMs, opening)).rejects.toThrow();
    await mute.close();
  });

  it('a transaction that was left open holds its locks only for a while', async () => {
    const idle = database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('health').set({ probed_ms: 1 }).execute();
      await new Promise((resolve) => setTimeout(resolve, 5 * databaseTimeoutMs));
    });
    await expect(idle).rejects.toThrow();
    expect(await database.change(database.db.updateTable('health').set({ probed_ms: 2 }))).toBe(1);
  });
});
