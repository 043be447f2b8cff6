import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasty, tempFolder } from './support/suite.js';
import { choose, newTable } from './support/tables.js';

const open = [{ kind: 'me' }, { kind: 'open' }] as const;
/** Without a limit of rounds a game may never end. */
const endless = { game: 'runebound', options: { roundLimit: 'none' } } as const;

describe('bots at a table of people', () => {
  let server: ServerProcess;
  let [ann, ben]: TableClient[] = [];
  beforeAll(async () => {
    server = await ServerProcess.start({ ...hasty, dataFolder: tempFolder() });
    [ann, ben] = await Promise.all([1, 2].map(() => TableClient.join(server.address)));
  });
  afterAll(() => server.end('SIGTERM'));

  const tableOf = (client: TableClient | undefined) => client?.heardOf('table').at(-1)?.table;
  async function waiting(fields: Parameters<typeof newTable>[0] = {}): Promise<string> {
    const { table } = await (ann as TableClient).ask<{ table: string }>(newTable({ seats: [...open], ...fields }));
    for (const client of [ann, ben]) await client?.ask({ type: 'table.open', table, since: -1 });
    return table;
  }

  it('take a free seat when who set the table up says so, and the match begins', async () => {
    const table = await waiting();
    expect([tableOf(ann)?.made, tableOf(ben)?.made]).toEqual([true, false]);
    await ann?.ask({ type: 'seat.bot', table, seat: 1, bot: 'random' });
    await ann?.until(() => tableOf(ann)?.status === 'running');
    expect(tableOf(ann)?.seats[1]).toMatchObject({ kind: 'bot', bot: 'random' });
    await choose(ann as TableClient, table, 0);
    await ann?.until(() => ann?.decision(table, 0));
  });

  it('take no seat at the word of anybody else', async () => {
    const table = await waiting();
    const asked = { type: 'seat.bot', table, seat: 1, bot: 'random' } as const;
    expect(await ben?.request(asked)).toMatchObject({ type: 'error', code: 'not-creator' });
    await ben?.ask({ type: 'table.sit', table, seat: 1 });
    expect(await ann?.request(asked)).toMatchObject({ type: 'error', code: 'not-open' });
  });

  it('take no seat that is taken, no seat that is not there, and must be known', async () => {
    const table = await waiting({ ...endless, options: {}, seats: [...open, { kind: 'open' }] });
    await ben?.ask({ type: 'table.sit', table, seat: 1 });
    const codes = [
      { seat: 0, bot: 'random', code: 'seat-taken' },
      { seat: 1, bot: 'random', code: 'seat-taken' },
      { seat: 5, bot: 'random', code: 'no-seat' },
      { seat: 2, bot: 'nobody', code: 'unknown-bot' },
    ];
    for (const { seat, bot, code } of codes) {
      expect(await ann?.request({ type: 'seat.bot', table, seat, bot })).toMatchObject({ type: 'error', code });
    }
  });

  it('stay away from games for people only, from the beginning to the end', async () => {
    const withBot = newTable({ ...endless, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    expect(await ann?.request(withBot)).toMatchObject({ type: 'error', code: 'no-bots' });
    const table = await waiting(endless);
    expect(await ann?.request({ type: 'seat.bot', table, seat: 1, bot: 'random' })).toMatchObject({ code: 'no-bots' });
    await ben?.ask({ type: 'table.sit', table, seat: 1 });
    await ann?.until(() => tableOf(ann)?.status === 'running');
    const own = await ben?.request({ type: 'handover.ask', table, seat: 1, bot: 'random' });
    expect(own).toMatchObject({ type: 'error', code: 'no-bots' });
  });
});
