import { OptionError, seedFromNumber } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { describe, expect, test } from 'vitest';
import {
  gameSeed,
  mergeTallies,
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

  test('swaps seats if told so', () => {
    expect(seating({ ...series, swap: true }, 0)).toEqual(['random', 'greedy']);
    expect(seating({ ...series, swap: true }, 1)).toEqual(['greedy', 'random']);
    const { outcomes } = simulate(trickGame, { ...series, swap: true });
    expect(outcomes.byBot.random?.games).toBe(60);
    expect(outcomes.bySeat[0]).not.toEqual(outcomes.byBot.random);
  });
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
