import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { expect, it } from 'vitest';
import type { Seat } from '../src/store/match-record.js';
import { Matches } from '../src/store/matches.js';
import { record } from './support/rows.js';
import { onEachStore } from './support/stores.js';
import { hasty } from './support/suite.js';
import { sitTogether } from './support/tables.js';

const person = (user: string): Seat => ({ kind: 'person', user, name: user });

onEachStore((store) => {
  it('who was seen to leave is away since then, whoever else comes or goes, until they are back', async () => {
    const matches = new Matches(await store.open());
    const made = await matches.create({ ...record('m'), seats: [person('ann'), person('ben')] });
    await matches.noteAway(made.id, 'ben', 1_000);
    expect(await matches.away(made.id)).toEqual(new Map([['ben', 1_000]]));
    const owner = { user: 'ann', name: 'ann', returns: 'by asking' } as const;
    const seats: Seat[] = [{ kind: 'bot', bot: 'random', owner }, person('ben')];
    expect(await matches.change(made, { seats })).not.toBeNull();
    expect(await matches.away(made.id)).toEqual(new Map([['ben', 1_000]]));
    expect((await matches.ofUser('ann')).map(({ id }) => id)).toEqual([made.id]);
    await matches.noteAway(made.id, 'ben', null);
    expect(await matches.away(made.id)).toEqual(new Map());
    await matches.noteAway(made.id, 'ben', 3_000);
    expect(await matches.away(made.id)).toEqual(new Map([['ben', 3_000]]));
  });

  it('the time that somebody is away goes on although the table is forgotten meanwhile, but not while no server runs', async () => {
    const config = { ...hasty, ...(await store.place()), idleRoomMs: 100 };
    let server = await ServerProcess.start(config);
    const [ann, ben] = [await TableClient.join(server.address), await TableClient.join(server.address)];
    const table = await sitTogether(ann, ben, { graceMs: 5_000 });
    const leftMs = Date.now();
    ben.close();
    await ann.until(() => ann.table(table)?.seats[1]?.online === false);
    ann.close();
    await expect.poll(() => server.metric('heldentisch_rooms'), { timeout: 40_000, interval: 500 }).toBe(0);
    await expect.poll(() => Date.now() - leftMs, { timeout: 20_000 }).toBeGreaterThan(6_000);

    const again = await TableClient.join(server.address, ann.cookie);
    await again.ask({ type: 'table.open', table, since: -1 });
    expect(again.table(table)?.seats[1]?.awayMs).toBeGreaterThan(5_000);
    expect(again.table(table)?.seats[0]).toMatchObject({ online: true });
    expect(await server.end('SIGKILL')).toBeNull();

    const restartedMs = Date.now();
    server = await ServerProcess.start(config);
    const later = await TableClient.join(server.address, ann.cookie);
    await later.ask({ type: 'table.open', table, since: -1 });
    expect(later.table(table)?.seats[1]?.awayMs).toBeLessThanOrEqual(Date.now() - restartedMs + 5);
    const back = await TableClient.join(server.address, ben.cookie);
    await back.ask({ type: 'table.open', table, since: -1 });
    expect(back.table(table)?.seats[1]).toEqual(expect.objectContaining({ online: true }));
    // Ann must ask him now, and he is there: nothing that was stored before speaks against him.
    const ask = { type: 'handover.ask', table, seat: 1, bot: null } as const;
    expect(await later.request(ask)).toMatchObject({ type: 'error', code: 'not-left' });
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
