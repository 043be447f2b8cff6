import {
  assertBotsMayPlay,
  createMatch,
  type GameOptions,
  OptionError,
  readOptions,
  seedFromNumber,
  whyNoBots,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { toy, toyMatch } from './toy.js';

function fieldOf(options: unknown, seats: number): string {
  try {
    readOptions(toy, options as GameOptions, seats);
  } catch (error) {
    expect(error).toBeInstanceOf(OptionError);
    return (error as OptionError).field;
  }
  return 'ok';
}

describe('options', () => {
  it('that are not said have their defaults', () => {
    expect(readOptions(toy, {}, 2)).toEqual({ length: 40, fragile: false });
  });

  it('that are said stay, and what was given is left alone', () => {
    const given = { fragile: true };
    expect(readOptions(toy, given, 3)).toEqual({ length: 40, fragile: true });
    expect(given).toEqual({ fragile: true });
    expect(readOptions(toy, { length: 4 }, 2)).toEqual({ length: 4, fragile: false });
  });

  it('that the game does not know are refused by name, also those every object has', () => {
    expect(fieldOf({ speed: 1 }, 2)).toBe('options.speed');
    expect(fieldOf({ toString: 1 }, 2)).toBe('options.toString');
    expect(fieldOf(JSON.parse('{"__proto__":1}'), 2)).toBe('options.__proto__');
  });

  it('with another value than the declared ones are refused', () => {
    for (const length of [5, '40', true, 40.5, [40], {}, null]) expect(fieldOf({ length }, 2)).toBe('options.length');
    for (const fragile of [0, 1, 'true', [], {}, null]) expect(fieldOf({ fragile }, 2)).toBe('options.fragile');
  });

  it('that are refused say what would be allowed', () => {
    expect(() => readOptions(toy, { length: 5 }, 2)).toThrow('options.length: must be 4, 40, 400, not 5');
    expect(() => readOptions(toy, { fragile: 'no' }, 2)).toThrow('options.fragile: must be true or false, not "no"');
  });
});

describe('the number of seats', () => {
  it('must be whole and within the range of the game', () => {
    for (const seats of [0, 1, 4, -2, 2.5, Number.NaN]) expect(fieldOf({}, seats)).toBe('seats');
    for (const seats of [2, 3]) expect(fieldOf({}, seats)).toBe('ok');
  });

  it('is named with its range, or alone if there is only one', () => {
    expect(() => readOptions(toy, {}, 4)).toThrow('seats: toy is for 2 to 3 seats, not 4');
    expect(() => readOptions({ ...toy, seats: { least: 2, most: 2 } }, {}, 3)).toThrow('toy is for 2 seats, not 3');
  });
});

describe('a match', () => {
  it('fills in the options, and is not made with wrong ones', () => {
    expect(toyMatch().setup.options).toEqual({ length: 40, fragile: false });
    const setup = { options: { speed: 1 }, seats: 2, seed: seedFromNumber(1), random: 'chacha20' as const };
    expect(() => createMatch(toy, setup)).toThrow(OptionError);
  });
});

describe('values for people only', () => {
  const limit = { type: 'choice', values: [10, 20, 'none'], default: 10, peopleOnly: ['none'] } as const;
  const game = { id: 'race', options: { fast: { type: 'boolean', default: false }, limit } } as const;

  it('keep bots away, and say by which option', () => {
    expect(whyNoBots(game, { limit: 'none' })).toEqual({ option: 'limit', value: 'none' });
    expect(() => assertBotsMayPlay(game, { limit: 'none' })).toThrow('options.limit: "none" is for people only');
  });

  it('do no harm while they are not chosen', () => {
    for (const options of [{}, { limit: 20 }, { fast: true }]) {
      expect(whyNoBots(game, options)).toBeNull();
      assertBotsMayPlay(game, options);
    }
  });

  it('count also as the default', () => {
    expect(whyNoBots({ options: { limit: { ...limit, default: 'none' } } }, {})).toMatchObject({ value: 'none' });
  });
});
