import { ServerProcess, TableClient, trialConfig } from '@heldentisch/server/trials';
import { expect, it } from 'vitest';
import type { Database } from '../src/store/database.js';
import { newMatchId } from '../src/store/ids.js';
import { DamagedMatch, type MatchRecord, type Seat } from '../src/store/match-record.js';
import { Matches } from '../src/store/matches.js';
import { line, record } from './support/rows.js';
import { onEachStore } from './support/stores.js';
import { newTable } from './support/tables.js';

const bot: Seat = { kind: 'bot', bot: 'random' };
const open: Seat = { kind: 'open' };
const ann: Seat = { kind: 'person', user: 'ann', name: 'Ann' };
const ben: Seat = { kind: 'person', user: 'ben', name: 'Ben' };

const make = (matches: Matches, fields: Partial<MatchRecord>): Promise<MatchRecord> => {
  const id = newMatchId();
  return matches.create({ ...record(id), id, visibility: 'public', ...fields });
};

onEachStore((store) => {
  const start = async (log?: ConstructorParameters<typeof Matches>[1]): Promise<[Matches, Database]> => {
    const database = await store.open();
    return [new Matches(database, log), database];
  };
  const ids = (records: readonly MatchRecord[]): string[] => records.map(({ id }) => id).sort();

  it('150 tables where nobody sits do not blank the lobby', async () => {
    const [matches] = await start();
    const sitting = await make(matches, { status: 'open', seats: [ben, open] });
    for (let i = 0; i < 150; i++) {
      await make(matches, i % 2 === 0 ? { status: 'open', seats: [open, open] } : { seats: [bot, bot] });
    }
    expect(ids(await matches.lobby())).toEqual([sitting.id]);
  });

  it('the lobby shows no table that is private, over, paused or asleep', async () => {
    const [matches] = await start();
    const seats = [ann, bot];
    const shown = [await make(matches, { seats }), await make(matches, { status: 'open', seats: [ann, open] })];
    await make(matches, { seats, visibility: 'private' });
    await make(matches, { seats, status: 'finished' });
    await make(matches, { seats, problem: 'a fault' });
    await make(matches, { seats, asleepMs: 1 });
    expect(ids(await matches.lobby())).toEqual(ids(shown));
  });

  it('counts the tables that somebody made or sits at, and lists those that nobody else has', async () => {
    const [matches] = await start();
    const sits = await make(matches, { creator: 'ben', seats: [ann, ben] });
    const ofBots = await make(matches, { creator: 'ann', seats: [bot, bot] });
    const left = await make(matches, { creator: 'ann', status: 'open', seats: [open, open] });
    const others = await make(matches, { creator: 'ann', status: 'open', seats: [ben, open] });
    const both = await make(matches, { creator: 'ann', seats: [ann, bot] });
    const asleep = await make(matches, { creator: 'ann', seats: [ann, bot], asleepMs: 1 });
    await make(matches, { creator: 'ann', status: 'finished', seats: [ann, bot] });
    expect(await matches.countOfUser('ann')).toBe(5);
    expect(ids(await matches.ofUser('ann'))).toEqual(ids([sits, ofBots, left, both, asleep]));
    expect(ids(await matches.ofUser('ben'))).toEqual(ids([sits, others]));
  });

  it('after a start only those matches are taken up where something is due without a person', async () => {
    const [matches, database] = await start();
    const clock = { budgetMs: 60_000, incrementMs: 0 };
    const waitingFor = async (seats: Seat[], waiting: number | null, fields: Partial<MatchRecord> = {}) => {
      const made = await make(matches, { seats, ...fields });
      await database.appendLines([{ ...line(made.id, 1), waiting: seats.length === 2 ? 3 : null }], 'p');
      await database.appendLines([{ ...line(made.id, 2), waiting }], 'p');
      return made;
    };
    const due = [
      await waitingFor([ann, bot], 0b10),
      await waitingFor([bot, ann, bot], 0b011),
      await make(matches, { seats: [ann, bot] }),
      await waitingFor([ann, bot], null),
      await waitingFor([ann, ben], 0b01, { clock }),
      await waitingFor([ann, ben], 0b01, { windowMs: 5_000 }),
      // Over, but that was not noted before the end of the process.
      await waitingFor([ann, ben], 0),
    ];
    const standing = await waitingFor([ann, ben], 0b01);
    await matches.keepStanding({ match: standing.id, seat: 1, body: '{}' });
    await waitingFor([ann, bot], 0b01);
    await waitingFor([ann, ben], 0b11);
    await waitingFor([ann, ben], null);
    await make(matches, { seats: [ann, ben] });
    await waitingFor([ann, bot], 0b10, { status: 'finished' });
    await waitingFor([ann, bot], 0b10, { problem: 'a fault' });
    await waitingFor([ann, bot], 0b10, { asleepMs: 1 });
    expect((await matches.unattended()).sort()).toEqual(ids([...due, standing]));
  });

  it.each(['seats', 'options', 'request'])('one row whose %s cannot be read hides no other', async (column) => {
    const reports: unknown[] = [];
    const [matches, database] = await start({ error: (...report: unknown[]) => reports.push(report) });
    const hurt = await make(matches, { seats: [ann, bot] });
    const sound = await make(matches, { seats: [ann, bot] });
    await database.db
      .updateTable('matches')
      .set({ [column]: '[{"kind":"bo' })
      .where('id', '=', hurt.id)
      .execute();
    await expect(matches.byId(hurt.id)).rejects.toMatchObject({ id: hurt.id, reason: expect.stringContaining(column) });
    await expect(matches.byId(hurt.id)).rejects.toThrow(DamagedMatch);
    for (let i = 0; i < 3; i++) {
      expect(ids(await matches.lobby())).toEqual([sound.id]);
      expect(ids(await matches.ofUser('ann'))).toEqual([sound.id]);
      await expect.poll(() => reports.length).toBe(1);
      expect(await matches.unattended()).toEqual([sound.id]);
    }
    const row = database.db.selectFrom('matches').select('problem').where('id', '=', hurt.id);
    expect((await row.executeTakeFirstOrThrow()).problem).toContain(column);
    expect(reports).toHaveLength(1);
  });

  it('seats that are JSON but no seats are damage too', async () => {
    const [matches, database] = await start();
    const { id } = await make(matches, { seats: [ann, bot] });
    for (const seats of ['5', 'null', '{}', '[null]', '[{"kind":"ghost"}]']) {
      await database.db.updateTable('matches').set({ seats }).where('id', '=', id).execute();
      await expect(matches.byId(id)).rejects.toThrow(DamagedMatch);
    }
  });

  it('the limit of tables holds for tables of bots and for those that their maker has left', async () => {
    const limits = { ...trialConfig.limits, tablesPerUser: 4 };
    const server = await ServerProcess.start({ ...(await store.place()), limits });
    const [maker, other] = [await TableClient.join(server.address), await TableClient.join(server.address)];
    const bots = newTable({ seats: [{ kind: 'bot', bot: 'random' }, { kind: 'open' }], visibility: 'public' });
    for (let i = 0; i < 3; i++) await maker.ask(bots);
    const { table } = await maker.ask<{ table: string }>(newTable({ visibility: 'public' }));
    await maker.ask({ type: 'table.stand', table, seat: 0 });
    expect(await maker.request(bots)).toMatchObject({ type: 'error', code: 'limit' });
    await other.ask({ type: 'lobby.watch' });
    expect(other.heardOf('lobby').at(-1)?.tables).toEqual([]);
    const again = await TableClient.join(server.address, maker.cookie);
    expect(again.heardOf('welcome')[0]?.tables).toHaveLength(4);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('the limit of tables holds for rematches, however many games one has finished', async () => {
    const server = await ServerProcess.start({
      ...(await store.place()),
      limits: { ...trialConfig.limits, tablesPerUser: 2 },
    });
    const maker = await TableClient.join(server.address);
    const make = async (): Promise<string> =>
      (await maker.ask<{ table: string }>(newTable({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }))).table;
    const finished = [await make(), await make()];
    for (const table of finished) {
      await maker.ask({ type: 'concede', table, seat: 0 });
      await maker.ask({ type: 'table.open', table, since: -1 });
      await maker.until(() => maker.table(table)?.status === 'finished');
    }
    const rematch = (table = '') => maker.request({ type: 'rematch', table });
    await expect.poll(async () => (await rematch(finished[0])).type).toBe('ok');
    await expect.poll(async () => (await maker.request(newTable())).type).toBe('ok');
    expect(await rematch(finished[1])).toMatchObject({ type: 'error', code: 'limit' });
    // The same question gets the same answer: this rematch is made already.
    expect(await rematch(finished[0])).toMatchObject({ type: 'ok' });
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('a name that somebody has is refused, and is free once they have another', async () => {
    const server = await ServerProcess.start(await store.place());
    const [one, two] = [await TableClient.join(server.address), await TableClient.join(server.address)];
    await one.ask({ type: 'name', name: 'Zoë' });
    expect(await two.request({ type: 'name', name: ' zoe\u0308' })).toMatchObject({ code: 'name-taken' });
    expect(await two.request({ type: 'name', name: '\u200b\u3164' })).toMatchObject({ code: 'bad-message' });
    const register = async (client: TableClient, login: string): Promise<number> => {
      const headers = { cookie: client.cookie, origin: server.address, 'content-type': 'application/json' };
      const body = JSON.stringify({ login, password: 'correct horse' });
      return (await fetch(`${server.address}/api/register`, { method: 'POST', headers, body })).status;
    };
    expect(await register(two, 'ZOË')).toBe(409);
    expect(await register(two, '\u3164\u115f')).toBe(400);
    await one.ask({ type: 'name', name: 'Ann' });
    expect(await register(two, 'ZOË')).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
