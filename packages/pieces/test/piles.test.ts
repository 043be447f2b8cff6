import {
  Chance,
  everyone,
  InvariantError,
  openStream,
  type ScriptedOutcome,
  seedFromNumber,
} from '@heldentisch/engine';
import {
  draw,
  findKind,
  keepKnownTo,
  kindsIn,
  lay,
  layUnder,
  nobody,
  refill,
  showTo,
  shuffle,
  take,
  takeAt,
} from '@heldentisch/pieces';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const chance = (): Chance => new Chance(openStream('xoroshiro128plus', seedFromNumber(5), 'play'));
function scripted(...script: ScriptedOutcome[]): Chance {
  const result = chance();
  result.follow(script);
  return result;
}

describe('taking', () => {
  it('takes the thing at the index or the thing itself, and leaves the others in order', () => {
    const pile = [4, 8, 2, 6];
    expect(takeAt(pile, 1)).toBe(8);
    expect(take(pile, 6)).toBe(6);
    expect(pile).toEqual([4, 2]);
  });

  it('takes nothing else where the thing does not lie', () => {
    const pile = [4, 8];
    expect(() => take(pile, 5)).toThrow(InvariantError);
    expect(() => takeAt(pile, 2)).toThrow(InvariantError);
    expect(() => takeAt(pile, -1)).toThrow(InvariantError);
    expect(pile).toEqual([4, 8]);
  });
});

describe('drawing', () => {
  it('takes the topmost first, and as many as there are', () => {
    const pile = [1, 2, 3, 4];
    expect(draw(pile, 2)).toEqual([4, 3]);
    expect(draw(pile, 5)).toEqual([2, 1]);
    expect(draw(pile, 1)).toEqual([]);
    expect(pile).toEqual([]);
  });

  it('of none takes none', () => {
    const pile = [1, 2];
    expect([draw(pile, 0), draw(pile, -1), pile]).toEqual([[], [], [1, 2]]);
  });

  it('is the same as taking the last one again and again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.nat(8), (pile, count) => {
        const other = [...pile];
        const drawn: number[] = [];
        for (let i = 0; i < count && other.length > 0; i++) drawn.push(other.pop() as number);
        expect([draw(pile, count), pile]).toEqual([drawn, other]);
      }),
    );
  });
});

describe('laying', () => {
  it('on top or under the pile settles who knows it there', () => {
    const seen = [0, everyone, 4];
    const pile: number[] = [];
    lay(pile, 1, seen);
    lay(pile, 0, seen, 2);
    layUnder(pile, 2, seen, everyone);
    expect([pile, seen]).toEqual([
      [2, 1, 0],
      [2, nobody, everyone],
    ]);
    layUnder(pile, 3, seen);
    expect([pile, seen[3]]).toEqual([[3, 2, 1, 0], nobody]);
  });
});

describe('what seats have seen', () => {
  it('grows when they are shown something', () => {
    const seen = [0, 2, everyone, 0];
    showTo(0b101, [0, 1, 2], seen);
    expect(seen).toEqual([0b101, 0b111, everyone, 0]);
    showTo(everyone, [3], seen);
    expect(seen[3]).toBe(everyone);
  });

  it('shrinks to those who can still tell', () => {
    const seen = [0b111, everyone, 0b100, everyone];
    keepKnownTo(0b011, [0, 1, 2], seen);
    expect(seen).toEqual([0b011, 0b011, 0, everyone]);
  });

  it('is void after a shuffle, and only in the pile that was shuffled', () => {
    const seen = [everyone, 1, 2, everyone];
    const pile = [0, 1, 2];
    shuffle(scripted([2, 0, 1]), pile, seen);
    expect([pile, seen]).toEqual([
      [2, 0, 1],
      [0, 0, 0, everyone],
    ]);
  });
});

describe('refilling', () => {
  it('makes an empty pile new from the discard pile, which nobody knows any more', () => {
    const pile: number[] = [];
    const discard = [3, 1, 2];
    const seen = [0, everyone, 1, 0];
    expect(refill(scripted([1, 2, 0]), pile, discard, seen)).toBe(true);
    expect([pile, discard, seen]).toEqual([[1, 2, 3], [], [0, 0, 0, 0]]);
  });

  it('uses no chance while there is something left, or nothing to refill from', () => {
    const used = scripted();
    const seen = [everyone, everyone];
    expect(refill(used, [0], [1], seen)).toBe(false);
    expect(refill(used, [], [], seen)).toBe(false);
    expect([used.used, seen]).toEqual([0, [everyone, everyone]]);
  });
});

describe('things of a kind', () => {
  const kinds = [7, 7, 9, 7, 9];

  it('are found by the first that lies in the pile', () => {
    expect(findKind([2, 3, 4, 1], kinds, 7)).toBe(1);
    expect(findKind([2, 4], kinds, 7)).toBe(-1);
    expect(findKind([], kinds, 7)).toBe(-1);
  });

  it('are named once each', () => {
    expect(kindsIn([4, 3, 2, 0], kinds)).toEqual([9, 7]);
    expect(kindsIn([], kinds)).toEqual([]);
  });
});
