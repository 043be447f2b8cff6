import { createMatch, seedFromNumber } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { expect, it, vi } from 'vitest';
import { BotSeats } from '../src/rooms/bot-seats.js';
import type { House } from '../src/rooms/house.js';
import type { Room } from '../src/rooms/room.js';
import { Rooms } from '../src/rooms/rooms.js';
import type { Connection } from '../src/sockets/connection.js';
import { Desk, type DeskSetup } from '../src/sockets/desk.js';

const log = { error: vi.fn(), warn: vi.fn() };

it('matches that the store did not give out after a start are taken up when it answers again', async () => {
  const failures = [
    new Error('some other fault'),
    Object.assign(new Error('the file is locked'), { code: 'SQLITE_BUSY' }),
  ];
  const asked: string[] = [];
  const matches = {
    unattended: async () => ['a', 'b', 'c'],
    byId: async (id: string) => {
      asked.push(id);
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      return null;
    },
  };
  const rooms = new Rooms({ matches, log, config: { rescueMs: 5 } } as unknown as House, () => false);
  await rooms.resume();
  await expect.poll(() => asked.join('')).toBe('ababc');
  // What is wrong with one match alone is no reason to begin again.
  failures.push(new Error('some other fault'));
  await rooms.resume();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.join('')).toBe('ababcabc');
  await rooms.close();
});

it('a room that was given up takes no choice of a bot any more: its successor would not hear of it', async () => {
  const setup = { options: {}, seats: 2, seed: seedFromNumber(1), random: 'chacha20' } as const;
  const match = createMatch(noughts, setup);
  const answers: ((code: number) => void)[] = [];
  const room = {
    match,
    status: 'running',
    isClosed: false,
    record: { id: 't', game: 'noughts', seats: [0, 1].map(() => ({ kind: 'bot', bot: 'random' })) },
    waitingSeats: () => [0],
    run: async (task: () => unknown) => task(),
    write: vi.fn(async () => ({ line: 1 })),
    house: {
      bots: { ask: () => new Promise<number>((resolve) => answers.push(resolve)) },
      metrics: { botMs: { observe: () => undefined }, botMoves: { inc: () => undefined } },
      log,
    },
  };
  const [code = 0] = match.play.options(0).toArray();
  const seats = new BotSeats(room as unknown as Room);
  seats.look('here');
  answers.shift()?.(code);
  await expect.poll(() => room.write.mock.calls.length).toBe(1);
  // The match stands still here, so the bot was asked again.
  await expect.poll(() => answers.length).toBe(1);
  room.isClosed = true;
  answers.shift()?.(code);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(room.write.mock.calls.length).toBe(1);
  expect(answers).toEqual([]);
});

it('a table that cannot be told that somebody left fails nobody', async () => {
  const errors: unknown[] = [];
  const setup = { config: { limits: {} }, log: { error: (what: object) => errors.push(what) } };
  const desk = new Desk(setup as unknown as DeskSetup);
  const viewer = {};
  const lost = new Error('the store does not answer');
  const room = { audience: { viewers: new Set([viewer]) }, run: () => Promise.reject(lost) };
  const connection = { open: new Map([['t', { room, viewer }]]) };
  // A failure that nobody hears of would end this test, as it ended the server.
  desk.leave(connection as unknown as Connection, 't');
  await expect.poll(() => errors).toEqual([{ err: lost, table: 't' }]);
  expect([room.audience.viewers.size, connection.open.size]).toEqual([0, 0]);
});
