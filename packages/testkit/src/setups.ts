import { at, type Game, type GameOptions, type OptionSpec, type RandomKind } from '@heldentisch/engine';
import { Random } from './random.js';

/** What a random game begins with. With the seed it is all that is needed to play the same game again. */
export interface Setup {
  readonly seed: number;
  readonly options: GameOptions;
  readonly seats: number;
  readonly random: RandomKind;
}

const valuesOf = (spec: OptionSpec): readonly (string | number | boolean)[] =>
  spec.type === 'boolean' ? [false, true] : spec.values;

/** More sets than this are not listed one by one; the rest are met by chance. */
const mostSets = 64;

/**
 * Option sets to rotate through: all of them if there are few, otherwise the default, each value of each option
 * once, and random ones.
 */
export function optionSets(game: Pick<Game, 'options'>): GameOptions[] {
  const specs = Object.entries(game.options);
  const count = specs.reduce((product, [, spec]) => product * valuesOf(spec).length, 1);
  if (count <= mostSets) {
    return specs.reduce<GameOptions[]>(
      (sets, [key, spec]) => sets.flatMap((set) => valuesOf(spec).map((value) => ({ ...set, [key]: value }))),
      [{}],
    );
  }
  const defaults = Object.fromEntries(specs.map(([key, spec]) => [key, spec.default]));
  const single = specs.flatMap(([key, spec]) => valuesOf(spec).map((value) => ({ ...defaults, [key]: value })));
  const random = Random.fromNumber(count);
  const mixed = Array.from({ length: mostSets }, () =>
    Object.fromEntries(specs.map(([key, spec]) => [key, random.pick(valuesOf(spec))])),
  );
  return [defaults, ...single, ...mixed];
}

export interface SetupLimits {
  readonly options?: readonly GameOptions[] | undefined;
  readonly seats?: number | undefined;
}

/** Names each game of a long run: option sets and numbers of seats take turns, the seed never repeats. */
export function setupsOf(game: Game, seed: number, limits: SetupLimits = {}): (index: number) => Setup {
  const sets = limits.options !== undefined && limits.options.length > 0 ? limits.options : optionSets(game);
  const { least, most } = game.seats;
  return (index) => ({
    seed: seed * 1_000_003 + index,
    options: at(sets, index % sets.length),
    // The numbers of seats turn once the option sets have, so that every pair of both is met.
    seats: limits.seats ?? least + (Math.floor(index / sets.length) % (most - least + 1)),
    random: index % 10 === 9 ? 'chacha20' : 'xoroshiro128plus',
  });
}
