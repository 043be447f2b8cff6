import { type Game, type GameOptions, hash, isSeed, type Seed, type State } from '@heldentisch/engine';
import { Problem } from './arguments.js';
import { readData } from './files.js';
import { asOptions } from './games.js';

/** A frozen series of games: what bots are measured by stays the same for good. */
export interface Suite {
  readonly options: GameOptions;
  readonly seeds: readonly Seed[];
}

/** What a suite's hash is taken of. */
export const hashOfSuite = (game: string, { options, seeds }: Suite): string =>
  hash([game, JSON.stringify(options), ...seeds]);

/** Reads a suite. Throws `Problem` if it is for another game, or if somebody has changed it. */
export function readSuite(file: string, game: Game<State>): Suite {
  const data = readData(file).data as Partial<Record<'game' | 'options' | 'seeds' | 'hash', unknown>> | null;
  if (data?.game !== game.id) throw new Problem(`${file}: no suite of ${game.id}`);
  const { seeds, hash: written } = data;
  if (!Array.isArray(seeds) || !seeds.every((seed) => typeof seed === 'string' && isSeed(seed)))
    throw new Problem(`${file}: the seeds must be a list of seeds`);
  const suite = {
    options: asOptions((data.options ?? {}) as Readonly<Record<string, unknown>>),
    seeds: seeds as Seed[],
  };
  const found = hashOfSuite(game.id, suite);
  if (found !== written) throw new Problem(`${file}: the suite was changed, its hash is ${found}`);
  return suite;
}
