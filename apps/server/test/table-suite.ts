import { readGameFile, replay } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import type { ServerConfig } from '@heldentisch/server';
import { type Answer, freshId, ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasty } from './support/suite.js';
import { choose, mark, newTable, playOut, playToTheEnd, sitTogether } from './support/tables.js';

/** Where the servers of a run of the suite keep their matches. */
export interface Store {
  readonly name: string;
  /** Called once; the same place for all servers of the run. */
  place(): Promise<Partial<ServerConfig>>;
  /** How many server processes share it: clients are spread over them. */
  readonly processes: number;
}

/** The behaviour of the server, the same on every store and with any number of processes. */
export function tableSuite(store: Store): void {
  describe(`on ${store.name}`, () => {
    let place: Partial<ServerConfig> = {};
    let servers: ServerProcess[] = [];
    let joined = 0;
    const start = (): Promise<ServerProcess> => ServerProcess.start({ ...hasty, ...place });
    /** Each next client comes through the next process. */
    const join = (cookie?: string): Promise<TableClient> =>
      TableClient.join((servers[joined++ % servers.length] as ServerProcess).address, cookie);
    const pair = async (): Promise<[TableClient, TableClient]> => [await join(), await join()];

    beforeAll(async () => {
      place = await store.place();
      servers = await Promise.all(Array.from({ length: store.processes }, start));
    });
    afterAll(async () => {
      for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
      expect(servers.flatMap(({ log }) => log)).toEqual([]);
    });

    it('plays a match of two people to its end and gives the file only then', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      const early = await ann.request({ type: 'file', table });
      expect(early).toMatchObject({ type: 'error', code: 'not-finished' });
      await playToTheEnd(ann, ben, table);
      await ben.until(() => ben.view(table, 1)?.outcome);
      expect(ben.view(table, 1)?.outcome?.scores).toEqual([1, 0]);
      const { file } = await ben.ask<{ file: string }>({ type: 'file', table });
      expect(replay(noughts, readGameFile(file)).log).toHaveLength(5);
    });

    it('sends increments only, also after a reconnect', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      await choose(ann, table, 0, mark('a1'));
      await choose(ben, table, 1, mark('a2'));
      await choose(ann, table, 0, mark('b1'));
      for (const update of ann.heardOf('update')) for (const view of update.views) expect(view.lines).toHaveLength(1);
      const again = await join(ben.cookie);
      await again.ask({ type: 'table.open', table, since: 2 });
      const told = again.heardOf('table').flatMap(({ views }) => views.flatMap((view) => view.lines.map(({ n }) => n)));
      expect(told).toEqual([3]);
      const { lines } = await again.ask<{ lines: { n: number }[] }>({
        type: 'history',
        table,
        viewer: 1,
        from: 0,
        to: 2,
      });
      expect(lines.map(({ n }) => n)).toEqual([0, 1, 2]);
    });

    it('refuses what is not offered with its rule, and changes nothing', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      const line = await choose(ann, table, 0, mark('a1'));
      const { revision } = await ben.until(() => ben.decision(table, 1));
      const act = { type: 'act', table, seat: 1, revision, choice: mark('a1') } as const;
      expect(await ben.request(act)).toMatchObject({ type: 'refused', refusal: { rule: 'NOU-02' } });
      const why = await ben.ask({ type: 'why', table, seat: 1, choice: mark('a1') });
      expect(why).toMatchObject({ refusal: { rule: 'NOU-02' } });
      expect(await choose(ben, table, 1, mark('b1'))).toBe(line + 1);
    });

    it('refuses an answer to an older question', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      const { revision } = await ann.until(() => ann.decision(table, 0));
      await choose(ann, table, 0, mark('a1'));
      await choose(ben, table, 1, mark('a2'));
      const stale = await ann.request({ type: 'act', table, seat: 0, revision, choice: mark('b1') });
      expect(stale).toMatchObject({ type: 'refused', refusal: { rule: 'HT-DOOR-05' } });
    });

    it('applies a resent choice once, over any connection, and after the end too', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      const id = freshId();
      const { revision } = await ann.until(() => ann.decision(table, 0));
      const act = { type: 'act', table, seat: 0, revision, choice: mark('a1') } as const;
      const elsewhere = await join(ann.cookie);
      const answers = await Promise.all([ann.request(act, id), elsewhere.request(act, id), ann.request(act, id)]);
      for (const answer of answers) expect(answer).toMatchObject({ type: 'ok', result: { line: 1 } });
      await ben.until(() => ben.decision(table, 1));
      await ben.ask({ type: 'concede', table, seat: 1 });
      expect(await elsewhere.request(act, id)).toMatchObject({ type: 'ok', result: { line: 1 } });
    });

    it('creates one table for a resent request', async () => {
      const [ann] = await pair();
      const elsewhere = await join(ann.cookie);
      const id = freshId();
      const answers = await Promise.all([ann.request(newTable(), id), elsewhere.request(newTable(), id)]);
      const tables = answers.map((answer) => (answer as Extract<Answer, { type: 'ok' }>).result);
      expect(tables[0]).toEqual(tables[1]);
    });

    it('lets a race for the same decision be won once', async () => {
      const [ann, ben] = await pair();
      for (let round = 0; round < 5; round++) {
        const table = await sitTogether(ann, ben);
        const elsewhere = await join(ann.cookie);
        await elsewhere.ask({ type: 'table.open', table, since: -1 });
        const { revision } = await ann.until(() => ann.decision(table, 0));
        const act = (cell: string) => ({ type: 'act', table, seat: 0, revision, choice: mark(cell) }) as const;
        const answers = await Promise.all([ann.request(act('a1')), elsewhere.request(act('b2'))]);
        expect(answers.map(({ type }) => type).sort()).toEqual(['ok', 'refused']);
        await ben.until(() => ben.decision(table, 1));
        expect(ben.view(table, 1)?.number).toBe(1);
        elsewhere.close();
      }
    });

    it('takes back freely, by consent, and not against a no', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      await choose(ann, table, 0, mark('a1'));
      await ann.ask({ type: 'undo', table, seat: 0 });
      await ann.until(() => ann.view(table, 0)?.undo.canRedo);
      await ann.ask({ type: 'redo', table, seat: 0 });
      await ben.until(() => ben.view(table, 1)?.number === 3);
      await choose(ben, table, 1, mark('a2'));
      await ann.until(() => ann.view(table, 0)?.number === 4);
      expect(await ann.request({ type: 'undo', table, seat: 0 })).toMatchObject({ type: 'refused' });
      await ann.ask({ type: 'undo.ask', table, seat: 0 });
      await ben.until(() => ben.view(table, 1)?.undo.request?.waitingFor.includes(1));
      await ben.ask({ type: 'undo.answer', table, seat: 1, agree: false });
      await ann.until(() => ann.view(table, 0)?.undo.request === null);
      await ann.ask({ type: 'undo.ask', table, seat: 0 });
      await ben.until(() => ben.view(table, 1)?.undo.request);
      await ben.ask({ type: 'undo.answer', table, seat: 1, agree: true });
      await ann.until(() => ann.view(table, 0)?.number === 5 && ann.decision(table, 0)?.options.length === 9);
    });

    it('shows a hot-seat client only the seat that decides', async () => {
      const ann = await join();
      const { table } = await ann.ask<{ table: string }>(newTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
      await ann.ask({ type: 'table.open', table, since: -1 });
      await choose(ann, table, 0, mark('a1'));
      await ann.until(() => ann.decision(table, 1));
      const seen = [...ann.heardOf('table'), ...ann.heardOf('update')].filter(({ views }) => views.length > 0);
      for (const { views } of seen) {
        expect(views).toHaveLength(1);
        expect(views[0]?.pending[0]?.seat).toBe(views[0]?.viewer);
      }
    });

    it('plays bots, to the end of a match of Pixel Tactics', async () => {
      const ann = await join();
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] as const;
      const { table } = await ann.ask<{ table: string }>(newTable({ game: 'pixel-tactics', seats: [...seats] }));
      await ann.ask({ type: 'table.open', table, since: -1 });
      await playOut([ann], table);
      expect(ann.view(table, 0)?.outcome?.scores).toHaveLength(2);
    });

    it('shows public tables in the lobby and private ones not', async () => {
      const [ann, ben] = await pair();
      await ben.ask({ type: 'lobby.watch' });
      const open = await ann.ask<{ table: string }>(newTable({ visibility: 'public' }));
      const hidden = await ann.ask<{ table: string }>(newTable());
      const listed = (id: string) => () => ben.heardOf('lobby').some(({ tables }) => tables.some((t) => t.id === id));
      await ben.until(listed(open.table));
      expect(listed(hidden.table)()).toBe(false);
      await ann.ask({ type: 'table.stand', table: open.table, seat: 0 });
      await ben.until(
        () =>
          !ben
            .heardOf('lobby')
            .at(-1)
            ?.tables.some((t) => t.id === open.table),
      );
    });

    it('lets spectators watch and chat, but not choose', async () => {
      const [ann, ben] = await pair();
      const eve = await join();
      const table = await sitTogether(ann, ben);
      await eve.ask({ type: 'table.open', table, since: -1 });
      await ann.until(() => ann.heardOf('table').at(-1)?.table.spectators === 1);
      await choose(ann, table, 0, mark('a1'));
      await eve.until(() => eve.view(table, -1)?.number === 1);
      const act = { type: 'act', table, seat: 1, revision: 1, choice: mark('a2') } as const;
      expect(await eve.request(act)).toMatchObject({ type: 'error', code: 'not-your-seat' });
      const id = freshId();
      await eve.request({ type: 'chat', table, text: 'Hübsch!' }, id);
      await eve.request({ type: 'chat', table, text: 'Hübsch!' }, id);
      await ben.until(() => ben.heardOf('chat').length > 0);
      await ben.ask({ type: 'ping' });
      expect(ben.heardOf('chat').map(({ line }) => [line.text, line.seat])).toEqual([['Hübsch!', -1]]);
    });

    it('tells whose turn it is, wherever the person looks', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      const elsewhere = await join(ben.cookie);
      await ben.ask({ type: 'table.close', table });
      await choose(ann, table, 0, mark('a1'));
      await elsewhere.until(() => elsewhere.heardOf('turn').some((turn) => turn.table === table && turn.seat === 1));
    });

    it('shows who is there', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      const online = () => ann.heardOf('table').at(-1)?.table.seats[1]?.online;
      await ann.until(() => online() === true);
      ben.close();
      await ann.until(() => online() === false);
      const back = await join(ben.cookie);
      await back.ask({ type: 'table.open', table, since: -1 });
      await ann.until(() => online() === true);
    });

    /** A match of two; the second has been away for longer than the table allows. */
    async function left(): Promise<{ ann: TableClient; ben: TableClient; table: string }> {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      await choose(ann, table, 0, mark('a1'));
      const ask = { type: 'handover.ask', table, seat: 1, bot: 'random' } as const;
      expect(await ann.request(ask)).toMatchObject({ type: 'error', code: 'not-left' });
      ben.close();
      await ann.until(() => tableOf(ann)?.seats[1]?.online === false);
      expect(await ann.request(ask)).toMatchObject({ type: 'error', code: 'not-left' });
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      return { ann, ben, table };
    }
    const tableOf = (client: TableClient) => client.heardOf('table').at(-1)?.table;

    it('lets a bot play for who has left, until they are back', async () => {
      const { ann, ben, table } = await left();
      await ann.ask({ type: 'handover.ask', table, seat: 1, bot: 'random' });
      await ann.until(() => ann.view(table, 0)?.number === 2);
      expect(tableOf(ann)?.seats[1]).toMatchObject({ kind: 'bot', bot: 'random', owner: expect.stringMatching('-') });
      const back = await join(ben.cookie);
      expect(back.heardOf('welcome')[0]?.tables.map(({ id }) => id)).toContain(table);
      await back.ask({ type: 'table.open', table, since: -1 });
      await ann.until(() => tableOf(ann)?.seats[1]?.kind === 'person');
      await choose(ann, table, 0);
      expect(await choose(back, table, 1)).toBe(4);
      expect(tableOf(back)).toMatchObject({ mine: [1], kept: [] });
    });

    it('gives the win to who waits, if they want it', async () => {
      const { ann, table } = await left();
      await ann.ask({ type: 'handover.ask', table, seat: 1, bot: null });
      await ann.until(() => ann.view(table, 0)?.outcome);
      expect(ann.view(table, 0)?.outcome?.scores).toEqual([1, 0]);
      expect(tableOf(ann)?.status).toBe('finished');
    });

    it('lets who gave their seat to a bot look on, and take it back when they want', async () => {
      const [ann] = await pair();
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
      const { table } = await ann.ask<{ table: string }>(newTable({ game: 'lamplight', seats: [...seats] }));
      await ann.ask({ type: 'table.open', table, since: -1 });
      expect(await ann.request({ type: 'handover.ask', table, seat: 0, bot: null })).toMatchObject({
        code: 'not-left',
      });
      await ann.ask({ type: 'handover.ask', table, seat: 0, bot: 'random' });
      await ann.until(() => tableOf(ann)?.kept.length === 1 && tableOf(ann)?.mine.length === 0);
      await ann.ask({ type: 'table.open', table, since: -1 });
      expect(tableOf(ann)?.kept).toEqual([0]);
      await ann.ask({ type: 'seat.return', table, seat: 0 });
      await ann.until(() => tableOf(ann)?.mine.includes(0));
      const other = await join();
      const stolen = await other.request({ type: 'seat.return', table, seat: 0 });
      expect(stolen).toMatchObject({ type: 'error', code: 'not-your-seat' });
    });

    it('offers a rematch with the seats moved on', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      await ann.ask({ type: 'concede', table, seat: 0 });
      await ben.until(() => ben.heardOf('table').at(-1)?.table.status === 'finished');
      const next = await ann.ask<{ table: string }>({ type: 'rematch', table });
      await ben.until(() => ben.heardOf('table').at(-1)?.table.rematch === next.table);
      expect(await ben.ask({ type: 'rematch', table })).toEqual(next);
      await ben.ask({ type: 'table.open', table: next.table, since: -1 });
      await choose(ben, next.table, 0, mark('b2'));
      const stranger = await join();
      expect(await stranger.request({ type: 'rematch', table })).toMatchObject({ code: 'not-seated' });
    });

    it('does not let a clock grow by choosing and taking back', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben, { clock: { budgetMs: 60_000, incrementMs: 5_000 } });
      const clockOf = () => ann.heardOf('update').at(-1)?.clocks?.leftMs[0] ?? 0;
      for (let i = 0; i < 5; i++) {
        const line = await choose(ann, table, 0, mark('a1'));
        expect(clockOf()).toBeGreaterThan(60_000);
        await ann.ask({ type: 'undo', table, seat: 0 });
        await ann.until(() => ann.lastLine(table) === line + 1);
        expect(clockOf()).toBeLessThanOrEqual(60_000);
      }
    });

    it('tells who watches the lobby what becomes of their own tables', async () => {
      const [ann, ben] = await pair();
      const own = () =>
        ann
          .heardOf('tables')
          .at(-1)
          ?.tables.map(({ id, status }) => [id, status]);
      await ann.ask({ type: 'lobby.watch' });
      expect(own()).toEqual([]);
      const { table } = await ann.ask<{ table: string }>(newTable());
      await ann.until(() => own()?.[0]?.[1] === 'open');
      await ben.ask({ type: 'table.sit', table, seat: 1 });
      await ann.until(() => own()?.[0]?.[1] === 'running');
      await ben.ask({ type: 'concede', table, seat: 1 });
      await ann.until(() => own()?.length === 0);
    });

    it('lets who sits at an open table sit down again under a new name', async () => {
      const [ann] = await pair();
      const { table } = await ann.ask<{ table: string }>(newTable());
      await ann.ask({ type: 'table.open', table, since: -1 });
      const name = () => ann.heardOf('table').at(-1)?.table.seats[0]?.name;
      const before = name();
      await ann.ask({ type: 'name', name: 'Annabel' });
      expect(name()).toBe(before);
      await ann.ask({ type: 'table.sit', table, seat: 0 });
      await ann.until(() => name() === 'Annabel');
    });

    it('ends a match when a clock runs out', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben, { clock: { budgetMs: 10_000, incrementMs: 0 } });
      const clocks = ann.heardOf('table').at(-1)?.clocks;
      expect(clocks?.running).toEqual([0]);
      await ben.until(() => ben.view(table, 1)?.outcome, 30_000);
      expect(ben.view(table, 1)?.outcome?.scores).toEqual([0, 1]);
    });

    it('looks back as the own seat', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      await playToTheEnd(ann, ben, table);
      const at = (line: number) => ben.ask<{ view: object }>({ type: 'view', table, viewer: 1, line });
      expect(await at(2)).toMatchObject({ view: { number: 2, outcome: null, view: { marks: 2 } } });
      expect(await ben.request({ type: 'view', table, viewer: 0, line: 2 })).toMatchObject({ code: 'not-your-seat' });
    });

    it('goes on after SIGKILL, with session, seat, lines and request', async () => {
      const [ann, ben] = await pair();
      const table = await sitTogether(ann, ben);
      await choose(ann, table, 0, mark('a1'));
      await choose(ben, table, 1, mark('a2'));
      await ann.until(() => ann.view(table, 0)?.number === 2);
      await ann.ask({ type: 'undo.ask', table, seat: 0 });
      for (const server of servers) await server.end('SIGKILL');
      servers = await Promise.all(servers.map(start));
      const again = await join(ben.cookie);
      expect(again.heardOf('welcome')[0]?.tables.map(({ id }) => id)).toContain(table);
      await again.ask({ type: 'table.open', table, since: 2 });
      expect(again.view(table, 1)?.undo.request?.waitingFor).toEqual([1]);
      await again.ask({ type: 'undo.answer', table, seat: 1, agree: true });
      await again.until(() => again.view(table, 1)?.number === 3);
    });
  });
}
