import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withGame } from './support/extra-game.js';
import { hasty, tempFolder } from './support/suite.js';
import { newTable } from './support/tables.js';

const wait = (timeMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeMs));

describe("a leaver's seat at a table of three", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const game = await withGame('packages/engine/test/window-game.ts', 'windowGame');
    server = await ServerProcess.start({ ...hasty, dataFolder: tempFolder() }, game);
  });
  afterAll(() => server.end('SIGTERM'));

  const tableOf = (client: TableClient) => client.heardOf('table').at(-1)?.table;

  /** Three people; the third has been away long enough, and the first has asked for a bot. */
  async function asked() {
    const [ann, ben, cleo] = [1, 2, 3].map(() => TableClient.join(server.address));
    const players = [await ann, await ben, await cleo] as [TableClient, TableClient, TableClient];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const { table } = await players[0].ask<{ table: string }>(newTable({ game: 'windows', seats: [...seats] }));
    for (const client of players) await client.ask({ type: 'table.open', table, since: -1 });
    for (const seat of [1, 2] as const) await players[seat].ask({ type: 'table.sit', table, seat });
    players[2].close();
    await players[0].until(() => tableOf(players[0])?.seats[2]?.online === false);
    await wait(1_100);
    await players[0].ask({ type: 'handover.ask', table, seat: 2, bot: 'random' });
    await players[1].until(() => tableOf(players[1])?.handover !== null);
    return { table, ann: players[0], ben: players[1], cleo: players[2] };
  }

  it('goes to a bot only when the third person agrees', async () => {
    const { table, ann, ben } = await asked();
    expect(tableOf(ben)?.handover).toEqual({ seat: 2, bot: 'random', askedBy: 0, waitingFor: [1] });
    expect(tableOf(ben)?.seats[2]?.kind).toBe('person');
    // Who asked has no second vote.
    const own = await ann.request({ type: 'handover.answer', table, agree: true });
    expect(own).toMatchObject({ type: 'error', code: 'no-request' });
    await ben.ask({ type: 'handover.answer', table, agree: true });
    await ann.until(() => tableOf(ann)?.seats[2]?.kind === 'bot');
    expect(tableOf(ann)).toMatchObject({ handover: null, seats: [{}, {}, { bot: 'random' }] });
  });

  it('stays with the person against a no', async () => {
    const { table, ann, ben } = await asked();
    await ben.ask({ type: 'handover.answer', table, agree: false });
    await ann.until(() => tableOf(ann)?.handover === null);
    expect(tableOf(ann)?.seats[2]?.kind).toBe('person');
  });

  it('stays with the person who is back before the answer', async () => {
    const { table, ann, ben, cleo } = await asked();
    const back = await TableClient.join(server.address, cleo.cookie);
    await back.ask({ type: 'table.open', table, since: -1 });
    await ann.until(() => tableOf(ann)?.handover === null);
    const late = await ben.request({ type: 'handover.answer', table, agree: true });
    expect(late).toMatchObject({ type: 'error', code: 'no-request' });
    expect(tableOf(back)?.seats[2]).toMatchObject({ kind: 'person', online: true });
  });
});
