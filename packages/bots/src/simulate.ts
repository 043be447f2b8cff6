import { at, type Game, type GameOptions, hash, type Seed, type State } from '@heldentisch/engine';
import { type BotName, botByName } from './names.js';
import { type PlayedGame, playGame } from './play-game.js';
import { gameSeed } from './streams.js';
import { addGame, mergeTallies, newTally, type SimulationReport, summarise, type Tally } from './tally.js';

/** A series of games between bots. */
export interface Series {
  readonly games: number;
  readonly seed: Seed;
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

/** One game of the series. It depends on nothing but the series and its number. */
export function playOfSeries<S extends State>(game: Game<S>, series: Series, index: number): PlayedGame {
  const { options = {} } = series;
  const bots = seating(series, index).map(botByName);
  return playGame(game, { seed: gameSeed(series.seed, index), options, bots });
}

/** Plays the games `from` to below `to` of the series; tallies of neighbouring parts can be merged. */
export function tallySeries<S extends State>(game: Game<S>, series: Series, from: number, to: number): Tally {
  const tally = newTally(series.bots.length);
  for (let index = from; index < to; index++) {
    const played = playOfSeries(game, series, index);
    addGame(tally, played, seating(series, index), hash([played.codesHash, played.finalHash]));
  }
  return tally;
}

/** Plays a series in this thread. For several threads see `@heldentisch/bots/node`. */
export function simulate<S extends State>(game: Game<S>, series: Series): SimulationReport {
  return summarise(mergeTallies([tallySeries(game, series, 0, series.games)]));
}
