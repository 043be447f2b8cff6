import { type Game, hash, type State } from '@heldentisch/engine';
import { playRandom } from './play-random.js';
import { setupsOf } from './setups.js';

/** One state in so many is copied. */
const every = 7;

/** The first list or object that a copy has in common with its state, or null. */
export function sharedPart(state: unknown, copied: unknown, path = 'state'): string | null {
  if (typeof state !== 'object' || state === null) return null;
  if (state === copied) return path;
  for (const key of Object.keys(state)) {
    const there = (copied as Readonly<Record<string, unknown>> | undefined)?.[key];
    const shared = sharedPart((state as Readonly<Record<string, unknown>>)[key], there, `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}

/** What is wrong with a game's own way of copying, met in random games. */
export function copyProblems(game: Game, games: number, seed: number): string[] {
  const { copy } = game;
  if (copy === undefined) return [];
  const problems = new Set<string>();
  const look = (state: State): void => {
    const copied = copy(state);
    if (hash(copied) !== hash(state)) problems.add('the copy differs from the state');
    const shared = sharedPart(state, copied);
    if (shared !== null) problems.add(`${shared} is shared`);
  };
  const setupAt = setupsOf(game, seed);
  for (let index = 0; index < games; index++) {
    const setup = setupAt(index);
    playRandom(game, setup.seed, {
      ...setup,
      onDecision: ({ match, number }) => {
        if (number % every === 0) look(match.play.state);
      },
    });
  }
  return [...problems];
}
