import { rmSync } from 'node:fs';
import {
  act,
  createMatch,
  keepMoments,
  type Match,
  readGameFile,
  replay,
  seedFromNumber,
  writeGameFile,
} from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { noughts } from '@heldentisch/noughts';
import { tableView } from '@heldentisch/protocol';
import { importMatch } from '@heldentisch/server';
import { ServerProcess, TableClient, trialConfig } from '@heldentisch/server/trials';
import { playRandom } from '@heldentisch/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LookBack } from '../src/rooms/look-back.js';
import { tempFolder } from './support/suite.js';
import { mark } from './support/tables.js';

describe('the limit of looking back', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const ann = { user: 'ann', sits: true };
  const [eve, fay] = [
    { user: 'eve', sits: false },
    { user: 'fay', sits: false },
  ];

  /** Looking at any of its lines but the first plays one choice again. */
  function shortMatch(): Match {
    const setup = { options: {}, seats: 2, seed: seedFromNumber(1), random: 'chacha20' } as const;
    const match = createMatch(noughts, setup) as unknown as Match;
    keepMoments(match);
    for (const [i, cell] of ['a1', 'a2', 'b1'].entries()) act(match, i % 2, mark(cell));
    return match;
  }

  function looking(limits: { lookBackChoicesPerSecond: number; spectatorChoicesPerSecond: number }) {
    const [lookBack, match] = [new LookBack(limits), shortMatch()];
    return (looker: typeof ann, line = 2): string => {
      try {
        return `line ${lookBack.viewAt(match, looker, -1, line).number}`;
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
  }

  it('counts for each person the choices that are played again, not the requests', () => {
    const look = looking({ lookBackChoicesPerSecond: 2, spectatorChoicesPerSecond: 100 });
    expect([look(ann), look(ann), look(ann), look(ann)]).toEqual(['line 2', 'line 2', 'rate', 'rate']);
    expect([look(ann, 0), look(ann, 4), look(eve)]).toEqual(['line 0', 'no-line', 'line 2']);
  });

  it('is shared by all spectators, and leaves those who sit alone', () => {
    const look = looking({ lookBackChoicesPerSecond: 2, spectatorChoicesPerSecond: 3 });
    expect([look(eve), look(eve), look(fay), look(fay)]).toEqual(['line 2', 'line 2', 'line 2', 'rate']);
    expect([look(ann), look(ann)]).toEqual(['line 2', 'line 2']);
  });

  it('is new with every second', () => {
    const look = looking({ lookBackChoicesPerSecond: 1, spectatorChoicesPerSecond: 1 });
    expect([look(ann), look(ann), look(eve), look(eve)]).toEqual(['line 2', 'rate', 'line 2', 'rate']);
    vi.advanceTimersByTime(999);
    expect([look(ann), look(eve)]).toEqual(['rate', 'rate']);
    vi.advanceTimersByTime(1);
    expect([look(ann), look(eve)]).toEqual(['line 2', 'line 2']);
  });
});

describe('a spectator of a long match', () => {
  const dataFolder = tempFolder();
  let server: ServerProcess | null = null;
  afterEach(async () => {
    expect(await server?.end('SIGTERM')).toBe(0);
    rmSync(dataFolder, { recursive: true });
  });

  it('sees any line as it was, and is refused when that costs too much', async () => {
    const { match } = playRandom(kleineHelden, 2, { seats: 4 });
    expect(match.log.length).toBeGreaterThan(1500);
    const file = writeGameFile(match, ['a', 'b', 'c', 'd']);
    const table = await importMatch({ dataFolder, databaseUrl: null }, file);
    const limits = { ...trialConfig.limits, lookBackChoicesPerSecond: 60 };
    server = await ServerProcess.start({ dataFolder, limits });
    const eve = await TableClient.join(server.address);
    const look = (line: number) => eve.request({ type: 'view', table, viewer: -1, line });
    for (const line of [0, 1, 777, match.log.length]) {
      const past = replay(kleineHelden, readGameFile(file), line);
      const view = JSON.parse(JSON.stringify(tableView(past, -1, line)));
      expect(await look(line)).toMatchObject({ type: 'ok', result: { view } });
    }
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => look(i * 7)));
    const kinds = new Set(answers.map((answer) => (answer.type === 'error' ? answer.code : answer.type)));
    expect(kinds).toEqual(new Set(['ok', 'rate']));
    await vi.waitFor(async () => expect(await look(500)).toMatchObject({ type: 'ok' }), {
      timeout: 20_000,
      interval: 100,
    });
  });
});
