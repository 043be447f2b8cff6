import { defaultLimits, type Limits } from '@heldentisch/server';
import { ServerProcess } from '@heldentisch/server/trials';
import type { CompiledQuery, QueryResult } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CommonLimit, openCommonLimits } from '../src/common-limits.js';
import { type Database, openDatabase } from '../src/store/database.js';
import { startPostgres } from './support/postgres.js';
import { tempFolder } from './support/suite.js';

const limits: Limits = { ...defaultLimits, passwordTriesPerMinute: 3, chatLinesPerMinute: 40 };

async function takeMany(limit: CommonLimit, key: string, count: number): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (let n = 0; n < count; n++) taken.push(await limit(key));
  return taken;
}

describe('limits of one process', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase({ dataFolder: tempFolder(), databaseUrl: null });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  it('hold for each key and each limit on its own, and are over after a minute', async () => {
    const { passwordTry, newTable } = openCommonLimits(database, limits);
    expect(await takeMany(passwordTry, 'ann', 4)).toEqual([true, true, true, false]);
    expect(await passwordTry('ben')).toBe(true);
    expect(await newTable('ann')).toBe(true);
    vi.advanceTimersByTime(59_000);
    expect(await passwordTry('ann')).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(await passwordTry('ann')).toBe(true);
  });

  it('let a quarter of a minute of chat through at once', async () => {
    const { chatLine } = openCommonLimits(database, limits);
    expect((await takeMany(chatLine, 'ann', 12)).filter((may) => may)).toHaveLength(10);
    vi.advanceTimersByTime(15_001);
    expect((await takeMany(chatLine, 'ann', 12)).filter((may) => may)).toHaveLength(10);
  });

  it('refuse nobody because others came, and forget who is gone', async () => {
    const { newSession } = openCommonLimits(database, limits);
    const timersBefore = vi.getTimerCount();
    for (let n = 0; n < 1_000; n++) expect(await newSession(`address ${n}`)).toBe(true);
    expect((await takeMany(newSession, 'a slow one', 40)).every((may) => may)).toBe(true);
    // Each key is kept with a timer that forgets it.
    expect(vi.getTimerCount()).toBe(timersBefore + 1_001);
    vi.advanceTimersByTime(60_001);
    expect(vi.getTimerCount()).toBe(timersBefore);
  });
});

/** A PostgreSQL whose statements are answered by the test. */
const pretended = (answer: (text: string) => Promise<QueryResult<never>>): Database => {
  const executeQuery = ({ sql: text }: CompiledQuery): Promise<QueryResult<never>> => answer(text);
  return { kind: 'postgres', db: { executeQuery } } as unknown as Database;
};

describe('limits of several processes', () => {
  afterEach(() => vi.useRealTimers());

  it('are shared through PostgreSQL', async () => {
    const postgres = await startPostgres();
    const place = { databaseUrl: await postgres.newDatabase(), limits };
    const servers = await Promise.all([ServerProcess.start(place), ServerProcess.start(place)]);
    const tryPassword = async (server: number, login: string): Promise<number | undefined> => {
      const { address } = servers[server] as ServerProcess;
      const headers = { origin: address, 'content-type': 'application/json' };
      const body = JSON.stringify({ login, password: 'not the password' });
      return (await fetch(`${address}/api/login`, { method: 'POST', headers, body })).status;
    };
    expect([await tryPassword(0, 'ann'), await tryPassword(1, 'ann'), await tryPassword(0, 'ann')]).toEqual([
      401, 401, 401,
    ]);
    expect([await tryPassword(0, 'ann'), await tryPassword(1, 'ann')]).toEqual([429, 429]);
    for (const server of servers) await server.end('SIGTERM');
    await postgres.stop();
  }, 60_000);

  it('leave no rows behind', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const statements: string[] = [];
    const database = pretended(async (text) => {
      statements.push(text);
      return { rows: [] };
    });
    openCommonLimits(database, limits);
    await vi.advanceTimersByTimeAsync(300_001);
    expect(statements.at(-1)).toBe('DELETE FROM "limits" WHERE expire < $1');
  });

  it('are counted in memory while the database does not answer', async () => {
    const { passwordTry } = openCommonLimits(
      pretended(() => Promise.reject(new Error('away'))),
      limits,
    );
    expect(await takeMany(passwordTry, 'ann', 4)).toEqual([true, true, true, false]);
  });
});
