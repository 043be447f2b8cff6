import 'fake-indexeddb/auto';
import {
  act,
  at,
  type Game,
  type Match,
  pendingFor,
  readGameFile,
  replay,
  seedFromNumber,
  writeGameFile,
} from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { noughts } from '@heldentisch/noughts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Host } from '../src/table/host.js';
import { namesOf } from '../src/table/host-seats.js';
import type { MatchRecord, SeatPlan } from '../src/table/match-store.js';
import { Page } from './support/host-page.js';

const small = noughts as unknown as Game;
const person: SeatPlan = { kind: 'person', name: '' };
const seats = [person, person];

/** The modules anew, on a browser that has stored nothing yet: they keep the open store. */
async function freshModules() {
  vi.resetModules();
  const [store, { MatchWriter }] = await Promise.all([
    import('../src/table/match-store.js'),
    import('../src/table/match-writer.js'),
  ]);
  return { ...store, MatchWriter };
}
let store: Awaited<ReturnType<typeof freshModules>>;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await freshModules();
});
afterEach(() => vi.restoreAllMocks());

const recordOf = (id: string, game: MatchRecord['game'], plans: readonly SeatPlan[]): MatchRecord => ({
  id,
  game,
  options: {},
  seats: plans,
  createdAt: 1,
  changedAt: 1,
  lines: 0,
  outcome: null,
});

const rowsOf = (text: string): string[] => text.trimEnd().split('\n');

/** A match of noughts that has just begun, stored, with its writer. */
async function begin(id = 'm1') {
  const page = new Page();
  const { match } = Host.start(small, {}, seats, seedFromNumber(1), page);
  const record = recordOf(id, 'noughts', seats);
  await store.addMatch(record, rowsOf(writeGameFile(match, namesOf(seats))));
  return { match, record, writer: new store.MatchWriter(match, () => record) };
}

const mark = (match: Match, cell: string): void => {
  const answer = act(match, match.log.length % 2, { type: 'mark', cell });
  expect(answer.ok).toBe(true);
};

const fileOf = async (id = 'm1'): Promise<string | undefined> => (await store.readMatch(id))?.file;

describe('matches in the browser', () => {
  test('are read as the game files they are', async () => {
    const { match, writer } = await begin();
    for (const cell of ['b2', 'a1', 'c3']) {
      mark(match, cell);
      await writer.write();
      expect(await fileOf()).toBe(writeGameFile(match, namesOf(seats)));
    }
    expect(replay(small, readGameFile((await fileOf()) ?? '')).hashes).toEqual(match.hashes);
    expect(await store.listMatches()).toMatchObject([{ id: 'm1', lines: 3 }]);
  });

  test('do not mix with others, and leave nothing behind when they are deleted', async () => {
    const [one, other] = [await begin('m1'), await begin('m10')];
    for (const { match, writer } of [one, other]) {
      mark(match, 'b2');
      await writer.write();
    }
    await store.deleteMatch('m1');
    expect(await fileOf('m1')).toBeUndefined();
    expect(await fileOf('m10')).toBe(writeGameFile(other.match, namesOf(seats)));
    // Who still plays it does not bring half of it back.
    mark(one.match, 'a1');
    await expect(one.writer.write()).rejects.toThrow(store.MatchTakenError);
    expect(await store.listMatches()).toMatchObject([{ id: 'm10' }]);
  });

  test('notice a row that is missing', async () => {
    const { match, record, writer } = await begin();
    mark(match, 'b2');
    await writer.write();
    await store.deleteMatch('m1');
    await store.addMatch(record, rowsOf(writeGameFile(match, namesOf(seats))));
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('heldentisch');
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction('rows', 'readwrite');
    transaction.objectStore('rows').delete(['m1', 1]);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    const file = (await fileOf()) ?? '';
    expect(() => readGameFile(file)).toThrow('promises 1 lines, here are 0');
  });

  test('are written by one dealer only: the other is told, and nothing is overwritten', async () => {
    const { match, record, writer } = await begin();
    const other = Host.resume(small, (await fileOf()) ?? '', seats, new Page());
    const otherWriter = new store.MatchWriter(other.match, () => record);
    mark(match, 'b2');
    mark(other.match, 'a1');
    await Promise.all([writer.write(), expect(otherWriter.write()).rejects.toThrow(store.MatchTakenError)]);
    expect(await fileOf()).toBe(writeGameFile(match, namesOf(seats)));
  });

  test('lose nothing by a failure: the next write begins where the last one succeeded', async () => {
    const { match, writer } = await begin();
    mark(match, 'b2');
    await writer.write();
    const before = await fileOf();
    // The record is written and the row is not: then neither is.
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    mark(match, 'a1');
    await expect(writer.write()).rejects.toThrow('the disk is full');
    await expect(writer.settle()).rejects.toThrow('the disk is full');
    expect(await fileOf()).toBe(before);
    add.mockRestore();
    mark(match, 'c3');
    await writer.write();
    expect(await fileOf()).toBe(writeGameFile(match, namesOf(seats)));
  });
});

