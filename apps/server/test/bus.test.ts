import { closeCodes } from '@heldentisch/protocol';
import { freshId, ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FragileLine } from './support/fragile-line.js';
import { runSql, startPostgres, type TestPostgres } from './support/postgres.js';
import { hasty } from './support/suite.js';
import { choose, mark, newTable, sitTogether } from './support/tables.js';

describe('two processes whose line to each other breaks', () => {
  let postgres: TestPostgres;
  let url = '';
  let proxy: FragileLine;
  let near: ServerProcess;
  /** Its connections go through the proxy. */
  let far: ServerProcess;
  let ann: TableClient;
  let ben: TableClient;
  let table = '';

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  beforeEach(async () => {
    url = await postgres.newDatabase();
    proxy = await FragileLine.to(url);
    const config = { ...hasty, databaseTimeoutMs: 2_000 };
    near = await ServerProcess.start({ ...config, databaseUrl: url });
    far = await ServerProcess.start({ ...config, databaseUrl: proxy.url });
    ann = await TableClient.join(near.address);
    ben = await TableClient.join(far.address);
  });
  afterEach(async () => {
    expect(await near.end('SIGTERM')).toBe(0);
    expect(await far.end('SIGTERM')).toBe(0);
    await proxy.close();
  });

  /** A request that met a broken connection of the store is sent again with its id, as the page does. */
  async function say(client: TableClient, text: string): Promise<void> {
    const id = freshId();
    await expect.poll(async () => (await client.request({ type: 'chat', table, text }, id)).type).toBe('ok');
  }
  const told = (client: TableClient): string[] =>
    client
      .heardOf('chat')
      .filter((message) => message.table === table)
      .map(({ line }) => line.text);

  it('show new public tables to each other as long as it holds', async () => {
    await ben.ask({ type: 'lobby.watch' });
    const { table: made } = await ann.ask<{ table: string }>(newTable({ visibility: 'public' }));
    await ben.until(() => ben.heardOf('lobby').some(({ tables }) => tables.some(({ id }) => id === made)));
  });

  it('catch up on every table and on all of the chat, whatever one table is like', async () => {
    const gone = await sitTogether(ann, ben);
    table = await sitTogether(ann, ben);
    await runSql(
      url,
      `delete from sitting where match = '${gone}'; delete from lines where match = '${gone}';
       delete from matches where id = '${gone}'`,
    );
    proxy.isMute = true;
    proxy.cut();
    const words = Array.from({ length: 60 }, (_, i) => `word ${i}`);
    for (const word of words) await say(ann, word);
    await choose(ann, table, 0, mark('a1'));
    proxy.isMute = false;
    await ben.until(() => ben.decision(table, 1));
    await ben.until(() => told(ben).length >= words.length);
    await ben.ask({ type: 'ping' });
    expect(told(ben)).toEqual(words);
  });

  it('miss no word that was said before one of their own, and hear none twice', async () => {
    table = await sitTogether(ann, ben);
    proxy.cut();
    await say(ann, 'one');
    await say(ben, 'two');
    await say(ann, 'three');
    const eve = await TableClient.join(far.address);
    await eve.ask({ type: 'table.open', table, since: -1 });
    await say(ann, 'four');
    for (const client of [ann, ben]) await client.until(() => told(client).includes('four'));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (const client of [ann, ben]) expect(told(client)).toEqual(['one', 'two', 'three', 'four']);
    const tail = eve.heardOf('table')[0]?.chat?.map(({ text }) => text) ?? [];
    expect([...tail, ...told(eve)]).toEqual(['one', 'two', 'three', 'four']);
  });

  it('close the connections of sessions that were ended meanwhile', async () => {
    const elsewhere = await TableClient.join(far.address, ann.cookie);
    proxy.isMute = true;
    proxy.cut();
    const headers = { cookie: ann.cookie, origin: near.address };
    expect((await fetch(`${near.address}/api/logout`, { method: 'POST', headers })).status).toBe(200);
    proxy.isMute = false;
    await expect(elsewhere.until(() => false, 10_000)).rejects.toThrow(`${closeCodes.sessionEnded}`);
    expect(ben.closeCode).toBeNull();
  });

  it('show who watches what has become of their own tables meanwhile', async () => {
    const elsewhere = await TableClient.join(far.address, ann.cookie);
    await elsewhere.ask({ type: 'lobby.watch' });
    proxy.isMute = true;
    proxy.cut();
    const { table: made } = await ann.ask<{ table: string }>(newTable());
    proxy.isMute = false;
    const isTold = (): boolean =>
      elsewhere.heardOf('tables').some(({ tables }) => tables.some(({ id }) => id === made));
    await elsewhere.until(isTold, 30_000);
  });

  it('tell later what they could not tell', async () => {
    table = await sitTogether(ann, ben);
    proxy.cut();
    await say(ben, 'hello');
    await ann.until(() => told(ann).includes('hello'), 10_000);
    expect(told(ann)).toEqual(['hello']);
  });

  it('notice it although they have nothing to say', async () => {
    const elsewhere = await TableClient.join(far.address, ann.cookie);
    proxy.freeze();
    const headers = { cookie: ann.cookie, origin: near.address };
    await fetch(`${near.address}/api/logout`, { method: 'POST', headers });
    await expect(elsewhere.until(() => false, 30_000)).rejects.toThrow(`${closeCodes.sessionEnded}`);
  });

  it('notice a line that is dead without having been closed', async () => {
    table = await sitTogether(ann, ben);
    proxy.freeze();
    await choose(ann, table, 0, mark('a1'));
    await say(ann, 'hello');
    await ben.until(() => ben.decision(table, 1), 20_000);
    await ben.until(() => told(ben).includes('hello'));
    expect(told(ben)).toEqual(['hello']);
  });
});
