import { OptionError, seedFromNumber } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { describe, expect, test } from 'vitest';
import {
  addGame,
  gameSeed,
  mergeTallies,
  newTally,
  playGame,
  randomBot,
  type Series,
  seating,
  simulate,
  summarise,
  tallySeries,
} from '../src/index.js';
import { trickGame } from './trick-game.js';

const series: Series = { games: 60, seed: seedFromNumber(7), bots: ['random', 'greedy'] };

describe('a series of games', () => {
  test('is the same for the same seed and another one for another seed', () => {
    expect(simulate(trickGame, series)).toEqual(simulate(trickGame, series));
    expect(simulate(trickGame, { ...series, seed: seedFromNumber(8) }).hash).not.toBe(simulate(trickGame, series).hash);
  });

  test('is not played with what is for people only', () => {
    const options = { limit: { type: 'choice', values: [1, 'none'], default: 1, peopleOnly: ['none'] } } as const;
    const endless = { ...noughts, options } as typeof noughts;
    const bots = [randomBot, randomBot];
    const wish = { seed: seedFromNumber(1), bots };
    expect(() => playGame(endless, { ...wish, options: { limit: 'none' } })).toThrow(OptionError);
    expect(playGame(endless, { ...wish, options: { limit: 1 } }).unfinished).toBe(false);
  });

  test('is the same whole or in parts', () => {
    const parts = [0, 13, 14, 40].map((from, i, all) => tallySeries(trickGame, series, from, all[i + 1] ?? 60));
    expect(summarise(mergeTallies(parts))).toEqual(simulate(trickGame, series));
  });

  test('depends on the order of its games', () => {
    const [first, second] = [tallySeries(noughts, series, 0, 5), tallySeries(noughts, series, 5, 10)];
    const forth = summarise(mergeTallies([first, second]));
    const back = summarise(mergeTallies([second, first]));
    expect(back.hash).not.toBe(forth.hash);
  });

  test('counts by seat, by bot and by tag', () => {
    const { games, outcomes, decisions, lengths } = simulate(trickGame, series);
    expect(games).toBe(60);
    expect(outcomes.bySeat.map((seat) => seat.wins).reduce((a, b) => a + b)).toBe(60);
    expect(outcomes.byBot.random).toEqual(outcomes.bySeat[0]);
    expect(outcomes.byTag.dealer).toEqual(outcomes.bySeat[0]);
    // The last card of each seat is forced.
    expect(decisions).toBe(60 * 4);
    expect(lengths).toEqual({ p1: 4, p10: 4, p50: 4, p90: 4, p99: 4, max: 4 });
  });

  test('counts how games ended, and their rounds in games that count them', () => {
    const { byEnding } = simulate(noughts, series).outcomes;
    expect(Object.values(byEnding).reduce((sum, { games }) => sum + games, 0)).toBe(60);
    expect(Object.keys(byEnding).length).toBeGreaterThan(1);
    for (const ending of Object.values(byEnding)) expect(ending).not.toHaveProperty('rounds');
    // All six cards are played in every game.
    const counting = { ...trickGame, turns: { ...trickGame.turns, round: trickGame.turns.number } };
    const rounds = { p1: 6, p10: 6, p50: 6, p90: 6, p99: 6, max: 6 };
    expect(simulate(counting, series).outcomes.byEnding).toEqual({ tricks: { games: 60, rounds } });
  });

  test('swaps seats if told so', () => {
    expect(seating({ ...series, swap: true }, 0)).toEqual(['random', 'greedy']);
    expect(seating({ ...series, swap: true }, 1)).toEqual(['greedy', 'random']);
    const { outcomes } = simulate(trickGame, { ...series, swap: true });
    expect(outcomes.byBot.random?.games).toBe(60);
    expect(outcomes.bySeat[0]).not.toEqual(outcomes.byBot.random);
  });
});

test('a series can name the seeds of its games', () => {
  const seeds = [gameSeed(series.seed, 1), gameSeed(series.seed, 0)];
  const named = simulate(trickGame, { ...series, games: 2, seeds });
  const usual = simulate(trickGame, { ...series, games: 2 });
  expect(named.hash).not.toBe(usual.hash);
  expect(simulate(trickGame, { ...series, games: 2, seeds: seeds.reverse() }).hash).toBe(usual.hash);
});

