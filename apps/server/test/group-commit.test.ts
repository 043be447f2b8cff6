import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from '../src/metrics.js';
import { type Database, openDatabase } from '../src/store/database.js';
import { fullBatch, GroupCommit } from '../src/store/group-commit.js';
import { Matches } from '../src/store/matches.js';
import type { LineRow } from '../src/store/tables.js';
import { line, record } from './support/rows.js';
import { tempFolder } from './support/suite.js';

describe('lines of SQLite', () => {
  let database: Database;
  let matches: Matches;
  let ids: string[] = [];

  let dataFolder = '';

  /** Now the thread has still to start: whatever is sent at once lies ready when it looks. */
  async function openAnew(): Promise<void> {
    await database.close();
    database = await openDatabase({ dataFolder, databaseUrl: null });
    matches = new Matches(database);
  }

  beforeEach(async () => {
    dataFolder = tempFolder();
    database = await openDatabase({ dataFolder, databaseUrl: null });
    matches = new Matches(database);
    ids = [];
    for (let i = 0; i < 6; i++) ids.push((await matches.create(record(`${i}`))).id);
    await openAnew();
  });
  afterEach(() => database.close());

  const at = (i: number): string => ids[i] as string;

  it('that come while the thread is busy share a commit', async () => {
    const first = [line(at(0), 1), line(at(1), 1)];
    const commits = await Promise.all([
      database.appendLines(first, 'p'),
      database.appendLines([line(at(2), 1)], 'p'),
      database.appendLines([line(at(3), 1)], 'p'),
    ]);
    expect(new Set(commits).size).toBe(1);
    expect(commits[0]).toMatchObject({ lines: 4, stored: new Set(ids.slice(0, 4)) });
    expect(await matches.linesAfter(at(0), 0)).toEqual(first.slice(0, 1));
  });

  it('are more than a commit is good for: the rest comes in the next one', async () => {
    const many: string[] = [];
    while (many.length < fullBatch + 2) many.push((await matches.create(record(`more ${many.length}`))).id);
    await openAnew();
    const rows = many.map((id) => line(id, 1));
    const batches = [rows.slice(0, fullBatch - 1), rows.slice(fullBatch - 1, fullBatch), rows.slice(fullBatch)];
    const [one, two, three] = await Promise.all(batches.map((batch) => database.appendLines(batch, 'p')));
    expect(two).toBe(one);
    expect(three).not.toBe(one);
    expect([one?.stored.size, three?.stored.size]).toEqual([fullBatch, 2]);
  });

  it('that wait when the store is closed are stored before', async () => {
    const folder = tempFolder();
    const closing = await openDatabase({ dataFolder: folder, databaseUrl: null });
    const { id } = await new Matches(closing).create(record('closing'));
    const { stored } = (await Promise.all([closing.appendLines([line(id, 1)], 'p'), closing.close()]))[0];
    expect(stored).toEqual(new Set([id]));
    const again = await openDatabase({ dataFolder: folder, databaseUrl: null });
    expect(await new Matches(again).linesAfter(id, 0)).toHaveLength(1);
    await again.close();
  });

  it('whose place or client id is taken are told apart from those that are stored', async () => {
    await database.appendLines([line(at(0), 1), line(at(1), 1)], 'p');
    const [one, two] = await Promise.all([
      database.appendLines([line(at(0), 1, 'other'), line(at(2), 1)], 'p'),
      database.appendLines([line(at(1), 2, '1'), line(at(3), 1)], 'p'),
    ]);
    const stored = [...one.stored, ...two.stored];
    expect(new Set(stored)).toEqual(new Set([at(2), at(3)]));
    expect(await matches.linesAfter(at(1), 0)).toHaveLength(1);
  });

  it('fail together with those that shared the commit, and the next ones are stored', async () => {
    const both = await Promise.allSettled([
      database.appendLines([line(at(0), 1)], 'p'),
      database.appendLines([line('no-such-match', 1)], 'p'),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(new Set(both.map((one) => one.status === 'rejected' && one.reason)).size).toBe(1);
    expect(await matches.linesAfter(at(0), 0)).toEqual([]);
    const { stored } = await database.appendLines([line(at(0), 1)], 'p');
    expect(stored).toEqual(new Set([at(0)]));
  });

  it('are all stored and answered when the group commit has settled', async () => {
    const metrics = new Metrics();
    const commit = new GroupCommit(database, 'p', metrics);
    await commit.settled();
    let answered = 0;
    for (const [i, id] of ids.entries()) {
      void commit.append(line(id, 1)).then((stored) => {
        if (stored) answered++;
      });
      // Some in one turn of the loop, some in the next.
      if (i % 2 === 1) await new Promise(setImmediate);
    }
    await commit.settled();
    expect(answered).toBe(ids.length);
    for (const id of ids) expect(await matches.linesAfter(id, 0)).toHaveLength(1);
    expect(await metrics.toText()).toContain(`heldentisch_commit_batch_lines_sum ${ids.length}\n`);
  });
});

it('a full batch goes to the database at once, the others when the sockets were read', async () => {
  const sizes: number[] = [];
  const database = {
    batchesAtOnce: Number.POSITIVE_INFINITY,
    async appendLines(rows: readonly LineRow[]) {
      sizes.push(rows.length);
      return { stored: new Set(rows.map(({ match }) => match)), lines: rows.length, tookMs: 0 };
    },
  } as unknown as Database;
  const commit = new GroupCommit(database, 'p', new Metrics());
  const stored = Array.from({ length: fullBatch + 3 }, (_, i) => commit.append(line(`${i}`, 1)));
  expect(sizes).toEqual([fullBatch]);
  expect(await Promise.all(stored)).toEqual(Array(fullBatch + 3).fill(true));
  expect(sizes).toEqual([fullBatch, 3]);
});
