import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql, startPostgres, type TestPostgres } from './support/postgres.js';
import { hasty } from './support/suite.js';
import { sitTogether } from './support/tables.js';
import { tableSuite } from './table-suite.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const place = async () => ({ databaseUrl: await postgres.newDatabase() });

tableSuite({ name: 'PostgreSQL with one process', place, processes: 1 });
tableSuite({ name: 'PostgreSQL with two processes', place, processes: 2 });

describe('a socket that closes while its table is being opened', () => {
  it('leaves nobody behind who looks on for ever', async () => {
    const databaseUrl = await postgres.newDatabase();
    const server = await ServerProcess.start({ ...hasty, databaseUrl });
    const [ann, ben] = await Promise.all([1, 2].map(() => TableClient.join(server.address)));
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    const table = await sitTogether(ann, ben);
    await ben.ask({ type: 'table.close', table });
    await ann.until(() => ann.heardOf('table').at(-1)?.table.seats[1]?.online === false);
    // Reading the chat waits for this lock, and so does opening the table.
    const held = runSql(databaseUrl, 'begin; lock table chat in access exclusive mode; select pg_sleep(1.5); commit');
    await sleep(700);
    ben.socket.send(JSON.stringify({ type: 'table.open', id: 'late', table, since: -1 }));
    await sleep(200);
    ben.close();
    await sleep(200);
    await held;
    // Asked after what was on its way is done.
    await ann.ask({ type: 'chat', table, text: 'Are you there?' });
    await ann.ask({ type: 'table.open', table, since: -1 });
    expect(ann.heardOf('table').at(-1)?.table.seats[1]?.online).toBe(false);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
