import {
  at,
  type Game,
  type GameOptions,
  OptionError,
  type OptionSpec,
  type RandomKind,
  readOptions,
} from '@heldentisch/engine';
import { Random } from './random.js';

/** What a random game begins with. With the seed it is all that is needed to play the same game again. */
export interface Setup {
  readonly seed: number;
  readonly options: GameOptions;
  readonly seats: number;
  readonly random: RandomKind;
}

const valuesOf = (spec: OptionSpec): readonly (string | number | boolean)[] =>
  spec.type === 'boolean' ? [false, true] : spec.values.filter((value) => !spec.peopleOnly?.includes(value));

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

/** Which of the numbers of seats a set of options can be played with: a game may refuse some pairs. */
function seatsFor(game: Game, options: GameOptions, counts: readonly number[]): number[] {
  return counts.filter((seats) => {
    try {
      game.create(readOptions(game, options, seats), seats);
      return true;
    } catch (error) {
      // Any other failure belongs into the report of the game that meets it.
      return !(error instanceof OptionError);
    }
  });
}

/** Names each game of a long run: option sets and numbers of seats take turns, the seed never repeats. */
export function setupsOf(game: Game, seed: number, limits: SetupLimits = {}): (index: number) => Setup {
  const given = limits.options !== undefined && limits.options.length > 0 ? limits.options : optionSets(game);
  const { least, most } = game.seats;
  const counts =
    limits.seats === undefined ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [limits.seats];
  const sets = given
    .map((options) => ({ options, seats: seatsFor(game, options, counts) }))
    .filter(({ seats }) => seats.length > 0);
  if (sets.length === 0) throw new OptionError('options', `no set can be played with ${counts.join(' or ')} seats`);
  return (index) => {
    const { options, seats } = at(sets, index % sets.length);
    return {
      seed: seed * 1_000_003 + index,
      options,
      // The numbers of seats turn once the option sets have, so that every pair of both is met.
      seats: at(seats, Math.floor(index / sets.length) % seats.length),
      random: index % 10 === 9 ? 'chacha20' : 'xoroshiro128plus',
    };
  };
}
