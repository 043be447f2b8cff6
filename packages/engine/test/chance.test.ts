import {
  Chance,
  InvariantError,
  openStream,
  ScriptError,
  type ScriptedOutcome,
  seedFromNumber,
} from '@heldentisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const chance = (seed = 1): Chance => new Chance(openStream('chacha20', seedFromNumber(seed), 'play'));

function scripted(...script: ScriptedOutcome[]): Chance {
  const result = chance();
  result.follow(script);
  return result;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('chance', () => {
  it('shows every face of a die and no other', () => {
    const dice = chance();
    const faces = new Set(upTo(500).map(() => dice.roll(6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('picks every index and no other', () => {
    const dice = chance();
    const picks = new Set(upTo(500).map(() => dice.pick(5)));
    expect([...picks].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('picks the only thing there is', () => {
    expect(chance().pick(1)).toBe(0);
  });

  it('cannot pick from nothing', () => {
    const dice = chance();
    expect(() => dice.pick(0)).toThrow(InvariantError);
    expect(dice.used).toBe(0);
  });

  it('shuffles to a permutation of the same things', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
        const shuffled = list.slice();
        chance(seed).shuffle(shuffled);
        const sorted = (values: number[]): number[] => values.slice().sort((a, b) => a - b);
        expect(sorted(shuffled)).toEqual(sorted(list));
      }),
      { seed: 1 },
    );
  });

  it('reaches every order of three things about equally often', () => {
    const dice = chance();
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const list = [0, 1, 2];
      dice.shuffle(list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('is the same for the same seed and another for another', () => {
    const rolls = (seed: number): number[] => {
      const dice = chance(seed);
      return upTo(50).map(() => dice.roll(20));
    };
    expect(rolls(3)).toEqual(rolls(3));
    expect(rolls(3)).not.toEqual(rolls(4));
  });

  it('counts one for each call, also for the shuffle of a long list, but none where nothing can be shuffled', () => {
    const dice = chance();
    dice.roll(6);
    dice.pick(3);
    dice.shuffle(upTo(50));
    expect(dice.used).toBe(3);
    dice.shuffle([]);
    dice.shuffle([7]);
    expect(dice.used).toBe(3);
  });
});

describe('a script', () => {
  it('says what dice show, what is picked and how a shuffle falls', () => {
    const dice = scripted(6, 0, [2, 0, 1], 'keep', 1);
    const list = [10, 20, 30];
    expect(dice.roll(6)).toBe(6);
    expect(dice.pick(3)).toBe(0);
    dice.shuffle(list);
    expect(list).toEqual([30, 10, 20]);
    dice.shuffle(list);
    expect(list).toEqual([30, 10, 20]);
    expect(dice.roll(2)).toBe(1);
    expect(dice.release()).toEqual([]);
  });

  it('counts like real chance', () => {
    const dice = scripted(6, 'keep');
    dice.roll(6);
    dice.shuffle([1, 2]);
    expect(dice.used).toBe(2);
  });

  it('gives back what stayed unused', () => {
    const dice = scripted(1, 2, 'keep');
    dice.roll(6);
    expect(dice.release()).toEqual([2, 'keep']);
  });

  it('has nothing to give back without a script, nor twice', () => {
    const dice = scripted(1);
    dice.release();
    expect(dice.release()).toEqual([]);
    expect(chance().release()).toEqual([]);
  });

  it('does not touch the stream: after it the same dice fall as without it', () => {
    const dice = scripted(5, 5, 5);
    for (let i = 0; i < 3; i++) dice.roll(6);
    dice.release();
    const other = chance();
    expect(upTo(20).map(() => dice.roll(6))).toEqual(upTo(20).map(() => other.roll(6)));
  });

  it('keeps the list it was given', () => {
    const script = [1, 2];
    const dice = chance();
    dice.follow(script);
    dice.roll(6);
    expect(script).toEqual([1, 2]);
  });

  it('is an error when the game asks for more', () => {
    expect(() => scripted().roll(6)).toThrow(ScriptError);
    expect(() => scripted().pick(6)).toThrow(ScriptError);
    expect(() => scripted().shuffle([])).toThrow(ScriptError);
  });

  const noFaces: ScriptedOutcome[] = [0, 7, -1, 1.5, Number.NaN, 'keep', [1]];
  it('cannot make a die show what it has not', () => {
    for (const outcome of noFaces) expect(() => scripted(outcome).roll(6)).toThrow(ScriptError);
  });

  const noPicks: ScriptedOutcome[] = [-1, 3, 0.5, Number.NaN, 'keep', [0]];
  it('cannot pick what is not among the three', () => {
    for (const outcome of noPicks) expect(() => scripted(outcome).pick(3)).toThrow(ScriptError);
  });

  const noOrders: ScriptedOutcome[] = [0, [], [0, 1], [0, 1, 2, 3], [0, 1, 1], [0, 1, 3], [-1, 0, 1], [0, 1, 1.5]];
  it('cannot shuffle three things to what is no order of them, and leaves them', () => {
    for (const order of noOrders) {
      const list = [7, 8, 9];
      expect(() => scripted(order).shuffle(list)).toThrow(ScriptError);
      expect(list).toEqual([7, 8, 9]);
    }
  });
});
