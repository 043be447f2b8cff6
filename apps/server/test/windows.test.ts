import {
  type HashedLine,
  type Line,
  noStanding,
  readGameFile,
  repeatLine,
  replay,
  type StandingAnswer,
} from '@heldentisch/engine';
import { tableView } from '@heldentisch/protocol';
import type { ServerConfig } from '@heldentisch/server';
import { ServerProcess, TableClient } from '@heldentisch/server/trials';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { windowGame } from '../../../packages/engine/test/window-game.js';
import { withGame } from './support/extra-game.js';
import { startPostgres } from './support/postgres.js';
import { hasty, tempFolder } from './support/suite.js';
import { choose, newTable } from './support/tables.js';

const servers: ServerProcess[] = [];
let withWindows: string[] = [];

async function start(config: Partial<ServerConfig>): Promise<ServerProcess> {
  const server = await ServerProcess.start({ ...hasty, ...config }, withWindows);
  servers.push(server);
  return server;
}

async function endAll(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGTERM')));
}

beforeAll(async () => {
  withWindows = await withGame('packages/engine/test/window-game.ts', 'windowGame');
});
afterEach(endAll);

type Fields = Parameters<typeof newTable>[0];
const pass = { type: 'pass' };
const strike = (seat: number) => ({ type: 'strike', seat });

interface Party {
  readonly table: string;
  readonly players: readonly [TableClient, TableClient, TableClient];
  readonly onlooker: TableClient;
}

/** Three people and an onlooker; seat 0 begins. `addresses`: through which server each comes. */
async function gather(addresses: readonly string[], fields: Fields = {}): Promise<Party> {
  const join = (i: number): Promise<TableClient> => TableClient.join(addresses[i % addresses.length] as string);
  const players = [await join(0), await join(1), await join(2)] as const;
  const onlooker = await join(0);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { table } = await players[0].ask<{ table: string }>(
    newTable({ game: 'windows', seats: [...seats], ...fields }),
  );
  for (const client of [...players, onlooker]) await client.ask({ type: 'table.open', table, since: -1 });
  for (const seat of [1, 2]) await players[seat as 1]?.ask({ type: 'table.sit', table, seat });
  for (const [seat, client] of players.entries()) await client.until(() => client.view(table, seat));
  return { table, players, onlooker };
}

const give = (client: TableClient, table: string, seat: number, answer: StandingAnswer): Promise<unknown> =>
  client.ask({ type: 'table.standing', table, seat, answer });

const lastLine = (client: TableClient, table: string, line: number): Promise<unknown> =>
  client.until(() => client.lastLine(table) >= line);

const withoutHash = ({ n: _n, hash: _hash, ...line }: HashedLine): Line => line as Line;

const wait = (timeMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeMs));