describe('points', () => {
  test('are told by mean and percentiles, for seats, bots and tags', () => {
    const { outcomes } = simulate(trickGame, series);
    const points = outcomes.bySeat.map((seat) => seat.points);
    const means = points.map((one) => one?.mean ?? 0);
    // Three tricks are shared out in every game.
    expect((means[0] ?? 0) + (means[1] ?? 0)).toBeCloseTo(3);
    expect(points[0]).toEqual({ mean: means[0], p10: 0, p50: 1, p90: 2 });
    expect(outcomes.byBot.greedy?.points).toEqual(points[1]);
    expect(outcomes.byTag.other?.points).toEqual(points[1]);
  });

  test('are counted exactly', () => {
    const made = [12, 3, 3, 40, -5, 3, 7, 7, 7, 20];
    const tally = newTally(1);
    for (const own of made) {
      const played = {
        outcome: { scores: [1], reason: '', points: [own] },
        decisions: 1,
        codesHash: '',
        finalHash: '',
        tags: [],
        figures: [{ fame: 2 * own }],
        unfinished: false,
      };
      addGame(tally, played, ['random'], '');
    }
    const [seat] = summarise(mergeTallies([tally])).outcomes.bySeat;
    expect(seat?.points).toEqual({ mean: 9.7, p10: -5, p50: 7, p90: 20 });
    expect(seat?.figures).toEqual({ fame: { mean: 19.4, p10: -10, p50: 14, p90: 40 } });
  });

  test('are not spoken of in games that have none', () => {
    const [seat] = simulate(noughts, series).outcomes.bySeat;
    expect(seat).not.toHaveProperty('points');
    expect(seat).not.toHaveProperty('figures');
  });
});

describe('the times of decisions', () => {
  /** Each decision takes as many milliseconds as there were decisions before it, and one more. */
  function slowingClock(): () => number {
    let [calls, timeMs] = [0, 0];
    return () => {
      calls++;
      if (calls % 2 === 0) timeMs += calls / 2;
      return timeMs;
    };
  }

  test('are told for each bot, with the place of the slowest', () => {
    const { decisionMs } = simulate(trickGame, series, { now: slowingClock() });
    expect(Object.keys(decisionMs)).toEqual(['greedy', 'random']);
    const all = Object.values(decisionMs);
    expect(all.map(({ decisions }) => decisions)).toEqual([120, 120]);
    const slowest = all.find(({ max }) => max === 240);
    expect(slowest).toMatchObject({ slowestGame: 59, slowestDecision: 3 });
    for (const { p50, p99 } of all) {
      // Every second of the times 1 to 240, within one in a hundred.
      expect(Math.abs(p50 - 120)).toBeLessThan(4);
      expect(Math.abs(p99 - 238)).toBeLessThan(5);
    }
  });

  test('change nothing else', () => {
    const { decisionMs, ...timed } = simulate(trickGame, series, { now: slowingClock() });
    const { decisionMs: none, ...plain } = simulate(trickGame, series);
    expect(timed).toEqual(plain);
    expect([Object.keys(decisionMs).length, none]).toEqual([2, {}]);
  });

  test('of parts are merged', () => {
    const now = slowingClock();
    const parts = [0, 7, 31].map((from, i, all) => tallySeries(trickGame, series, from, all[i + 1] ?? 60, { now }));
    const whole = simulate(trickGame, series, { now: slowingClock() });
    expect(summarise(mergeTallies(parts))).toEqual(whole);
  });

  test('of the same length are one percentile', () => {
    let timeMs = 0;
    const now = (): number => (timeMs += 5);
    const times = simulate(trickGame, series, { now }).decisionMs.random;
    expect(times).toMatchObject({ mean: 5, p50: 5, p99: 5, max: 5, slowestGame: 0 });
  });
});

test('a series tells how far it is', () => {
  const told: number[][] = [];
  simulate(trickGame, { ...series, games: 2 }, { now: () => 0, onProgress: (...counts) => told.push(counts) });
  expect(told).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2].map((games, i) => [games, [1, 2, 3, 4, 4, 5, 6, 7, 8, 8][i]]));
});

test('a game that takes longer than any may is unfinished', () => {
  const short = { ...noughts, longestGame: 3 };
  const played = playGame(short, { seed: gameSeed(seedFromNumber(1), 0), bots: [randomBot, randomBot] });
  expect(played).toMatchObject({ unfinished: true, outcome: null, decisions: 3 });
  expect(simulate(short, { games: 4, seed: seedFromNumber(1), bots: ['random', 'random'] }).unfinished).toBe(4);
});

test('a wrong number of bots is refused by the game', () => {
  expect(() => simulate(noughts, { games: 1, seed: seedFromNumber(1), bots: ['random'] })).toThrow(OptionError);
});
