import type { Game } from '@heldentisch/engine';
import { simulateRandom } from './play-random.js';
import { type Setup, setupsOf } from './setups.js';

export interface TerminationReport {
  readonly games: number;
  /** Decisions of the longest game met. */
  readonly longest: number;
  /** The games that did not end within `longestGame` decisions, or ended without an outcome. */
  readonly unfinished: readonly Setup[];
}

/** A number for each seat. */
const isSound = (list: readonly number[], seats: number): boolean =>
  list.length === seats && list.every(Number.isFinite);

/**
 * Every random game must end within `longestGame` decisions, with an outcome that has a score for each seat, and points
 * for each if for any.
 */
export function terminates(game: Game, given: { readonly games: number; readonly seed: number }): TerminationReport {
  const setupAt = setupsOf(game, given.seed);
  const unfinished: Setup[] = [];
  let longest = 0;
  for (let index = 0; index < given.games; index++) {
    const setup = setupAt(index);
    const { play, decisions, finished } = simulateRandom(game, setup.seed, setup);
    longest = Math.max(longest, decisions);
    const { scores = [], points = scores } = (finished ? game.outcome(play.state) : null) ?? {};
    if (!isSound(scores, setup.seats) || !isSound(points, setup.seats)) unfinished.push(setup);
  }
  return { games: given.games, longest, unfinished };
}
