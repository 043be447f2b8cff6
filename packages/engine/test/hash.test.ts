import { copy, hash } from '@heldentisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stroll } from './doing.js';
import { toyMatch } from './toy.js';

const json = fc.jsonValue({ noUnicodeString: true, maxDepth: 3 } as fc.JsonSharedConstraints);

/** The same data with the keys of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

describe('the hash', () => {
  it('is 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(json, (data) => {
        expect(hash(data)).toMatch(/^[0-9a-f]{16}$/);
      }),
      { seed: 1 },
    );
  });

  it('is the same for a copy, after JSON, and for any order of keys', () => {
    fc.assert(
      fc.property(json, (data) => {
        expect(hash(copy(data))).toBe(hash(data));
        expect(hash(JSON.parse(JSON.stringify(data)))).toBe(hash(data));
        expect(hash(turned(data))).toBe(hash(data));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('differs for different data', () => {
    fc.assert(
      fc.property(json, json, (one, two) => {
        const sorted = (data: unknown): string => JSON.stringify(data, (_, value) => sortKeys(value));
        expect(hash(one) === hash(two)).toBe(sorted(one) === sorted(two));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('tells apart values that look alike', () => {
    const alike: unknown[] = [
      0,
      '0',
      false,
      null,
      '',
      [],
      {},
      [0],
      [[]],
      [{}],
      { a: 0 },
      { 0: 0 },
      [null],
      'null',
      1,
      '1',
      true,
    ];
    alike.push(-1, 0.1, 2 ** 31, 2 ** 32, -(2 ** 31), 1e300, [0, 0], [1, 2], [2, 1], [[1], 2], [1, [2]], {
      a: { b: 1 },
    });
    alike.push({ a: 1, b: 2 }, { a: 2, b: 1 }, { b: { a: 1 } }, { a: [1, 2] }, { a: [2, 1] });
    expect(new Set(alike.map(hash)).size).toBe(alike.length);
  });

  it('gives no two of many small states the same fingerprint', () => {
    const hashes = new Set<string>();
    for (let i = 0; i < 40; i++)
      for (let j = 0; j < 40; j++) for (let k = 0; k < 40; k++) hashes.add(hash({ i, list: [j, k] }));
    expect(hashes.size).toBe(64_000);
  });

  it('changes with every single number of a state', () => {
    const match = toyMatch();
    stroll(match, 20, 2);
    const { state } = match.play;
    const before = hash(state);
    for (const list of [state.deck, state.points, state.seen, state.bids, ...state.hands]) {
      for (let i = 0; i < list.length; i++) {
        list[i] = (list[i] as number) + 1;
        expect(hash(state)).not.toBe(before);
        list[i] = (list[i] as number) - 1;
      }
    }
    expect(hash(state)).toBe(before);
  });

  it('takes -0 for 0, as JSON does', () => {
    expect(hash([-0])).toBe(hash([0]));
  });

  it('stays the same over versions: old files hold it', () => {
    expect(hash({ a: [1, 2.5, 'x', true, null], b: {} })).toMatchInlineSnapshot(`"906f14d3089c7574"`);
  });

  it('refuses what is no plain data, at any depth', () => {
    for (const value of [undefined, () => 1, Symbol('x'), 1n]) {
      expect(() => hash(value)).toThrow(TypeError);
      expect(() => hash({ a: [value] })).toThrow(TypeError);
    }
  });
});

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
