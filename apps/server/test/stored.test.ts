import { createHash } from 'node:crypto';
import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../src/store/tables.js';
import { inStore } from './support/store.js';
import { tempFolder } from './support/suite.js';
import { choose, mark, newTable, playToTheEnd, sitTogether } from './support/tables.js';

const statusOf = (client: TableClient, table: string): string | undefined =>
  client
    .heardOf('table')
    .filter((message) => message.table.id === table)
    .at(-1)?.table.status;

/** A match with two choices, one beside it, and what the next server makes of it after `damage`. */
async function afterDamage(damage: (db: Kysely<Tables>, table: string) => Promise<unknown>) {
  const dataFolder = tempFolder();
  const before = await ServerProcess.start({ dataFolder });
  const [one, two] = [await TableClient.join(before.address), await TableClient.join(before.address)];
  const hurt = await sitTogether(one, two);
  const sound = await sitTogether(one, two);
  await choose(one, hurt, 0, mark('a1'));
  await choose(two, hurt, 1, mark('a2'));
  expect(await before.end('SIGTERM')).toBe(0);
  await inStore(dataFolder, (db) => damage(db, hurt));
  const server = await ServerProcess.start({ dataFolder });
  const [ann, ben] = [
    await TableClient.join(server.address, one.cookie),
    await TableClient.join(server.address, two.cookie),
  ];
  for (const table of [hurt, sound]) {
    for (const client of [ann, ben]) await client.ask({ type: 'table.open', table, since: -1 });
  }
  return { dataFolder, server, ann, ben, hurt, sound };
}

describe('a match that cannot be played back', () => {
  it('is paused with its log, and the others go on', async () => {
    const { dataFolder, server, ann, ben, hurt, sound } = await afterDamage((db, table) =>
      db
        .updateTable('lines')
        .set({ hash: '0'.repeat(16) })
        .where('match', '=', table)
        .where('number', '=', 2)
        .execute(),
    );
    await ann.until(() => statusOf(ann, hurt) === 'paused');
    const act = { type: 'act', table: hurt, seat: 0, revision: 2, choice: mark('b1') } as const;
    expect(await ann.request(act)).toMatchObject({ type: 'error', code: 'paused' });
    await playToTheEnd(ann, ben, sound);
    expect(server.log.filter((line) => line.includes('match paused'))).toHaveLength(1);
    await server.end('SIGTERM');
    const kept = await inStore(dataFolder, (db) =>
      db.selectFrom('lines').select('number').where('match', '=', hurt).execute(),
    );
    expect(kept).toHaveLength(2);
  });

  it('is shown but not played if it belongs to other rules', async () => {
    const { server, ann, ben, hurt, sound } = await afterDamage((db, table) =>
      db.updateTable('matches').set({ rules: 999_999 }).where('id', '=', table).execute(),
    );
    expect(statusOf(ann, hurt)).toBe('readonly');
    const act = { type: 'act', table: hurt, seat: 0, revision: 2, choice: mark('b1') } as const;
    expect(await ann.request(act)).toMatchObject({ type: 'error', code: 'readonly' });
    await playToTheEnd(ann, ben, sound);
    await server.end('SIGTERM');
  });
});

describe('what is stored of people', () => {
  it('are passwords as Argon2id and sessions as hashes only', async () => {
    const dataFolder = tempFolder();
    const server = await ServerProcess.start({ dataFolder, logLevel: 'debug' });
    const ann = await TableClient.join(server.address);
    await ann.ask(newTable());
    const password = 'correct horse battery';
    const response = await fetch(`${server.address}/api/register`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: server.address, 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'ann', password }),
    });
    expect(response.status).toBe(200);
    await server.end('SIGTERM');
    const token = ann.cookie.split('=')[1] ?? '';
    const stored = await inStore(dataFolder, async (db) => ({
      users: await db.selectFrom('users').selectAll().execute(),
      sessions: await db.selectFrom('sessions').selectAll().execute(),
    }));
    // At least what OWASP recommends: 19 MiB, two passes.
    const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(stored.users[0]?.password ?? '');
    expect(Number(found?.[1])).toBeGreaterThanOrEqual(19_456);
    expect(Number(found?.[2])).toBeGreaterThanOrEqual(2);
    const hashes = stored.sessions.map((session) => session.token_hash);
    const digests = (['hex', 'base64url', 'base64'] as const).map((form) =>
      createHash('sha256').update(token).digest(form),
    );
    expect(hashes.some((hash) => digests.includes(hash))).toBe(true);
    for (const text of [JSON.stringify(stored), server.log.join('\n')]) {
      expect(text).not.toContain(password);
      expect(text).not.toContain(token);
    }
  });
});
