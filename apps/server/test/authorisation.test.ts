import type { ClientMessageType, ErrorCode } from '@heldentisch/protocol';
import { type Access, access, clientMessage } from '@heldentisch/protocol/schema';
import { examplesOf, ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from './support/suite.js';
import { choose, mark, newTable, playToTheEnd, sitTogether } from './support/tables.js';

const types = Object.keys(access) as ClientMessageType[];

type Situation = 'other seat' | 'spectator' | 'other match' | 'ended match';

/** What the access table means for somebody who names a seat that is not theirs, or a match that is over. */
function expected(type: ClientMessageType, situation: Situation): ErrorCode | 'allowed' {
  const { who, when }: Access = access[type];
  const isPerson = situation === 'other seat' || situation === 'ended match';
  const ownSeat = situation === 'ended match';
  if (who === 'person' && !isPerson) return 'not-seated';
  if ((who === 'seat' || who === 'sight') && !ownSeat) return 'not-your-seat';
  // Ann has set up all of them.
  if (who === 'creator') return 'not-creator';
  // No bot plays a seat for any of them.
  if (who === 'owner') return 'not-your-seat';
  if (who === 'viewer' && situation === 'other match') return 'not-viewing';
  const ended = situation === 'ended match';
  if (type === 'table.sit' && ended) return 'allowed';
  if (when === 'open') return 'not-open';
  if (when === 'running' && ended) return 'not-running';
  if (when === 'finished' && !ended) return 'not-finished';
  return 'allowed';
}

describe('the authorisation matrix', () => {
  let server: ServerProcess;
  let [ann, ben, eve, zoe]: TableClient[] = [];
  let running = '';
  let ended = '';

  beforeAll(async () => {
    server = await ServerProcess.start({ dataFolder: tempFolder() });
    [ann, ben, eve, zoe] = await Promise.all([1, 2, 3, 4].map(() => TableClient.join(server.address)));
    running = await sitTogether(ann as TableClient, ben as TableClient);
    ended = await sitTogether(ann as TableClient, ben as TableClient);
    await playToTheEnd(ann as TableClient, ben as TableClient, ended);
    // Zoe has a match of her own: being a player somewhere gives no right elsewhere.
    await (zoe as TableClient).ask(newTable({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }));
    await (eve as TableClient).ask({ type: 'table.open', table: running, since: -1 });
  });
  afterAll(() => server.end('SIGTERM'));

  it('has a rule for every message of the protocol', () => {
    const inProtocol = clientMessage.options.map((option) => option.shape.type.value);
    expect([...types].sort()).toEqual([...inProtocol].sort());
  });

  it('lets nobody in without a session, so that no message can be sent', async () => {
    const cookies = ['', 'heldentisch=', `heldentisch=${'A'.repeat(43)}`, 'other=1'];
    for (const cookie of cookies) {
      await expect(TableClient.join(server.address, cookie)).rejects.toThrow('401');
    }
  });

  const senders: Record<Situation, () => [TableClient | undefined, string, number]> = {
    // Ben names Ann's seat.
    'other seat': () => [ben, running, 0],
    spectator: () => [eve, running, 0],
    'other match': () => [zoe, running, 0],
    'ended match': () => [ben, ended, 1],
  };
  const matrix = (Object.keys(senders) as Situation[]).flatMap((situation) =>
    types.map((type) => ({ situation, type, outcome: expected(type, situation) })),
  );

  it.each(matrix)('$situation: $type is $outcome', async ({ situation, type, outcome }) => {
    const [client, table, seat] = senders[situation]();
    const before = ann?.lastLine(running);
    const answer = await (client as TableClient).request(examplesOf(table, seat)[type]);
    if (outcome !== 'allowed') expect(answer).toMatchObject({ type: 'error', code: outcome });
    // What is allowed may still be refused by the rules, for want of a request or because a name is taken; never for want of a right.
    else if (answer.type === 'error')
      expect(['not-left', 'no-request', 'no-seat', 'name-taken']).toContain(answer.code);
    expect(ann?.lastLine(running)).toBe(before);
    // A spectator who closed the table opens it again for the next line of the matrix.
    if (type === 'table.close' || type === 'table.open')
      await eve?.ask({ type: 'table.open', table: running, since: -1 });
    if (type === 'table.open' && situation === 'other match') await zoe?.ask({ type: 'table.close', table: running });
  });

  it('says no-table for every table message to a table that does not exist', async () => {
    for (const type of types) {
      const request = examplesOf('A'.repeat(22), 0)[type];
      if (!('table' in request)) continue;
      expect(await (eve as TableClient).request(request)).toMatchObject({ type: 'error', code: 'no-table' });
    }
  });

  it('still lets the right person play on', async () => {
    expect(await choose(ann as TableClient, running, 0, mark('a1'))).toBe(1);
  });

  it('ends the sockets of a session that signs out, and no others', async () => {
    const one = await TableClient.join(server.address);
    const response = await fetch(`${server.address}/api/logout`, {
      method: 'POST',
      headers: { cookie: one.cookie, origin: server.address },
    });
    expect(response.status).toBe(200);
    await expect(one.until(() => false, 2_000)).rejects.toThrow('4001');
    await expect(TableClient.join(server.address, one.cookie)).rejects.toThrow('401');
    await (eve as TableClient).ask({ type: 'ping' });
  });

  it('keeps an account over sessions, with its tables', async () => {
    const post = (path: string, cookie: string, body: object) =>
      fetch(`${server.address}${path}`, {
        method: 'POST',
        headers: { cookie, origin: server.address, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const account = { login: 'Käthe', password: 'correct horse battery' };
    const one = await TableClient.join(server.address);
    const { table } = await one.ask<{ table: string }>(newTable());
    expect((await post('/api/register', one.cookie, account)).status).toBe(200);
    const other = await TableClient.join(server.address);
    expect((await post('/api/register', other.cookie, account)).status).toBe(409);
    expect((await post('/api/login', other.cookie, { ...account, password: 'wrong wrong' })).status).toBe(401);
    expect((await post('/api/login', other.cookie, { ...account, admin: true })).status).toBe(400);
    const login = await post('/api/login', other.cookie, account);
    const cookie = login.headers.get('set-cookie')?.split(';', 1)[0];
    const again = await TableClient.join(server.address, cookie);
    expect(again.heardOf('welcome')[0]?.tables.map(({ id }) => id)).toEqual([table]);
  });
});
