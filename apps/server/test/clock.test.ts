import type { Line } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { Clocks } from '../src/rooms/clock.js';

const choice = (seat: number): Line => ({ seat, choice: { type: 'mark' } });

/** Two clocks of a minute with an increment of five seconds, and a hand that moves time on. */
function started() {
  const clocks = new Clocks({ budgetMs: 60_000, incrementMs: 5_000 }, 2);
  let nowMs = 0;
  clocks.start([0], nowMs);
  return {
    clocks,
    left: () => clocks.state(nowMs).leftMs,
    /** Thinks for a while, then makes the line; afterwards `next` thinks. */
    make(line: Line, ended: number | null, thinkMs: number, next: number) {
      nowMs += thinkMs;
      clocks.take(line, ended, clocks.leftAfter(line, ended, nowMs));
      clocks.start([next], nowMs);
    },
  };
}

describe('the clocks', () => {
  it('pay the increment at the end of the turn, not for each choice', () => {
    const { make, left } = started();
    make(choice(0), null, 1_000, 0);
    make(choice(0), null, 1_000, 0);
    expect(left()).toEqual([58_000, 60_000]);
    make(choice(0), 0, 1_000, 1);
    expect(left()).toEqual([62_000, 60_000]);
  });

  it('do not grow by choosing and taking back', () => {
    const { make, left } = started();
    for (let i = 0; i < 60; i++) {
      make(choice(0), 0, 100, 1);
      make({ seat: 0, undo: 1 }, null, 0, 0);
    }
    expect(left()).toEqual([54_000, 60_000]);
  });

  it('pay again what is done again', () => {
    const { make, left } = started();
    make(choice(0), null, 1_000, 0);
    make(choice(0), 0, 1_000, 1);
    make({ seat: 0, undo: 2 }, null, 0, 0);
    expect(left()).toEqual([58_000, 60_000]);
    make({ seat: 0, redo: 2 }, 0, 0, 1);
    expect(left()).toEqual([63_000, 60_000]);
    make({ seat: 0, undo: 2 }, null, 0, 0);
    expect(left()).toEqual([58_000, 60_000]);
  });

  it('stand as before what all agree to take back', () => {
    const { make, left } = started();
    make(choice(0), 0, 1_000, 1);
    make(choice(1), 1, 20_000, 0);
    make(choice(0), 0, 30_000, 1);
    expect(left()).toEqual([39_000, 45_000]);
    make({ seat: 1, undo: 2, consent: true }, null, 2_000, 1);
    expect(left()).toEqual([64_000, 60_000]);
  });

  it('never run below zero', () => {
    const { make, left, clocks } = started();
    make(choice(0), 0, 59_999, 1);
    make({ seat: 0, undo: 1 }, null, 0, 0);
    expect(left()).toEqual([1, 60_000]);
    expect(clocks.expired(60_000)).toBe(0);
  });
});
