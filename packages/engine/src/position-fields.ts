import { type Game, type GameOptions, PositionError, type State } from './game.js';
import { OptionError, readOptions } from './options.js';

/** Reading the fields of a position. Each throws `PositionError` with the path of the field that does not fit. */

export type PositionFields = Readonly<Record<string, unknown>>;

/** The path of the position itself; its fields are named without it. */
export const wholePosition = 'position';

export function wrongField(path: string, problem: string): never {
  throw new PositionError(path, problem);
}

export function objectAt(value: unknown, path: string, keys: readonly string[]): PositionFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) wrongField(path, 'must be an object');
  const inside = path === wholePosition ? '' : `${path}.`;
  for (const key of Object.keys(value)) if (!keys.includes(key)) wrongField(`${inside}${key}`, 'is not known here');
  return value as PositionFields;
}

export function listAt(value: unknown, path: string): readonly unknown[] {
  return Array.isArray(value) ? value : wrongField(path, 'must be a list');
}

export function numberAt(value: unknown, path: string, most: number): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  return fits ? value : wrongField(path, `must be a whole number from 0 to ${most}`);
}

export function nameAt(value: unknown, path: string, names: readonly string[]): number {
  const index = typeof value === 'string' ? names.indexOf(value) : -1;
  return index >= 0 ? index : wrongField(path, `must be one of ${names.join(', ')}`);
}

export function bitAt(value: unknown, path: string): number {
  if (value === true || value === 1) return 1;
  return value === false || value === 0 ? 0 : wrongField(path, 'must be true or false');
}

/** The options a position is played with, complete. */
export function optionsAt(
  game: Pick<Game<State>, 'id' | 'seats' | 'options'>,
  value: unknown,
  path: string,
  seats: number,
): GameOptions {
  const given = objectAt(value, path, Object.keys(game.options)) as GameOptions;
  try {
    return readOptions(game, given, seats);
  } catch (error) {
    if (error instanceof OptionError) wrongField(error.field, error.problem);
    throw error;
  }
}

/** Deals out the things of a position, so that each lies in one place only. */
export class Dealer {
  private readonly isDealt: Uint8Array;

  constructor(count: number) {
    this.isDealt = new Uint8Array(count);
  }

  /** The first of the things that lies nowhere yet; `name` says in the error which kind has run out. */
  deal(things: readonly number[], path: string, name: string): number {
    const free = things.find((thing) => this.isDealt[thing] === 0);
    if (free === undefined) return wrongField(path, `${name} already lies somewhere`);
    this.isDealt[free] = 1;
    return free;
  }

  /** What lies nowhere yet and fits, in the order of the ids. */
  rest(fits: (thing: number) => boolean): number[] {
    const things: number[] = [];
    for (let thing = 0; thing < this.isDealt.length; thing++) {
      if (this.isDealt[thing] === 1 || !fits(thing)) continue;
      this.isDealt[thing] = 1;
      things.push(thing);
    }
    return things;
  }
}
