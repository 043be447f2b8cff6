import { assert, at, hash } from '@heldentisch/engine';
import type { PlayedGame } from './play-game.js';

/** Results of one seat, bot or tag. `score` is the sum of points: 1 for a win, a share for a draw. */
export interface Standing {
  games: number;
  wins: number;
  draws: number;
  score: number;
}

/** What a part of a series came to. Plain data: it travels between threads. */
export interface Tally {
  games: number;
  decisions: number;
  unfinished: number;
  readonly seats: Standing[];
  readonly bots: Record<string, Standing>;
  readonly tags: Record<string, Standing>;
  /** For each number of decisions how many games took it. */
  readonly lengths: Record<number, number>;
  /** One hash for each game, in order. */
  readonly hashes: string[];
}

export interface Lengths {
  readonly p1: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export interface SimulationReport {
  readonly games: number;
  readonly decisions: number;
  readonly outcomes: {
    readonly bySeat: readonly Standing[];
    readonly byBot: Readonly<Record<string, Standing>>;
    readonly byTag: Readonly<Record<string, Standing>>;
  };
  /** Decisions per game. */
  readonly lengths: Lengths;
  /** The same series gives the same hash, on any machine and with any number of threads. */
  readonly hash: string;
  readonly unfinished: number;
}

const newStanding = (): Standing => ({ games: 0, wins: 0, draws: 0, score: 0 });

export function newTally(seats: number): Tally {
  return {
    games: 0,
    decisions: 0,
    unfinished: 0,
    seats: Array.from({ length: seats }, newStanding),
    bots: {},
    tags: {},
    lengths: {},
    hashes: [],
  };
}

export function addGame(tally: Tally, played: PlayedGame, bots: readonly string[], gameHash: string): void {
  tally.games++;
  tally.decisions += played.decisions;
  tally.lengths[played.decisions] = (tally.lengths[played.decisions] ?? 0) + 1;
  tally.hashes.push(gameHash);
  if (played.outcome === null) {
    tally.unfinished++;
    return;
  }
  const { scores } = played.outcome;
  bots.forEach((bot, seat) => {
    addScore(at(tally.seats, seat), scores, seat);
    addScore(standingOf(tally.bots, bot), scores, seat);
  });
  for (const { seat, tag } of played.tags) addScore(standingOf(tally.tags, tag), scores, seat);
}

function standingOf(table: Record<string, Standing>, name: string): Standing {
  table[name] ??= newStanding();
  return table[name];
}

function addScore(standing: Standing, scores: readonly number[], seat: number): void {
  const score = scores[seat] ?? 0;
  standing.games++;
  standing.score += score;
  if (score === 1) standing.wins++;
  else if (score > 0) standing.draws++;
}

function addStanding(to: Standing, from: Standing): void {
  to.games += from.games;
  to.wins += from.wins;
  to.draws += from.draws;
  to.score += from.score;
}

/** Joins the tallies of the parts of a series, which must be given in the order of their games. */
export function mergeTallies(parts: readonly Tally[]): Tally {
  const all = newTally(parts[0]?.seats.length ?? 0);
  for (const part of parts) {
    all.games += part.games;
    all.decisions += part.decisions;
    all.unfinished += part.unfinished;
    part.seats.forEach((standing, seat) => {
      addStanding(at(all.seats, seat), standing);
    });
    for (const [bot, standing] of Object.entries(part.bots)) addStanding(standingOf(all.bots, bot), standing);
    for (const [tag, standing] of Object.entries(part.tags)) addStanding(standingOf(all.tags, tag), standing);
    for (const [length, count] of Object.entries(part.lengths)) {
      all.lengths[Number(length)] = (all.lengths[Number(length)] ?? 0) + count;
    }
    for (const gameHash of part.hashes) all.hashes.push(gameHash);
  }
  return all;
}

/** The length that so many of a hundred games do not exceed. */
function percentile(lengths: readonly (readonly [number, number])[], games: number, percent: number): number {
  const wanted = Math.max(1, Math.ceil((games * percent) / 100));
  let counted = 0;
  for (const [length, count] of lengths) {
    counted += count;
    if (counted >= wanted) return length;
  }
  return 0;
}

export function summarise(tally: Tally): SimulationReport {
  assert(tally.hashes.length === tally.games, 'every game has a hash');
  const lengths = Object.entries(tally.lengths)
    .map(([length, count]) => [Number(length), count] as const)
    .sort((a, b) => a[0] - b[0]);
  const of = (percent: number): number => percentile(lengths, tally.games, percent);
  return {
    games: tally.games,
    decisions: tally.decisions,
    outcomes: { bySeat: tally.seats.map(rounded), byBot: sorted(tally.bots), byTag: sorted(tally.tags) },
    lengths: { p1: of(1), p10: of(10), p50: of(50), p90: of(90), p99: of(99), max: of(100) },
    hash: hash(tally.hashes),
    unfinished: tally.unfinished,
  };
}

/** Shares are added up in different orders by different numbers of threads; the last digits are not told. */
function rounded(standing: Standing): Standing {
  return { ...standing, score: Math.round(standing.score * 1e6) / 1e6 };
}

/** Parts meet names in different orders; a report has only one. */
function sorted(table: Readonly<Record<string, Standing>>): Record<string, Standing> {
  const entries = Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, standing]) => [name, rounded(standing)]));
}
