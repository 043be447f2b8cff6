import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { describe, expect, it } from 'vitest';
import { gameById } from '../src/games.js';
import { openMatch, repeatStored } from '../src/rooms/play-back.js';
import { type Database, type DatabasePlace, openDatabase } from '../src/store/database.js';
import { Matches } from '../src/store/matches.js';
import { databaseFile } from '../src/store/sqlite-file.js';
import { line } from './support/rows.js';
import { onEachStore } from './support/stores.js';
import { hasty, tempFolder } from './support/suite.js';
import { choose, mark, newTable, sitTogether } from './support/tables.js';

interface Finished {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const bin = fileURLToPath(new URL('../../cli/bin/heldentisch.mjs', import.meta.url));

/** Runs the command line beside the server, as who operates it does. */
function heldentisch(place: DatabasePlace, ...words: string[]): Promise<Finished> {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = place.databaseUrl === null ? rest : { ...rest, DATABASE_URL: place.databaseUrl };
  const all = [bin, ...words, '--data', place.dataFolder];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

async function inStore<T>(place: DatabasePlace, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const statusOf = (client: TableClient, table: string): string | undefined =>
  client
    .heardOf('table')
    .filter((message) => message.table.id === table)
    .at(-1)?.table.status;

/** Arguments of node that make noughts meet a fault as long as there is a file. */
function faultyNoughts(folder: string, fault: string): string[] {
  const games = new URL('../dist/games.js', import.meta.url).href;
  const main = join(folder, 'faulty.mjs');
  writeFileSync(
    main,
    `import { existsSync } from 'node:fs';
    import { games } from '${games}';
    const place = games.findIndex(({ id }) => id === 'noughts');
    const noughts = games[place];
    games[place] = { ...noughts, check(state) {
      if (existsSync(${JSON.stringify(fault)})) throw new Error('a planted fault');
      return noughts.check?.(state);
    } };`,
  );
  return ['--import', pathToFileURL(main).href];
}

onEachStore((store) => {
  it('a paused match is listed with its reason, and goes on after its release without a restart', async () => {
    const place = await store.place();
    const server = await ServerProcess.start({ ...hasty, ...place });
    const [ann, ben] = [await TableClient.join(server.address), await TableClient.join(server.address)];
    const table = await sitTogether(ann, ben);
    expect((await heldentisch(place, 'admin', 'paused')).out).toBe('no match is paused\n');
    await choose(ann, table, 0, mark('a1'));
    const release = () => heldentisch(place, 'admin', 'release', table);
    expect(await release()).toMatchObject({ code: 1, err: expect.stringContaining(`"${table}"`) });
    // A line that nobody made: the next choice finds it, and it does not play.
    await inStore(place, (database) => database.appendLines([line(table, 2)], 'elsewhere'));
    const { revision } = await ben.until(() => ben.decision(table, 1));
    const act = { type: 'act', table, seat: 1, revision, choice: mark('a2') } as const;
    expect(await ben.request(act)).toMatchObject({ type: 'error', code: 'paused' });
    await ben.until(() => statusOf(ben, table) === 'paused');
    const listed = await heldentisch(place, 'admin', 'paused', '--json');
    const names = ann
      .heardOf('welcome')
      .concat(ben.heardOf('welcome'))
      .map(({ user }) => user.name);
    expect(JSON.parse(listed.out)).toEqual({
      paused: [{ id: table, game: 'noughts', seats: names, line: 2, reason: expect.stringContaining('line 2') }],
    });
    expect((await heldentisch(place, 'admin', 'paused')).out).toMatch(new RegExp(`^${table}  noughts .*line 2`));
    // The fault is still there: it is paused again.
    const pauses = () => ben.heardOf('table').filter((message) => message.table.status === 'paused').length;
    const before = pauses();
    expect(await release()).toMatchObject({ code: 0, out: `released: ${table}\n` });
    await ben.until(() => pauses() > before);
    const remove = (database: Database) =>
      database.change(database.db.deleteFrom('lines').where('match', '=', table).where('number', '=', 2));
    await inStore(place, remove);
    expect((await heldentisch(place, 'admin', 'release', '--all')).out).toBe(`released: ${table}\n`);
    await ben.until(() => statusOf(ben, table) === 'running');
    expect(await choose(ben, table, 1, mark('a2'))).toBe(2);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('a match whose game met a fault goes on after its release when the fault is gone', async () => {
    const folder = tempFolder();
    const fault = join(folder, 'fault');
    const place = await store.place();
    const server = await ServerProcess.start({ ...hasty, ...place }, faultyNoughts(folder, fault));
    const [ann, ben] = [await TableClient.join(server.address), await TableClient.join(server.address)];
    const table = await sitTogether(ann, ben);
    writeFileSync(fault, '');
    const { revision } = await ann.until(() => ann.decision(table, 0));
    const act = { type: 'act', table, seat: 0, revision, choice: mark('a1') } as const;
    expect(await ann.request(act)).toMatchObject({ type: 'error', code: 'paused' });
    rmSync(fault);
    expect((await heldentisch(place, 'admin', 'paused')).out).toContain('a planted fault');
    expect((await heldentisch(place, 'admin', 'release', table)).code).toBe(0);
    await ann.until(() => statusOf(ann, table) === 'running');
    expect(await choose(ann, table, 0, mark('a1'))).toBe(1);
    expect(await server.end('SIGTERM')).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('bots go on after a release although nobody looks', async () => {
    const place = await store.place();
    const first = await ServerProcess.start({ ...hasty, ...place });
    const ann = await TableClient.join(first.address);
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
    const { table } = await ann.ask<{ table: string }>(newTable({ seats: [...seats] }));
    await ann.ask({ type: 'table.open', table, since: -1 });
    expect(await first.end('SIGKILL')).toBeNull();
    await inStore(place, async (database) => {
      const both = JSON.stringify([seats[1], seats[1]]);
      const fields = { problem: 'a bot failed', seats: both };
      await database.change(database.db.updateTable('matches').set(fields).where('id', '=', table));
    });
    const server = await ServerProcess.start({ ...hasty, ...place });
    expect((await heldentisch(place, 'admin', 'release', table)).code).toBe(0);
    const status = () => inStore(place, async (database) => (await new Matches(database).byId(table))?.status);
    await expect.poll(status, { timeout: 15_000, interval: 300 }).toBe('finished');
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('the commands for who runs a server', () => {
  it('say what is wrong with how they were called', async () => {
    const place = { dataFolder: tempFolder(), databaseUrl: null };
    for (const words of [
      ['admin'],
      ['admin', 'paused', 'x'],
      ['admin', 'release'],
      ['admin', 'release', 'x', '--all'],
    ]) {
      expect((await heldentisch(place, ...words)).code).toBe(2);
    }
    const missing = expect.stringContaining(databaseFile(place.dataFolder));
    expect(await heldentisch(place, 'admin', 'paused')).toMatchObject({ code: 1, err: missing });
    expect(await heldentisch(place, 'backup', join(place.dataFolder, 'copy.db'))).toMatchObject({
      code: 1,
      err: missing,
    });
    expect(existsSync(databaseFile(place.dataFolder))).toBe(false);
    const postgres = { ...place, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
    const line = 'pg_dump --format=custom --file=copy.dump "$DATABASE_URL"';
    expect(await heldentisch(postgres, 'backup', 'copy.dump')).toMatchObject({
      code: 1,
      err: expect.stringContaining(line),
    });
    rmSync(place.dataFolder, { recursive: true });
  });
});

describe('a backup of SQLite', () => {
  /** Plays table after table until told to stop; notes each line when it is acknowledged. */
  async function play(address: string, noted: Map<string, number>, isOver: () => boolean): Promise<TableClient[]> {
    const [one, two] = [await TableClient.join(address), await TableClient.join(address)];
    while (!isOver()) {
      const table = await sitTogether(one, two);
      for (const [i, cell] of ['a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3'].entries()) {
        noted.set(table, await choose(i % 2 === 0 ? one : two, table, i % 2, mark(cell)));
        if (isOver()) break;
      }
    }
    return [one, two];
  }

  it('made under load holds every line that was acknowledged before, and a server goes on from it', async () => {
    const [dataFolder, restored] = [tempFolder(), tempFolder()];
    const server = await ServerProcess.start({ dataFolder });
    const noted = new Map<string, number>();
    let isOver = false;
    const playing = Promise.all([1, 2, 3].map(() => play(server.address, noted, () => isOver)));
    await expect.poll(() => noted.size, { timeout: 20_000 }).toBeGreaterThan(3);
    const acknowledged = [...noted];
    const file = join(restored, 'copy.db');
    const done = await heldentisch({ dataFolder, databaseUrl: null }, 'backup', file, '--json');
    expect([done.code, done.err]).toEqual([0, '']);
    expect(JSON.parse(done.out)).toMatchObject({ file, matches: expect.any(Number), lines: expect.any(Number) });
    const sinceThen = noted.size;
    await expect.poll(() => noted.size, { timeout: 20_000 }).toBeGreaterThan(sinceThen);
    expect((await heldentisch({ dataFolder, databaseUrl: null }, 'backup', file)).err).toContain('exists already');
    isOver = true;
    const pairs = await playing;
    expect(await server.end('SIGTERM')).toBe(0);

    mkdirSync(join(restored, 'data'));
    const place = { dataFolder: join(restored, 'data'), databaseUrl: null };
    renameSync(file, databaseFile(place.dataFolder));
    await inStore(place, async (database) => {
      const matches = new Matches(database);
      for (const [table, last] of acknowledged) {
        const record = await matches.byId(table);
        if (record === null) throw new Error(`${table} is not in the copy`);
        const match = openMatch(gameById(record.game) as never, record);
        for (const row of await matches.linesAfter(table, 0)) repeatStored(match, row);
        expect(match.log.length).toBeGreaterThanOrEqual(last);
      }
    });
    const again = await ServerProcess.start(place);
    const [one, two] = await Promise.all((pairs[0] ?? []).map(({ cookie }) => TableClient.join(again.address, cookie)));
    if (one === undefined || two === undefined) throw new Error('nobody came back');
    for (const [table] of acknowledged) await one.ask({ type: 'table.open', table, since: -1 });
    await choose(one, await sitTogether(one, two), 0, mark('b2'));
    expect(again.log).toEqual([]);
    expect(await again.end('SIGTERM')).toBe(0);
    for (const folder of [dataFolder, restored]) rmSync(folder, { recursive: true });
  });
});
