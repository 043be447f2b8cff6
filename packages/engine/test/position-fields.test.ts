import { describe, expect, test } from 'vitest';
import { Dealer, optionsAt } from '../src/position-fields.js';

describe('the dealer of a position', () => {
  test('deals each thing once and names what has run out, with its place', () => {
    const dealer = new Dealer(5);
    expect(dealer.deal([3, 4], 'hand.0', 'the torch')).toBe(3);
    expect(dealer.deal([3, 4], 'hand.1', 'the torch')).toBe(4);
    expect(() => dealer.deal([3, 4], 'hand.2', 'the torch')).toThrow('hand.2: the torch already lies somewhere');
  });

  test('knows what lies nowhere yet, and deals it with that', () => {
    const dealer = new Dealer(5);
    dealer.deal([2], 'hand.0', 'two');
    expect(dealer.rest((thing) => thing !== 4)).toEqual([0, 1, 3]);
    expect(dealer.rest(() => true)).toEqual([4]);
  });
});

describe('the options of a position', () => {
  const game = {
    id: 'any',
    seats: { least: 2, most: 3 },
    options: { life: { type: 'choice', values: [10, 15], default: 15 } },
  } as const;

  test('say which one is not known', () => {
    expect(() => optionsAt(game, { speed: 3 }, 'options', 2)).toThrow('options.speed: is not known here');
  });

  test('say which one has a value it cannot have', () => {
    expect(() => optionsAt(game, { life: 11 }, 'options', 2)).toThrow(/life/);
  });
});
