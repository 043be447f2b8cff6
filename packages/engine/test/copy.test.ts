import { copy } from '@heldentisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stroll } from './doing.js';
import { toyMatch } from './toy.js';

type Data = number | string | boolean | null | Data[] | { [key: string]: Data };

/** Plain data as states hold it: lists are all numbers or all objects. */
const { data: anyData } = fc.letrec<{ data: Data; object: Data }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null)),
    fc.array(fc.integer()),
    fc.array(tie('object'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.string({ maxLength: 6 }), tie('data'), { maxKeys: 4, noNullPrototype: true }),
}));

function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
}

describe('a copy', () => {
  it('equals the original and shares no object with it', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const other = copy(data);
        expect(other).toEqual(data);
        const originals = objectsIn(data);
        for (const object of objectsIn(other)) expect(originals.has(object)).toBe(false);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('leaves the original alone when it is changed', () => {
    const data = { list: [1, 2], rows: [[1], [2]], deep: { deeper: [{ value: 1 }] } };
    const before = JSON.stringify(data);
    const other = copy(data);
    other.list.push(3);
    other.rows[0]?.push(9);
    other.deep.deeper.push({ value: 2 });
    for (const entry of other.deep.deeper) entry.value = 7;
    expect(JSON.stringify(data)).toBe(before);
  });

  it('is thorough in lists whose first element is null or a list', () => {
    const data = [null, { a: [1] }, [2]];
    const other = copy(data);
    expect(other).toEqual(data);
    expect(other[1]).not.toBe(data[1]);
    expect(other[2]).not.toBe(data[2]);
  });

  it('passes single values through', () => {
    for (const value of [0, '', 'text', true, null, undefined]) expect(copy(value)).toBe(value);
  });

  it('of a state in the middle of a game shares nothing and is JSON-equal', () => {
    const match = toyMatch({ seats: 3 });
    stroll(match, 25, 4);
    const other = copy(match.play.state);
    expect(JSON.stringify(other)).toBe(JSON.stringify(match.play.state));
    const originals = objectsIn(match.play.state);
    expect([...objectsIn(other)].filter((object) => originals.has(object))).toEqual([]);
  });

  it('keeps the order of keys, so that states keep their shape', () => {
    expect(Object.keys(copy({ z: 1, a: 2, m: [3] }))).toEqual(['z', 'a', 'm']);
  });
});
