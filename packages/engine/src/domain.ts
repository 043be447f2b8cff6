import { assert } from './assert.js';

/**
 * A finite set of values that choices and events speak of: cards, cells, amounts. Inside they are small integers,
 * outside they are names (`f1`, `knight`) or plain numbers.
 */
export interface Domain {
  /** Prefix of the text keys of its values: `card` gives `card.knight`. */
  readonly key: string;
  readonly size: number;
  name(value: number): string | number;
  /** The value of a name, or -1. */
  value(name: unknown): number;
}

export function names(key: string, list: readonly string[]): Domain {
  const values = new Map(list.map((name, value) => [name, value]));
  assert(values.size === list.length, `the names of ${key} repeat`);
  return {
    key,
    size: list.length,
    name: (value) => list[value] ?? `?${value}`,
    value: (name) => (typeof name === 'string' ? (values.get(name) ?? -1) : -1),
  };
}

export function range(key: string, least: number, most: number): Domain {
  return {
    key,
    size: most - least + 1,
    name: (value) => value + least,
    value: (name) =>
      typeof name === 'number' && Number.isInteger(name) && name >= least && name <= most ? name - least : -1,
  };
}

/** Seats are numbers from 0. */
export const seatDomain: Domain = range('seat', 0, 15);
