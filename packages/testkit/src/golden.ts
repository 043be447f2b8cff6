import {
  type Game,
  GameFileError,
  type GameOptions,
  hash,
  outcomeOf,
  readGameFile,
  replay,
  writeGameFile,
} from '@heldentisch/engine';
import { errorText } from './fuzz/report.js';
import { playRandom } from './play-random.js';

export interface GoldenReport {
  readonly passed: boolean;
  readonly lines: number;
  /** Hash of the last state; empty if the file could not be replayed. */
  readonly hash: string;
  readonly problem?: string;
}

/** A finished game, kept to notice when the same choices suddenly lead elsewhere. */
export function checkGolden(game: Game, text: string): GoldenReport {
  try {
    const file = readGameFile(text);
    const match = replay(game, file);
    const report = { lines: match.log.length, hash: hash(match.play.state) };
    if (outcomeOf(match) === null) return { passed: false, ...report, problem: 'the game is not finished' };
    const same = writeGameFile(match, file.header.seats) === text;
    return same
      ? { passed: true, ...report }
      : { passed: false, ...report, problem: 'the replayed game writes another file' };
  } catch (error) {
    const problem = error instanceof GameFileError ? error.message : errorText(error);
    return { passed: false, lines: 0, hash: '', problem };
  }
}

/** The file of a finished random game, to be kept as a golden one. */
export function recordGolden(game: Game, seed: number, options: GameOptions = {}, seats = game.seats.least): string {
  const { match, finished } = playRandom(game, seed, { options, seats });
  if (!finished) throw new Error(`the game with seed ${seed} does not end within ${game.longestGame} decisions`);
  return writeGameFile(
    match,
    Array.from({ length: seats }, () => 'random'),
  );
}