describe('the work of storing', () => {
  /** Counts what is written: rows, records and their length. */
  function countWrites(): { rows: number; records: number; characters: number } {
    const count = { rows: 0, records: 0, characters: 0 };
    for (const name of ['add', 'put'] as const) {
      const real = IDBObjectStore.prototype[name];
      vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, value, key) {
        count[this.name === 'rows' ? 'rows' : 'records']++;
        count.characters += JSON.stringify(value).length;
        return key === undefined ? real.call(this, value) : real.call(this, value, key);
      });
    }
    return count;
  }

  test('is shared by lines that come while others are being written', async () => {
    const { match, writer } = await begin();
    const count = countWrites();
    const writes: Promise<void>[] = [];
    for (const cell of ['b2', 'a1', 'c3', 'a3']) {
      mark(match, cell);
      writes.push(writer.write());
    }
    await Promise.all(writes);
    expect(count).toMatchObject({ rows: 4, records: 2 });
  });

  const heroes = kleineHelden as unknown as Game;
  const five = new Array<SeatPlan>(5).fill(person);
  const quiet = ['pass', 'end', 'done'];

  /** Somebody's choice. They seldom fight, so their game does not end. */
  function chooseSomething(match: Match): void {
    const [pending] = pendingFor(match, -1);
    const seat = pending?.seat ?? -1;
    const options = pendingFor(match, seat).find((asked) => asked.seat === seat)?.options ?? [];
    const n = match.log.length;
    const calm = n % 5 === 0 ? undefined : options.find(({ type }) => quiet.includes(type));
    expect(act(match, seat, calm ?? at(options, (n * 7) % options.length)).ok).toBe(true);
  }

  test('is the same for line 3,000 as for line 50, and few states are kept', async () => {
    const page = new Page();
    const host = Host.start(heroes, {}, five, seedFromNumber(1), page);
    const { match } = host;
    const record = recordOf('long', 'kleine-helden', five);
    await store.addMatch(record, rowsOf(host.gameFile()));
    const writer = new store.MatchWriter(match, () => record);
    const count = countWrites();
    /** What was written for each line up to a number. */
    const playTo = async (last: number): Promise<(typeof count)[]> => {
      const written: (typeof count)[] = [];
      while (match.log.length < last) {
        Object.assign(count, { rows: 0, records: 0, characters: 0 });
        chooseSomething(match);
        await writer.write();
        written.push({ ...count });
      }
      return written;
    };
    const first = await playTo(200);
    while (match.log.length < 2800) chooseSomething(match);
    await writer.write();
    const last = await playTo(3000);
    for (const { rows, records } of [...first, ...last]) expect([rows, records]).toEqual([1, 1]);
    const most = (written: typeof first): number => Math.max(...written.map(({ characters }) => characters));
    expect(most(last)).toBeLessThan(1.2 * most(first));
    expect(most([...first, ...last])).toBeLessThan(2000);
    expect(statesOf(match)).toBeLessThan(3000 / 20 + 50);
    const kept = await store.readMatch('long');
    expect(kept?.file).toBe(host.gameFile());
    expect(host.viewAt(1234, -1).line).toBe(1234);
  });

  /** How many whole states a match holds on to. */
  function statesOf({ moments, entries, here }: Match): number {
    const states = new Set<unknown>([here, ...entries.map(({ before }) => before)]);
    for (const { last, ground } of moments ?? []) {
      states.add(ground);
      for (let entry = last; entry !== null; entry = entry.previous) states.add(entry.before);
    }
    states.delete(null);
    return states.size;
  }
});

describe('matches of an older version of the app', () => {
  /** As the first version kept them: a file for each match, opened files among them. */
  async function storeTheOldWay(files: Readonly<Record<string, string>>, records: readonly MatchRecord[]) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('heldentisch', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.result.createObjectStore('files');
      };
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction(['matches', 'files'], 'readwrite');
    for (const record of records) transaction.objectStore('matches').put(record);
    for (const [key, text] of Object.entries(files)) transaction.objectStore('files').put(text, key);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    return database;
  }

  /** A match of some choices, as a file. */
  function played(): string {
    const { match } = Host.start(small, {}, seats, seedFromNumber(1), new Page());
    for (const cell of ['b2', 'a1', 'c3']) mark(match, cell);
    return writeGameFile(match, namesOf(seats));
  }

  test('are taken over, and can be played on', async () => {
    const file = played();
    const record = { ...recordOf('old', 'noughts', seats), lines: 3 };
    (await storeTheOldWay({ old: file, 'file-1': 'opened' }, [record])).close();
    expect(await store.listMatches()).toEqual([record]);
    expect(await fileOf('old')).toBe(file);
    expect(await store.readOpenedFile('file-1')).toBe('opened');
    expect(await store.readOpenedFile('old')).toBeNull();

    const { match } = Host.resume(small, file, seats, new Page());
    const writer = new store.MatchWriter(match, () => record);
    mark(match, 'a3');
    await writer.write();
    expect(await fileOf('old')).toBe(writeGameFile(match, namesOf(seats)));
  });

  test('wait for a tab in which that version is still open, and say so', async () => {
    const older = await storeTheOldWay({ old: played() }, [{ ...recordOf('old', 'noughts', seats), lines: 3 }]);
    await expect(store.listMatches()).rejects.toThrow(store.StoreBlockedError);
    older.close();
    expect(await store.listMatches()).toMatchObject([{ id: 'old', lines: 3 }]);
  });
});
