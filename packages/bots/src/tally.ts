import { assert, at, hash } from '@heldentisch/engine';
import {
  addDecisionTimes,
  type DecisionMs,
  type DecisionTimes,
  newDecisionTimes,
  summariseTimes,
} from './decision-times.js';
import { addHistogram, countOf, countValue, type Histogram, meanOf, percentileOf } from './histogram.js';
import type { PlayedGame } from './play-game.js';

interface Results {
  games: number;
  wins: number;
  draws: number;
  /** 1 for a win, a share for a draw, added up. */
  score: number;
}

/** Results of one seat, bot or tag while they are counted. */
interface ResultTally extends Results {
  /** How often each number of points was made, in games that have points. */
  readonly points: Histogram;
  /** The same for other figures that a game tells, by their names. */
  readonly figures: Record<string, Histogram>;
}

/** Games that ended for the same reason, while they are counted. */
interface EndingTally {
  games: number;
  /** How many of them took so many rounds, in games that count rounds. */
  readonly rounds: Histogram;
}

/** What a part of a series came to. Plain data: it travels between threads. */
export interface Tally {
  games: number;
  decisions: number;
  unfinished: number;
  readonly seats: ResultTally[];
  readonly bots: Record<string, ResultTally>;
  readonly tags: Record<string, ResultTally>;
  /** By the reason of the outcome. */
  readonly endings: Record<string, EndingTally>;
  /** How many games took so many decisions. */
  readonly lengths: Histogram;
  /** For each bot; empty if nobody handed in a clock. */
  readonly times: Record<string, DecisionTimes>;
  /** One hash for each game, in order. */
  readonly hashes: string[];
}

