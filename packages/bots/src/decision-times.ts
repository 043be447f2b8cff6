import { addHistogram, countOf, countValue, type Histogram, percentileOf } from './histogram.js';

/** How long the decisions of one bot took. Plain data: it travels between threads. */
export interface DecisionTimes {
  /** By bucket, see `bucketOf`. */
  readonly buckets: Histogram;
  sumMs: number;
  slowestMs: number;
  /** The game of the slowest decision in the series, and its place among the decisions of that game, both from 0. */
  slowestGame: number;
  slowestDecision: number;
}

/** How long the decisions of one bot took, in milliseconds; percentiles are exact to about one in a hundred. */
export interface DecisionMs {
  readonly decisions: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** The number of the game in the series and of the decision in the game, both from 0. */
  readonly slowestGame: number;
  readonly slowestDecision: number;
}

/** Bucket n holds the times up to `leastMs` times 2 to the power of n / `bucketsPerDoubling`. */
const leastMs = 0.001;
const bucketsPerDoubling = 64;

const bucketOf = (ms: number): number => Math.ceil(Math.log2(Math.max(ms, leastMs) / leastMs) * bucketsPerDoubling);
const bucketMs = (bucket: number): number => leastMs * 2 ** (bucket / bucketsPerDoubling);

export const newDecisionTimes = (): DecisionTimes => ({
  buckets: {},
  sumMs: 0,
  slowestMs: -1,
  slowestGame: -1,
  slowestDecision: -1,
});

export function addDecision(times: DecisionTimes, ms: number, game: number, decision: number): void {
  countValue(times.buckets, bucketOf(ms));
  times.sumMs += ms;
  noteSlowest(times, ms, game, decision);
}

export function addDecisionTimes(to: DecisionTimes, from: DecisionTimes): void {
  addHistogram(to.buckets, from.buckets);
  to.sumMs += from.sumMs;
  noteSlowest(to, from.slowestMs, from.slowestGame, from.slowestDecision);
}

function noteSlowest(times: DecisionTimes, ms: number, game: number, decision: number): void {
  if (ms <= times.slowestMs) return;
  times.slowestMs = ms;
  times.slowestGame = game;
  times.slowestDecision = decision;
}

export function summariseTimes(times: DecisionTimes): DecisionMs {
  const { buckets, sumMs, slowestMs, slowestGame, slowestDecision } = times;
  // The upper end of the slowest bucket may lie above the slowest time.
  const of = (percent: number): number => rounded(Math.min(slowestMs, bucketMs(percentileOf(buckets, percent))));
  return {
    decisions: countOf(buckets),
    mean: rounded(sumMs / Math.max(1, countOf(buckets))),
    p50: of(50),
    p99: of(99),
    max: rounded(slowestMs),
    slowestGame,
    slowestDecision,
  };
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;
