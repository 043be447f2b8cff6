import { ServerProcess } from '@heldentisch/server/trials';
import Sqlite from 'libsql';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database, DatabasePlace } from '../src/store/database.js';
import { Health } from '../src/store/health.js';
import { databaseFile } from '../src/store/sqlite-file.js';
import { onEachStore } from './support/stores.js';

/** A database that counts writes and answers when told to. */
function slowDatabase(): { database: Database; answers: ((changed: number) => void)[] } {
  const answers: ((changed: number) => void)[] = [];
  const query = { set: () => ({ where: () => ({}) }) };
  const database = {
    db: { updateTable: () => query },
    change: () => new Promise<number>((resolve) => answers.push(resolve)),
  } as unknown as Database;
  return { database, answers };
}

describe('probing', () => {
  it('is done once for all who ask within a second', async () => {
    const { database, answers } = slowDatabase();
    const health = new Health(database, 5_000);
    const asked = Array.from({ length: 100 }, () => health.isWell());
    answers[0]?.(1);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
    expect(await health.isWell()).toBe(true);
    expect(answers).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    const later = health.isWell();
    expect(answers).toHaveLength(2);
    answers[1]?.(1);
    expect(await later).toBe(true);
  });

  it('gives up after its limit, and does not ask a store that hangs again', async () => {
    const { database, answers } = slowDatabase();
    const health = new Health(database, 100);
    expect(await health.isWell()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(await health.isWell()).toBe(false);
    expect(answers).toHaveLength(1);
    answers[0]?.(1);
    await new Promise(setImmediate);
    const after = health.isWell();
    expect(answers).toHaveLength(2);
    answers[1]?.(1);
    expect(await after).toBe(true);
  });
});

/** Somebody else who takes the lock for writing and keeps it; returns how to give it back. */
async function lockWriting({ dataFolder, databaseUrl }: DatabasePlace): Promise<() => Promise<void>> {
  if (databaseUrl === null) {
    const other = new Sqlite(databaseFile(dataFolder));
    other.exec('begin immediate');
    return async () => {
      other.exec('rollback');
      other.close();
    };
  }
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('lock table health in share mode');
  return () => other.end();
}

/** A store that can be read and not be written, as a full or a read-only disk is. */
async function refuseWriting({ dataFolder, databaseUrl }: DatabasePlace): Promise<() => Promise<void>> {
  if (databaseUrl === null) {
    const other = new Sqlite(databaseFile(dataFolder));
    other.exec(`create trigger full before update on health begin select raise(abort, 'disk is full'); end`);
    return async () => {
      other.exec('drop trigger full');
      other.close();
    };
  }
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'disk is full' using errcode = 'disk_full'; end $$`);
  await other.query('create trigger full_disk before update on health execute function full_disk()');
  return async () => {
    await other.query('drop trigger full_disk on health');
    await other.end();
  };
}

onEachStore((store) => {
  it.each([
    ['locked', lockWriting],
    ['refused', refuseWriting],
  ] as const)(
    '/health says 503 while writing is %s, although reading works, and 200 again afterwards',
    async (_, block) => {
      const place = await store.place();
      const server = await ServerProcess.start({ ...place, databaseTimeoutMs: 1_500 });
      const status = async (): Promise<number> => (await fetch(`${server.address}/health`)).status;
      await expect.poll(status, { timeout: 20_000 }).toBe(200);
      const unblock = await block(place);
      await expect.poll(status, { timeout: 20_000 }).toBe(503);
      const session = await fetch(`${server.address}/api/session`);
      expect(session.status).toBe(200);
      await unblock();
      await expect.poll(status, { timeout: 20_000 }).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );
});
