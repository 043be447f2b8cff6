import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../src/rooms/room.js';
import { TimeKeeper } from '../src/rooms/time-keeper.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('a clock with more than 24 days', () => {
  it('is not looked at again and again, and still runs out', async () => {
    vi.useFakeTimers();
    const endMs = Date.now() + 2 ** 31 + 60_000;
    let rings = 0;
    const room = {
      status: 'running',
      isClosed: false,
      clocks: {
        untilExpiryMs: (nowMs: number) => endMs - nowMs,
        expired: (nowMs: number) => (nowMs >= endMs ? 0 : null),
      },
      windows: { untilDueMs: () => null, due: () => null },
      house: { config: { databaseUrl: null, rescueMs: 1_000 }, log: console },
      run: async (task: () => unknown) => {
        rings++;
        return task();
      },
      write: vi.fn(async () => {
        room.status = 'finished';
      }),
    };
    new TimeKeeper(room as unknown as Room).look('here');
    await vi.advanceTimersByTimeAsync(2 ** 31 + 59_000);
    expect([rings, room.write.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([rings, room.write.mock.calls.length]).toEqual([2, 1]);
  });
});
