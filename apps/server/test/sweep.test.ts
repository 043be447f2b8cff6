import { expect, it } from 'vitest';
import { defaultAges } from '../src/config.js';
import type { Database } from '../src/store/database.js';
import { newMatchId } from '../src/store/ids.js';
import type { MatchRecord, Seat } from '../src/store/match-record.js';
import { Matches } from '../src/store/matches.js';
import { Sweep } from '../src/store/sweep.js';
import { Users } from '../src/store/users.js';
import { line, record } from './support/rows.js';
import { onEachStore, type TestStore } from './support/stores.js';

const dayMs = 86_400_000;

/** A store with people in it, and its sweep. */
class House {
  readonly users: Users;
  readonly matches: Matches;
  readonly inMemory = new Set<string>();
  readonly connected: string[] = [];
  readonly gone: string[] = [];
  tablesGone = 0;

  private constructor(readonly database: Database) {
    this.users = new Users(database);
    this.matches = new Matches(database);
  }

  static async open(store: TestStore): Promise<House> {
    return new House(await store.open());
  }

  /** What the sweep does so many days from now. */
  async sweepIn(days: number, ages = defaultAges): Promise<void> {
    const problems: unknown[] = [];
    const sweep = new Sweep({
      database: this.database,
      users: this.users,
      ages,
      log: { error: (...problem: unknown[]) => problems.push(problem) },
      isInMemory: (match) => this.inMemory.has(match),
      connectedSessions: () => this.connected,
      onSessionGone: (hash) => this.gone.push(hash),
      onTablesGone: () => this.tablesGone++,
    });
    await sweep.run(Date.now() + days * dayMs);
    expect(problems).toEqual([]);
  }

  async guest(): Promise<{ id: string; seat: Seat; hash: string }> {
    const { id, name } = await this.users.createGuest('Gast');
    await this.users.openSession(id);
    const row = await this.database.db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute();
    return { id, seat: { kind: 'person', user: id, name }, hash: row[0]?.token_hash ?? '' };
  }

  /** A table with a line and some chat. */
  async table(fields: Partial<MatchRecord>): Promise<MatchRecord> {
    const id = newMatchId();
    const made = await this.matches.create({ ...record(id), id, ...fields });
    await this.database.appendLines([{ ...line(id, 1), at_ms: Date.now() }], 'p');
    const chat = { user_id: 'u', name: 'n', seat: 0, text: 't', client: 'c', at_ms: Date.now() };
    await this.matches.addChat({ match: id, ...chat });
    await this.matches.keepStanding({ match: id, seat: 0, body: '{}' });
    return made;
  }

  async has(table: MatchRecord): Promise<boolean> {
    const isThere = (await this.matches.byId(table.id)) !== null;
    const left = [
      await this.matches.linesAfter(table.id, 0),
      await this.matches.lastChat(table.id, 9),
      await this.matches.standing(table.id),
    ];
    expect(left.map(({ length }) => length)).toEqual(isThere ? [1, 1, 1] : [0, 0, 0]);
    return isThere;
  }

  async isAsleep(table: MatchRecord): Promise<boolean> {
    return (await this.matches.byId(table.id))?.asleepMs != null;
  }
}

const bots: Seat[] = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'random' },
];

