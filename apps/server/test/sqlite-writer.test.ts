import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.js';
import { Matches } from '../src/store/matches.js';
import { databaseFile, openFile } from '../src/store/sqlite-file.js';
import { SqliteWriter } from '../src/store/sqlite-writer.js';
import { isUniqueViolation } from '../src/store/users.js';
import { line, record } from './support/rows.js';
import { tempFolder } from './support/suite.js';

describe('changes of SQLite', () => {
  let database: Database;
  let matches: Matches;

  // The thread has still to start: whatever is sent at once lies ready when it looks, and shares a commit.
  beforeEach(async () => {
    database = await openDatabase({ dataFolder: tempFolder(), databaseUrl: null });
    matches = new Matches(database);
  });
  afterEach(() => database.close());

  const user = (id: string, login: string) => ({ id, name: id, login, password: null, created_ms: 0 });
  const insert = (row: ReturnType<typeof user>) => database.db.insertInto('users').values(row);
  const insertUsers = (...[first, ...others]: [ReturnType<typeof user>, ...ReturnType<typeof user>[]]) =>
    database.change(insert(first), ...others.map(insert));
  const logins = async () =>
    (await database.db.selectFrom('users').select('login').orderBy('login').execute()).map(({ login }) => login);

  it('are made whole or not at all, and one that fails concerns no other', async () => {
    const results = await Promise.allSettled([
      insertUsers(user('1', 'ann')),
      insertUsers(user('2', 'ben'), user('3', 'ann')),
      insertUsers(user('4', 'cat')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(isUniqueViolation(results[1]?.status === 'rejected' ? results[1].reason : null)).toBe(true);
    expect(await logins()).toEqual(['ann', 'cat']);
  });

  it('end with the first statement if it changes nothing', async () => {
    await insertUsers(user('1', 'ann'));
    const rename = (id: string) => database.db.updateTable('users').set({ name: 'x' }).where('id', '=', id);
    expect(await database.change(rename('nobody'), insert(user('2', '2')))).toBe(0);
    expect(await logins()).toEqual(['ann']);
    expect(await database.change(rename('1'), insert(user('2', '2')))).toBe(1);
    expect(await logins()).toEqual(['2', 'ann']);
  });

  it('share a commit with lines, and both are stored', async () => {
    const [first, second] = [record('first'), record('second')];
    await matches.create(first);
    const [commit, made] = await Promise.all([
      database.appendLines([line(first.id, 1)], 'p'),
      matches.create(second),
      insertUsers(user('1', 'ann')),
    ]);
    expect(commit.stored).toEqual(new Set([first.id]));
    expect(made).toBe(second);
    expect(await matches.linesAfter(first.id, 0)).toHaveLength(1);
    expect(await matches.byId(second.id)).toEqual(second);
    expect(await logins()).toEqual(['ann']);
  });

  it('are many: all are made, in several commits', async () => {
    const ids = Array.from({ length: 400 }, (_, i) => `${i}`);
    await Promise.all(ids.map((id) => insertUsers(user(id, id))));
    expect((await logins()).length).toBe(400);
  });

  it('that wait when the store is closed are made before', async () => {
    const dataFolder = tempFolder();
    const closing = await openDatabase({ dataFolder, databaseUrl: null });
    const made = record('closing');
    await Promise.all([new Matches(closing).create(made), closing.close()]);
    const again = await openDatabase({ dataFolder, databaseUrl: null });
    expect(await new Matches(again).byId(made.id)).toEqual(made);
    await again.close();
  });

  it('of a played match store all its lines or nothing', async () => {
    const [whole, torn] = [record('whole'), record('torn')];
    const linesOf = (id: string) => Array.from({ length: 250 }, (_, i) => line(id, i + 1));
    await matches.createPlayed(whole, linesOf(whole.id));
    expect(await matches.linesAfter(whole.id, 0)).toEqual(linesOf(whole.id));
    await expect(matches.createPlayed(torn, [...linesOf(torn.id), line(torn.id, 1)])).rejects.toThrow();
    expect(await matches.byId(torn.id)).toBeNull();
    expect(await matches.linesAfter(torn.id, 0)).toEqual([]);
  });
});

describe('the thread that writes', () => {
  const start = (): SqliteWriter => {
    const path = databaseFile(tempFolder());
    const file = openFile(path);
    file.exec('create table numbers (number integer)');
    // The thread prepares its statement for lines when it starts.
    file.exec('create table lines (match, number, seat, kind, body, hash, client, clocks, at_ms, waiting)');
    file.close();
    return new SqliteWriter(path);
  };
  const insert = [{ sql: 'insert into numbers values (?)', parameters: [1] }];
  /** An order that no thread survives. */
  const deadly = null as never;

  it('may fail: what is ordered at once is carried out by the next one, which then can be closed', async () => {
    const writer = start();
    for (let i = 0; i < 5; i++) {
      await expect(writer.change(deadly)).rejects.toThrow();
      // The end of the last thread is told only now.
      expect(await Promise.all([writer.change(insert), writer.change(insert)])).toEqual([1, 1]);
    }
    await writer.close();
  });

  it('is closed although it fails at that moment', async () => {
    const writer = start();
    const failed = expect(writer.change(deadly)).rejects.toThrow();
    await writer.close();
    await failed;
  });

  it('is not started again once the store is closed', async () => {
    const writer = start();
    expect(await writer.change(insert)).toBe(1);
    await Promise.all([writer.close(), writer.close()]);
    await expect(writer.change(insert)).rejects.toThrow('closed');
    expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Worker')).toEqual([]);
  });
});
