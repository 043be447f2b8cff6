import { at, type Game, type GameOptions, hash, type Seed, type State } from '@heldentisch/engine';
import { addDecision } from './decision-times.js';
import { type BotName, botByName } from './names.js';
import { type PlayedGame, playGame, type Stopwatch } from './play-game.js';
import { gameSeed } from './streams.js';
import { addGame, mergeTallies, newTally, type SimulationReport, summarise, type Tally, timesOf } from './tally.js';

/** A series of games between bots. */
export interface Series {
  readonly games: number;
  readonly seed: Seed;
  /** The seed of each game, for a series that is written down; without them they follow from the seed of the series. */
  readonly seeds?: readonly Seed[];
  /** One name for each seat: the first sits at seat 0. */
  readonly bots: readonly BotName[];
  readonly options?: GameOptions;
  /** Bots move on by one seat from game to game, so that none profits from its seat. */
  readonly swap?: boolean;
}

/** The bots of one game of the series, in the order of the seats. */
export function seating(series: Series, index: number): BotName[] {
  const { bots } = series;
  const shift = series.swap === true ? index % bots.length : 0;
  return bots.map((_, seat) => at(bots, (seat + shift) % bots.length));
}

/** What else is wanted of a series while it is played. Nothing of it changes a game. */
export interface SeriesWatch {
  /** Milliseconds of a clock; without one no times are reported. */
  readonly now?: () => number;
  /** Called after every game, with a clock also after every decision; the counts are those of this part so far. */
  readonly onProgress?: (games: number, decisions: number) => void;
}

/** One game of the series. It depends on nothing but the series and its number. */
export function playOfSeries<S extends State>(
  game: Game<S>,
  series: Series,
  index: number,
  stopwatch?: Stopwatch,
): PlayedGame {
  const { options = {} } = series;
  const bots = seating(series, index).map(botByName);
  const setup = { seed: series.seeds?.[index] ?? gameSeed(series.seed, index), options, bots };
  return playGame(game, stopwatch === undefined ? setup : { ...setup, stopwatch });
}

/** Takes the times of one game of the series into the tally. */
function stopwatchFor(tally: Tally, series: Series, index: number, watch: SeriesWatch): Stopwatch | undefined {
  const { now, onProgress } = watch;
  if (now === undefined) return undefined;
  const times = seating(series, index).map((bot) => timesOf(tally, bot));
  return {
    now,
    decided(seat, decision, ms) {
      addDecision(at(times, seat), ms, index, decision);
      onProgress?.(tally.games, tally.decisions + decision + 1);
    },
  };
}

/** Plays the games `from` to below `to` of the series; tallies of neighbouring parts can be merged. */
export function tallySeries<S extends State>(
  game: Game<S>,
  series: Series,
  from: number,
  to: number,
  watch: SeriesWatch = {},
): Tally {
  const tally = newTally(series.bots.length);
  for (let index = from; index < to; index++) {
    const played = playOfSeries(game, series, index, stopwatchFor(tally, series, index, watch));
    addGame(tally, played, seating(series, index), hash([played.codesHash, played.finalHash]));
    watch.onProgress?.(tally.games, tally.decisions);
  }
  return tally;
}

/** Plays a series in this thread. For several threads see `@heldentisch/bots/node`. */
export function simulate<S extends State>(game: Game<S>, series: Series, watch: SeriesWatch = {}): SimulationReport {
  return summarise(mergeTallies([tallySeries(game, series, 0, series.games, watch)]));
}