onEachStore((store) => {
  it('a session ends 90 days after it was last used, and its guest with it; accounts stay', async () => {
    const house = await House.open(store);
    const [ann, ben, cat] = [await house.guest(), await house.guest(), await house.guest()];
    await house.users.rename(ann.id, 'Ann');
    await house.users.register(ben.id, 'Ben', 'correct horse');
    house.connected.push(cat.hash);
    await house.sweepIn(89);
    expect(await house.users.existing([ann.hash, ben.hash, cat.hash])).toEqual(new Set([ann.hash, ben.hash, cat.hash]));
    await house.sweepIn(91);
    expect(await house.users.existing([ann.hash, ben.hash, cat.hash])).toEqual(new Set([cat.hash]));
    const left = await house.database.db.selectFrom('users').select('id').execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([ben.id, cat.id]));
    // The name is free again.
    expect(await house.users.rename(cat.id, 'Ann')).toBe(true);
  });

  it('a session that is used is used again, to a day', async () => {
    const house = await House.open(store);
    const ann = await house.guest();
    const { db } = house.database;
    const usedMs = async () => (await db.selectFrom('sessions').select('used_ms').execute())[0]?.used_ms ?? 0;
    for (const [days, isNoted] of [
      [0.9, false],
      [1.1, true],
    ] as const) {
      const beforeMs = Date.now() - days * dayMs;
      await db.updateTable('sessions').set({ used_ms: beforeMs }).execute();
      expect((await house.users.bySession(ann.hash))?.id).toBe(ann.id);
      expect((await usedMs()) > beforeMs).toBe(isNoted);
    }
  });

  it('connections of sessions that are gone are reported', async () => {
    const house = await House.open(store);
    const ann = await house.guest();
    house.connected.push(ann.hash, 'gone');
    await house.sweepIn(0);
    expect(house.gone).toEqual(['gone']);
  });

  it('a guest whose session is about to be stored is left alone', async () => {
    const house = await House.open(store);
    const { id } = await house.users.createGuest('Gast');
    await house.sweepIn(0);
    await house.users.openSession(id);
  });

  it('an open table goes after 7 days without a change, but not while it is in memory', async () => {
    const house = await House.open(store);
    const { seat } = await house.guest();
    const open = await house.table({ status: 'open', seats: [seat, { kind: 'open' }] });
    const looked = await house.table({ status: 'open', seats: [seat, { kind: 'open' }] });
    house.inMemory.add(looked.id);
    await house.sweepIn(6.8);
    expect([await house.has(open), await house.has(looked)]).toEqual([true, true]);
    await house.sweepIn(7.1);
    expect([await house.has(open), await house.has(looked)]).toEqual([false, true]);
    expect(house.tablesGone).toBe(1);
    // Another process, which does not have it in memory, sees that it is in use.
    house.inMemory.clear();
    await house.sweepIn(8);
    expect(await house.has(looked)).toBe(true);
    await house.sweepIn(15);
    expect(await house.has(looked)).toBe(false);
  });

  it('a table in memory is noted as in use before another process may remove it', async () => {
    const house = await House.open(store);
    const open = await house.table({ status: 'open', seats: [{ kind: 'open' }] });
    house.inMemory.add(open.id);
    await house.sweepIn(7 - 1 / 24);
    house.inMemory.clear();
    await house.sweepIn(7.1);
    expect(await house.has(open)).toBe(true);
  });

  it('a running match sleeps after 30 days, in no lobby and no count, until somebody wakes it', async () => {
    const house = await House.open(store);
    const { id, seat } = await house.guest();
    const seats = [seat, bots[0] as Seat];
    const match = await house.table({ visibility: 'public', creator: id, seats });
    const seen = async () => [
      (await house.matches.lobby()).length,
      await house.matches.countOfUser(id),
      (await house.matches.unattended()).length,
      (await house.matches.ofUser(id)).length,
    ];
    await house.sweepIn(29);
    expect([await house.isAsleep(match), await seen()]).toEqual([false, [1, 1, 1, 1]]);
    await house.sweepIn(31);
    expect([await house.isAsleep(match), await seen()]).toEqual([true, [0, 0, 0, 1]]);
    const asleep = (await house.matches.byId(match.id)) as MatchRecord;
    expect(asleep.status).toBe('running');
    expect(await house.matches.wake(match)).toBeNull();
    expect(await house.matches.wake(asleep)).toMatchObject({ id: match.id, asleepMs: null });
    expect([await house.has(match), await seen()]).toEqual([true, [1, 1, 1, 1]]);
    await house.sweepIn(29);
    expect(await house.isAsleep(match)).toBe(false);
  });

  it('a line or a word keeps a match awake', async () => {
    const house = await House.open(store);
    const [played, talked] = [await house.table({ seats: bots }), await house.table({ seats: bots })];
    const at_ms = Date.now() + 20 * dayMs;
    await house.database.appendLines([{ ...line(played.id, 2), at_ms }], 'p');
    const chat = { user_id: 'u', name: 'n', seat: 0, text: 't', client: 'd', at_ms };
    await house.matches.addChat({ match: talked.id, ...chat });
    await house.sweepIn(49);
    expect([await house.isAsleep(played), await house.isAsleep(talked)]).toEqual([false, false]);
    await house.sweepIn(51);
    expect([await house.isAsleep(played), await house.isAsleep(talked)]).toEqual([true, true]);
  });

  it('matches of nobody go 90 days after they were over or asleep; those of accounts stay for ever', async () => {
    const house = await House.open(store);
    const [ann, ben] = [await house.guest(), await house.guest()];
    await house.users.register(ben.id, 'Ben', 'correct horse');
    const ofBots = await house.table({ status: 'finished', seats: bots });
    const ofGuest = await house.table({ status: 'finished', seats: [ann.seat, bots[0] as Seat] });
    const ofAccount = await house.table({ status: 'finished', seats: [ann.seat, ben.seat] });
    const sleeping = await house.table({ status: 'running', seats: bots });
    const all = [ofBots, ofGuest, ofAccount, sleeping];
    const there = () => Promise.all(all.map((table) => house.has(table)));
    await house.sweepIn(89);
    expect(await there()).toEqual([true, true, true, true]);
    // The session of the guest has ended as well by then.
    await house.sweepIn(91);
    expect(await there()).toEqual([false, false, true, true]);
    await house.sweepIn(178);
    expect(await there()).toEqual([false, false, true, true]);
    await house.sweepIn(180);
    expect(await there()).toEqual([false, false, true, false]);
    await house.sweepIn(9_999);
    expect(await there()).toEqual([false, false, true, false]);
    expect((await house.matches.byId(ofAccount.id))?.seats).toEqual([ann.seat, ben.seat]);
  });

  it('0 keeps for ever', async () => {
    const house = await House.open(store);
    const { id } = await house.guest();
    const tables = [
      await house.table({ status: 'open', seats: [{ kind: 'open' }] }),
      await house.table({ status: 'running', seats: bots }),
      await house.table({ status: 'finished', seats: bots }),
    ];
    await house.sweepIn(9_999, { sessions: 0, openTables: 0, awake: 0, abandoned: 0 });
    for (const table of tables) expect([await house.has(table), await house.isAsleep(table)]).toEqual([true, false]);
    expect(await house.database.db.selectFrom('users').select('id').execute()).toEqual([{ id }]);
  });

  it('what somebody uses at this very moment is left alone', async () => {
    const house = await House.open(store);
    const table = await house.table({ status: 'running', seats: bots });
    const { database } = house;
    const between = new Sweep({
      database: {
        ...database,
        // Another process stores a line after the sweep has looked.
        async change(first, ...others) {
          const at_ms = Date.now() + 31 * dayMs;
          await database.appendLines([{ ...line(table.id, 2), at_ms }], 'p');
          return database.change(first, ...others);
        },
      },
      users: house.users,
      ages: { ...defaultAges, sessions: 0 },
      log: { error: () => expect.unreachable() },
      isInMemory: () => false,
      connectedSessions: () => [],
      onSessionGone: () => undefined,
      onTablesGone: () => undefined,
    });
    await between.run(Date.now() + 31 * dayMs);
    expect(await house.isAsleep(table)).toBe(false);
  });

  it('two sweeps at once do the same as one', async () => {
    const house = await House.open(store);
    const tables: MatchRecord[] = [];
    for (let i = 0; i < 12; i++) tables.push(await house.table({ status: 'open', seats: [{ kind: 'open' }] }));
    for (let i = 0; i < 30; i++) await house.guest();
    await Promise.all([house.sweepIn(100), house.sweepIn(100)]);
    for (const table of tables) expect(await house.has(table)).toBe(false);
    expect(await house.database.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
