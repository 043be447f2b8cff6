import { InvariantError, names, range, seatDomain } from '@heldentisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a domain of names', () => {
  const fruit = names('fruit', ['apple', 'pear', 'plum']);

  it('has a key, a size, and a number for each name', () => {
    expect([fruit.key, fruit.size]).toEqual(['fruit', 3]);
    expect(['apple', 'pear', 'plum'].map(fruit.value)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map(fruit.name)).toEqual(['apple', 'pear', 'plum']);
  });

  it('has no value for anything else, not even for what every object has', () => {
    const others = [
      'fig',
      'Apple',
      '',
      'constructor',
      '__proto__',
      'toString',
      '0',
      0,
      1,
      null,
      undefined,
      {},
      ['apple'],
    ];
    for (const other of others) expect(fruit.value(other)).toBe(-1);
  });

  it('shows a number without a name so that no name equals it', () => {
    expect(fruit.name(3)).toBe('?3');
    expect(fruit.value('?3')).toBe(-1);
  });

  it('refuses names that repeat', () => {
    expect(() => names('fruit', ['apple', 'pear', 'apple'])).toThrow(InvariantError);
  });

  it('can be empty', () => {
    expect(names('none', []).size).toBe(0);
  });
});

describe('a domain of numbers', () => {
  it('maps both ways for any range', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.nat(100), (least, width) => {
        const domain = range('number', least, least + width);
        expect(domain.size).toBe(width + 1);
        for (let value = 0; value < domain.size; value++) expect(domain.value(domain.name(value))).toBe(value);
        expect([domain.name(0), domain.name(width)]).toEqual([least, least + width]);
        expect(domain.value(least - 1)).toBe(-1);
        expect(domain.value(least + width + 1)).toBe(-1);
      }),
      { seed: 1 },
    );
  });

  it('has no value for parts, texts and other things', () => {
    const domain = range('number', 0, 9);
    for (const other of [0.5, Number.NaN, Number.POSITIVE_INFINITY, '5', true, null, undefined, [5], {}, 5n]) {
      expect(domain.value(other)).toBe(-1);
    }
  });
});

describe('seats', () => {
  it('are numbers from 0 to 15', () => {
    expect([seatDomain.value(0), seatDomain.value(15), seatDomain.value(16), seatDomain.value(-1)]).toEqual([
      0, 15, -1, -1,
    ]);
    expect(seatDomain.key).toBe('seat');
  });
});