describe('a standing answer at a table of the server', () => {
  it('passes what does not concern the seat, and asks what does', async () => {
    const { address } = await start({ dataFolder: tempFolder() });
    const { table, players } = await gather([address]);
    const [ann, ben, cai] = players;
    for (const seat of [1, 2]) await give(players[seat as 1], table, seat, 'concerned');
    await choose(ann, table, 0, strike(2));
    await cai.until(() => cai.decision(table, 2));
    expect(cai.lastLine(table)).toBe(2);
    // Ben was never shown a decision that was taken for him.
    expect(ben.texts.join('\n')).not.toContain('"options":[{"type":"pass"');
    await wait(700);
    expect(cai.lastLine(table)).toBe(2);
  });

  it('is seen by its own seat only, and setting it sends nothing to others', async () => {
    const { address } = await start({ dataFolder: tempFolder() });
    const { table, players, onlooker } = await gather([address]);
    const [ann, ben, cai] = players;
    const others = [ann, cai, onlooker];
    // The answer to a ping comes after everything that was sent before it.
    for (const client of others) await client.ask({ type: 'ping' });
    const before = others.map((client) => client.texts.length);
    await give(ben, table, 1, 'concerned');
    await give(ben, table, 1, 'notThisTurn');
    for (const client of others) await client.ask({ type: 'ping' });
    expect(others.map((client) => client.texts.length)).toEqual(before.map((count) => count + 1));
    expect(await ben.until(() => ben.view(table, 1)?.standing)).toBe('notThisTurn');
    expect([ann.view(table, 0)?.standing, onlooker.view(table, -1)?.standing]).toEqual(['always', null]);
  });

  it('is told to others byte for byte as a table without standing answers tells it', async () => {
    const { address } = await start({ dataFolder: tempFolder() });
    const { table, players, onlooker } = await gather([address], { windowMs: 20_000 });
    const [ann, ben, cai] = players;
    await give(ben, table, 1, 'concerned');
    await choose(ann, table, 0, strike(2));
    await choose(cai, table, 2, pass);
    await give(ben, table, 1, 'notThisTurn');
    await choose(ben, table, 1, strike(0));
    for (const [client, seat] of [
      [ann, 0],
      [cai, 2],
    ] as const)
      await choose(client, table, seat, pass);
    await choose(cai, table, 2, strike(0));
    for (const [client, seat] of [
      [ann, 0],
      [cai, 2],
    ] as const)
      await client.ask({ type: 'concede', table, seat });
    const { file } = await ann.ask<{ file: string }>({ type: 'file', table });
    const { header, lines } = readGameFile(file);

    const others = [ann, cai, onlooker];
    const heard = others.flatMap((client) =>
      client.heard.flatMap((m) => (m.type === 'update' || m.type === 'table' ? m.views : [])),
    );
    const match = replay(windowGame, { header, lines }, 0);
    let compared = 0;
    for (const view of heard.sort((one, two) => one.number - two.number)) {
      for (const line of lines.slice(match.log.length, view.number)) repeatLine(match, withoutHash(line));
      const since = (view.lines[0]?.n ?? view.number + 1) - 1;
      expect(JSON.stringify(view)).toBe(JSON.stringify(tableView(match, view.viewer, since, noStanding(3))));
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
    expect(lines.filter((line) => 'choice' in line && line.seat === 1).length).toBe(2);
  });

  it('outlives the server, also for a window that is open when it ends', async () => {
    const dataFolder = tempFolder();
    const first = await start({ dataFolder, standingPauseMs: [60_000, 60_001] });
    const { table, players } = await gather([first.address]);
    await give(players[1], table, 1, 'concerned');
    await choose(players[0], table, 0, strike(2));
    await first.end('SIGKILL');
    const second = await start({ dataFolder });
    // Ben has not come back.
    const ann = await TableClient.join(second.address, players[0].cookie);
    await ann.ask({ type: 'table.open', table, since: -1 });
    await lastLine(ann, table, 2);
    expect(ann.view(table, 0)?.pending.map(({ seat }) => seat)).toEqual([2]);
    const ben = await TableClient.join(second.address, players[1].cookie);
    await ben.ask({ type: 'table.open', table, since: -1 });
    expect(await ben.until(() => ben.view(table, 1)?.standing)).toBe('concerned');
  });

  it('does not take a pass again that its seat has taken back', async () => {
    const { address } = await start({ dataFolder: tempFolder() });
    const { table, players } = await gather([address]);
    const [ann, ben] = players;
    await give(ben, table, 1, 'concerned');
    await choose(ann, table, 0, strike(2));
    await lastLine(ben, table, 2);
    await ben.ask({ type: 'undo', table, seat: 1 });
    await ben.until(() => ben.decision(table, 1));
    await wait(700);
    expect(ben.lastLine(table)).toBe(3);
  });

  it('hands no device around for a window that it answers', async () => {
    const { address } = await start({ dataFolder: tempFolder() });
    const ann = await TableClient.join(address);
    const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] as const;
    const { table } = await ann.ask<{ table: string }>(newTable({ game: 'windows', seats: [...seats] }));
    await ann.ask({ type: 'table.open', table, since: -1 });
    await give(ann, table, 1, 'concerned');
    await choose(ann, table, 0, strike(2));
    await ann.until(() => ann.decision(table, 2));
    const seen = ann.heard.flatMap((m) => (m.type === 'update' || m.type === 'table' ? m.views : []));
    expect(seen.some(({ viewer }) => viewer === 1)).toBe(false);
  });

  it('is refused where the game has no windows', async () => {
    const { address } = await start({ dataFolder: tempFolder() });
    const ann = await TableClient.join(address);
    const { table } = await ann.ask<{ table: string }>(newTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
    const answer = await ann.request({ type: 'table.standing', table, seat: 0, answer: 'concerned' });
    expect(answer).toMatchObject({ type: 'error', code: 'no-windows' });
    const timed = await ann.request(newTable({ windowMs: 5_000 }));
    expect(timed).toMatchObject({ type: 'error', code: 'options' });
  });

  it('holds in all processes on one database', { timeout: 60_000 }, async () => {
    const postgres = await startPostgres();
    try {
      const databaseUrl = await postgres.newDatabase();
      const both = [await start({ databaseUrl }), await start({ databaseUrl })];
      const { table, players } = await gather(both.map(({ address }) => address));
      const [ann, ben, cai] = players;
      await give(ben, table, 1, 'concerned');
      await choose(ann, table, 0, strike(2));
      await cai.until(() => cai.decision(table, 2));
      expect(cai.lastLine(table)).toBe(2);
      // Given while the window is open, through the process that did not store the last line.
      await choose(cai, table, 2, pass);
      await choose(ben, table, 1, strike(0));
      await choose(ann, table, 0, pass);
      await cai.until(() => cai.decision(table, 2));
      const again = await TableClient.join(both[1]?.address ?? '', cai.cookie);
      await give(again, table, 2, 'notThisTurn');
      await lastLine(ann, table, 6);
      await wait(700);
      expect(ann.lastLine(table)).toBe(6);
    } finally {
      await endAll();
      await postgres.stop();
    }
  });
});

describe('a window with a time limit', () => {
  it('is passed when time is up; everybody sees how long it stays open', { timeout: 30_000 }, async () => {
    const { address } = await start({ dataFolder: tempFolder() });
    const { table, players } = await gather([address], { windowMs: 5_000 });
    const [ann, ben] = players;
    const beforeMs = Date.now();
    await choose(ann, table, 0, strike(2));
    await ben.until(() => ben.decision(table, 1));
    for (const client of [ann, ben]) {
      const [time] = client.heardOf('update').at(-1)?.windows ?? [];
      expect(time?.seat).toBe(1);
      expect(time?.leftMs).toBeGreaterThan(2_500);
      expect(time?.leftMs).toBeLessThanOrEqual(5_000);
    }
    await lastLine(ben, table, 2);
    expect(Date.now() - beforeMs).toBeGreaterThan(4_900);
    expect(ben.view(table, 1)?.lines.at(-1)).toMatchObject({ seat: 1, kind: 'choice' });
    // The next window has its own time.
    expect(ben.heardOf('update').at(-1)?.windows).toMatchObject([{ seat: 2 }]);
  });
});
