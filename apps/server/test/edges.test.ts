import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withChangedGame } from './support/extra-game.js';
import { inStore, problems } from './support/store.js';
import { hasty, tempFolder } from './support/suite.js';
import { choose, mark, newTable, sitTogether } from './support/tables.js';

const bot = { kind: 'bot', bot: 'random' } as const;

describe('a clean shutdown', () => {
  it('pauses no match, however busy the bots are', async () => {
    const dataFolder = tempFolder();
    for (let round = 0; round < 4; round++) {
      const server = await ServerProcess.start({ ...hasty, dataFolder, botThreads: 2 });
      const ann = await TableClient.join(server.address);
      for (let i = 0; i < 6; i++) await ann.ask(newTable({ game: 'kleine-helden', seats: [bot, bot, bot] }));
      const { table } = await ann.ask<{ table: string }>(newTable({ seats: [{ kind: 'me' }, bot] }));
      await ann.ask({ type: 'table.open', table, since: -1 });
      await sleep(150 + round * 40);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(server.log).toEqual([]);
    }
    expect(await problems(dataFolder)).toEqual(new Map());
  });
});

describe('a store that fails for a while', () => {
  it('keeps no bot from going on afterwards', async () => {
    const dataFolder = tempFolder();
    const server = await ServerProcess.start({ ...hasty, dataFolder });
    const ann = await TableClient.join(server.address);
    const tables: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { table } = await ann.ask<{ table: string }>(newTable({ seats: [{ kind: 'me' }, bot] }));
      await ann.ask({ type: 'table.open', table, since: -1 });
      tables.push(table);
    }
    // Only lines of bots are refused: nobody made them.
    const refuse = sql`create trigger no_bots before insert on lines when new.client is null
      begin select raise(abort, 'no'); end`;
    await inStore(dataFolder, (db) => refuse.execute(db));
    for (const table of tables) await choose(ann, table, 0, mark('a1'));
    await sleep(1_000);
    for (const table of tables) expect(ann.lastLine(table)).toBe(1);
    await inStore(dataFolder, (db) => sql`drop trigger no_bots`.execute(db));
    for (const table of tables) await ann.until(() => ann.lastLine(table) === 2);
    expect(await problems(dataFolder)).toEqual(new Map());
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('is told to who plays, ends nothing, and the same request is good afterwards', async () => {
    const dataFolder = tempFolder();
    const server = await ServerProcess.start({ ...hasty, dataFolder });
    const [ann, ben, eve] = await Promise.all([1, 2, 3].map(() => TableClient.join(server.address)));
    if (ann === undefined || ben === undefined || eve === undefined) throw new Error('nobody came');
    const table = await sitTogether(ann, ben);
    await eve.ask({ type: 'table.open', table, since: -1 });
    const { revision } = await ann.until(() => ann.decision(table, 0));
    const act = { type: 'act', table, seat: 0, revision, choice: mark('a1') } as const;
    await inStore(dataFolder, (db) =>
      // Another program holds the file: longer than the server waits for it.
      db.connection().execute(async (held) => {
        await sql`begin immediate`.execute(held);
        const answer = ann.request(act, 'the-same');
        eve.close();
        expect(await answer).toMatchObject({ type: 'error', code: 'store', id: 'the-same' });
        expect((await fetch(`${server.address}/health`)).status).toBe(503);
        await sql`rollback`.execute(held);
      }),
    );
    expect(await ann.request(act, 'the-same')).toMatchObject({ type: 'ok', result: { line: 1 } });
    expect(await choose(ben, table, 1, mark('b1'))).toBe(2);
    await ann.until(() => ann.heardOf('table').at(-1)?.table.spectators === 0);
    expect(server.isRunning).toBe(true);
    expect(await server.end('SIGTERM')).toBe(0);
  }, 30_000);

  it('or any other failure that nobody took care of is logged, and the process goes on', async () => {
    const dataFolder = tempFolder();
    const planted = join(dataFolder, 'planted.mjs');
    writeFileSync(planted, "process.on('SIGUSR2', () => void Promise.reject(new Error('planted')));");
    const server = await ServerProcess.start({ ...hasty, dataFolder }, ['--import', pathToFileURL(planted).href]);
    const ann = await TableClient.join(server.address);
    process.kill(server.pid, 'SIGUSR2');
    await expect.poll(() => server.log.some((line) => line.includes('planted')), { timeout: 10_000 }).toBe(true);
    await ann.ask({ type: 'ping' });
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('a damaged match', () => {
  it.each([
    ['its line', sql`update lines set body = '{"seat":0,' where number = 1`],
    ['its options', sql`update matches set options = '{"nonsense":true}' where game = 'noughts'`],
  ])('by %s is paused, and the server starts with all others', async (_part, damage) => {
    const dataFolder = tempFolder();
    const before = await ServerProcess.start({ ...hasty, dataFolder });
    const ann = await TableClient.join(before.address);
    const { table: hurt } = await ann.ask<{ table: string }>(newTable({ seats: [{ kind: 'me' }, bot] }));
    await ann.ask({ type: 'table.open', table: hurt, since: -1 });
    await choose(ann, hurt, 0, mark('a1'));
    await ann.until(() => ann.lastLine(hurt) === 2);
    const { table: sound } = await ann.ask<{ table: string }>(
      newTable({ game: 'lamplight', seats: [{ kind: 'me' }, bot] }),
    );
    await before.end('SIGTERM');
    await inStore(dataFolder, async (db) => {
      await damage.execute(db);
      await db.updateTable('matches').set({ clock: '{"budgetMs":60000,"incrementMs":0}' }).execute();
    });
    const server = await ServerProcess.start({ ...hasty, dataFolder });
    const again = await TableClient.join(server.address, ann.cookie);
    await again.ask({ type: 'table.open', table: hurt, since: -1 });
    await again.until(() => again.heardOf('table').at(-1)?.table.status === 'paused');
    await again.ask({ type: 'table.open', table: sound, since: -1 });
    await again.until(() => again.heardOf('table').at(-1)?.table.status === 'running');
    expect([...(await problems(dataFolder)).keys()]).toEqual([hurt]);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('new rules', () => {
  /** A match of two people with two choices by the present rules, and what a server with other rules makes of it. */
  async function takenOver(change: string, name: string) {
    const dataFolder = tempFolder();
    const before = await ServerProcess.start({ ...hasty, dataFolder });
    const [one, two] = [await TableClient.join(before.address), await TableClient.join(before.address)];
    const table = await sitTogether(one, two);
    await choose(one, table, 0, mark('a1'));
    await choose(two, table, 1, mark('a2'));
    await before.end('SIGTERM');
    const server = await ServerProcess.start({ ...hasty, dataFolder }, withChangedGame('noughts', name, change));
    const [ann, ben] = [
      await TableClient.join(server.address, one.cookie),
      await TableClient.join(server.address, two.cookie),
    ];
    for (const client of [ann, ben]) await client.ask({ type: 'table.open', table, since: -1 });
    return { dataFolder, server, ann, ben, table };
  }

  it('take over a running match that they allow, and it is played to its end', async () => {
    const change = '({ create }) => ({ rulesVersion: 2, create: (...given) => ({ ...create(...given), wind: 1 }) })';
    const { dataFolder, server, ann, ben, table } = await takenOver(change, 'noughts-with-wind');
    expect(ann.heardOf('table').at(-1)?.table).toMatchObject({ status: 'running', rules: 2, rulesBefore: 1 });
    for (const [i, cell] of ['b1', 'b2', 'c1'].entries())
      await choose(i % 2 === 0 ? ann : ben, table, i % 2, mark(cell));
    await ben.until(() => ben.view(table, 1)?.outcome);
    expect(ben.view(table, 1)?.outcome?.scores).toEqual([1, 0]);
    await server.end('SIGTERM');
    // What is stored holds by the new rules from the first line on.
    const again = await ServerProcess.start({ dataFolder }, withChangedGame('noughts', 'noughts-with-wind', change));
    const back = await TableClient.join(again.address, ann.cookie);
    await back.ask({ type: 'table.open', table, since: -1 });
    expect(back.heardOf('table').at(-1)?.table.status).toBe('finished');
    expect(await problems(dataFolder)).toEqual(new Map());
    await again.end('SIGTERM');
  });

  it('leave a match as it is that they would not have allowed', async () => {
    const change = `({ create }) => ({
      rulesVersion: 2,
      create: (...given) => ({ ...create(...given), frames: [{ step: 'turn', seat: 1 }] }),
    })`;
    const { server, ann, ben, table } = await takenOver(change, 'noughts-the-other-way');
    expect(ann.heardOf('table').at(-1)?.table).toMatchObject({ status: 'readonly', rules: 1 });
    const late = await ben.request({ type: 'concede', table, seat: 1 });
    expect(late).toMatchObject({ type: 'error', code: 'readonly' });
    await server.end('SIGTERM');
  });
});