/** Points of one seat, bot or tag. */
export interface Points {
  readonly mean: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Results of one seat, bot or tag. */
export interface Standing extends Readonly<Results> {
  /** Only in games that have points. */
  readonly points?: Points;
  /** Only in games that tell more figures. */
  readonly figures?: Readonly<Record<string, Points>>;
}

export interface Lengths {
  readonly p1: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** Games that ended for the same reason. */
export interface Ending {
  readonly games: number;
  /** Rounds per game, in games that count them. */
  readonly rounds?: Lengths;
}

export interface SimulationReport {
  readonly games: number;
  readonly decisions: number;
  readonly outcomes: {
    readonly bySeat: readonly Standing[];
    readonly byBot: Readonly<Record<string, Standing>>;
    readonly byTag: Readonly<Record<string, Standing>>;
    /** By the reason of the outcome. */
    readonly byEnding: Readonly<Record<string, Ending>>;
  };
  /** Decisions per game. */
  readonly lengths: Lengths;
  /** How long each bot took to decide; empty without a clock. The only part that is not the same every time. */
  readonly decisionMs: Readonly<Record<string, DecisionMs>>;
  /** The same series gives the same hash, on any machine and with any number of threads. */
  readonly hash: string;
  readonly unfinished: number;
}

const newResults = (): ResultTally => ({ games: 0, wins: 0, draws: 0, score: 0, points: {}, figures: {} });
const newEnding = (): EndingTally => ({ games: 0, rounds: {} });

export function newTally(seats: number): Tally {
  return {
    games: 0,
    decisions: 0,
    unfinished: 0,
    seats: Array.from({ length: seats }, newResults),
    bots: {},
    tags: {},
    endings: {},
    lengths: {},
    times: {},
    hashes: [],
  };
}

export function addGame(tally: Tally, played: PlayedGame, bots: readonly string[], gameHash: string): void {
  tally.games++;
  tally.decisions += played.decisions;
  countValue(tally.lengths, played.decisions);
  tally.hashes.push(gameHash);
  const { outcome } = played;
  if (outcome === null) {
    tally.unfinished++;
    return;
  }
  const add = (results: ResultTally, seat: number): void =>
    addResult(results, outcome.scores[seat] ?? 0, outcome.points?.[seat], played.figures[seat] ?? {});
  bots.forEach((bot, seat) => {
    add(at(tally.seats, seat), seat);
    add(entryOf(tally.bots, bot, newResults), seat);
  });
  for (const { seat, tag } of played.tags) add(entryOf(tally.tags, tag, newResults), seat);
  const ending = entryOf(tally.endings, outcome.reason, newEnding);
  ending.games++;
  if (played.rounds !== undefined) countValue(ending.rounds, played.rounds);
}

/** The times of one bot. */
export const timesOf = (tally: Tally, bot: string): DecisionTimes => entryOf(tally.times, bot, newDecisionTimes);

function entryOf<T>(table: Record<string, T>, name: string, create: () => T): T {
  table[name] ??= create();
  return table[name];
}

function addResult(
  results: ResultTally,
  score: number,
  points: number | undefined,
  figures: Readonly<Record<string, number>>,
): void {
  results.games++;
  results.score += score;
  if (score === 1) results.wins++;
  else if (score > 0) results.draws++;
  if (points !== undefined) countValue(results.points, points);
  for (const [name, value] of Object.entries(figures))
    countValue(
      entryOf(results.figures, name, () => ({})),
      value,
    );
}

function addResults(to: ResultTally, from: ResultTally): void {
  to.games += from.games;
  to.wins += from.wins;
  to.draws += from.draws;
  to.score += from.score;
  addHistogram(to.points, from.points);
  for (const [name, values] of Object.entries(from.figures))
    addHistogram(
      entryOf(to.figures, name, () => ({})),
      values,
    );
}

/** Joins the tallies of the parts of a series, which must be given in the order of their games. */
export function mergeTallies(parts: readonly Tally[]): Tally {
  const all = newTally(parts[0]?.seats.length ?? 0);
  for (const part of parts) {
    all.games += part.games;
    all.decisions += part.decisions;
    all.unfinished += part.unfinished;
    part.seats.forEach((results, seat) => {
      addResults(at(all.seats, seat), results);
    });
    for (const [bot, results] of Object.entries(part.bots)) addResults(entryOf(all.bots, bot, newResults), results);
    for (const [tag, results] of Object.entries(part.tags)) addResults(entryOf(all.tags, tag, newResults), results);
    for (const [reason, ending] of Object.entries(part.endings)) {
      const sum = entryOf(all.endings, reason, newEnding);
      sum.games += ending.games;
      addHistogram(sum.rounds, ending.rounds);
    }
    for (const [bot, times] of Object.entries(part.times)) addDecisionTimes(timesOf(all, bot), times);
    addHistogram(all.lengths, part.lengths);
    for (const gameHash of part.hashes) all.hashes.push(gameHash);
  }
  return all;
}

export function summarise(tally: Tally): SimulationReport {
  assert(tally.hashes.length === tally.games, 'every game has a hash');
  return {
    games: tally.games,
    decisions: tally.decisions,
    outcomes: {
      bySeat: tally.seats.map(standingOf),
      byBot: sorted(tally.bots, standingOf),
      byTag: sorted(tally.tags, standingOf),
      byEnding: sorted(tally.endings, endingOf),
    },
    lengths: lengthsOf(tally.lengths),
    decisionMs: sorted(tally.times, summariseTimes),
    hash: hash(tally.hashes),
    unfinished: tally.unfinished,
  };
}

function lengthsOf(histogram: Histogram): Lengths {
  const of = (percent: number): number => percentileOf(histogram, percent);
  return { p1: of(1), p10: of(10), p50: of(50), p90: of(90), p99: of(99), max: of(100) };
}

const endingOf = ({ games, rounds }: EndingTally): Ending =>
  countOf(rounds) === 0 ? { games } : { games, rounds: lengthsOf(rounds) };

function standingOf({ points, figures, ...results }: ResultTally): Standing {
  return {
    ...results,
    score: rounded(results.score),
    ...(countOf(points) === 0 ? {} : { points: pointsOf(points) }),
    ...(Object.keys(figures).length === 0 ? {} : { figures: sorted(figures, pointsOf) }),
  };
}

function pointsOf(values: Histogram): Points {
  const of = (percent: number): number => percentileOf(values, percent);
  return { mean: rounded(meanOf(values)), p10: of(10), p50: of(50), p90: of(90) };
}

/** Shares are added up in different orders by different numbers of threads; the last digits are not told. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Parts meet names in different orders; a report has only one. */
function sorted<T, R>(table: Readonly<Record<string, T>>, summary: (entry: T) => R): Record<string, R> {
  const entries = Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, summary(entry)]));
}
