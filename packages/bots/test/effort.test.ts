import { type Deed, type Game, openStream, type State, seedFromNumber } from '@heldentisch/engine';
import { describe, expect, test } from 'vitest';
import { Effort } from '../src/effort.js';
import { askBot, botByName, openPlay, playGame } from '../src/index.js';
import { LookAhead } from '../src/look-ahead.js';
import { done, type LampState, lampGame, light } from './lamps.js';
import { questGame, usualReply } from './quest.js';

const stream = (seed = 1) => openStream('xoroshiro128plus', seedFromNumber(seed), 'bots');

/** The game, with a count of all choices that are made in it. */
function counted<S extends State>(game: Game<S>): { readonly game: Game<S>; readonly count: { made: number } } {
  const count = { made: 0 };
  const counting = (deed: Deed<S, never>): Deed<S, never> => ({
    ...deed,
    does(c, frame, seat, code) {
      count.made++;
      deed.does(c, frame, seat, code);
    },
  });
  const steps = Object.fromEntries(
    Object.entries(game.steps).map(([name, step]) => {
      const deeds = step.deeds?.({} as never).map(counting) ?? [];
      return [name, { ...step, deeds: () => deeds }];
    }),
  );
  return { game: { ...game, steps }, count };
}

describe.each([
  ['greedy', 10_000],
  ['easy', 4_000],
  ['medium', 8_000],
  ['hard', 16_000],
] as const)('%s tries no more than %i choices for a decision', (name, limit) => {
  test.each([8, 200, 500])('with %i choices, each inside an effect without end', (lamps) => {
    const { game, count } = counted(lampGame({}, lamps));
    const play = openPlay(game, { seed: seedFromNumber(1) }, 2);
    askBot(botByName(name), play, 0, stream());
    expect(count.made).toBeGreaterThan(lamps);
    expect(count.made).toBeLessThanOrEqual(limit);
  });
});

test.each([
  ['easy', 4_000],
  ['medium', 8_000],
  ['hard', 16_000],
] as const)('%s tries no more than %i choices where whole turns are searched', (name, limit) => {
  const { game, count } = counted(questGame({ reply: usualReply, wholeTurns: { price: 1 } }, 60, 9));
  const play = openPlay(game, { seed: seedFromNumber(1) }, 1);
  askBot(botByName(name), play, 0, stream());
  expect(count.made).toBeGreaterThan(120);
  expect(count.made).toBeLessThanOrEqual(limit);
});

test('a choice after which everything is as before looks worse than all others', () => {
  const game = lampGame({ evaluate: () => 0 }, 2);
  const standstill: typeof game = {
    ...game,
    steps: Object.fromEntries(
      Object.entries(game.steps).map(([name, step]) => [
        name,
        {
          ...step,
          isAmid: () => false,
          deeds: () => step.deeds?.({} as never).map((deed) => ({ ...deed, does: () => {} })) ?? [],
        },
      ]),
    ),
  };
  const ahead = (of: typeof game): number[] => {
    const play = openPlay(of, { seed: seedFromNumber(1) }, 2);
    const moves = play
      .options(0)
      .toArray()
      .map((code) => [code]);
    return new LookAhead(of, stream(), play.state, of.bot.evaluate, new Effort(100)).values(play.state, 0, [
      [],
      ...moves,
    ]);
  };
  expect(ahead(standstill)).toEqual([0, -1, -1, -1]);
});

test('a search spends less where the game says that less is enough', () => {
  const madeWith = (effort?: number): number => {
    const { game, count } = counted(lampGame(effort === undefined ? {} : { effort }, 8));
    askBot(botByName('medium'), openPlay(game, { seed: seedFromNumber(1) }, 2), 0, stream());
    return count.made;
  };
  expect(madeWith(0.1)).toBeLessThanOrEqual(800);
  expect(madeWith()).toBeGreaterThan(800);
});

describe('in an effect that allows circles', () => {
  test.each(['greedy', 'easy', 'medium', 'hard'] as const)('%s does what pays and ends it', (name) => {
    // So little is gained that a tree sees hardly any difference between lighting a lamp now and later.
    const evaluate = (state: LampState, seat: number): number => (light(state, seat) - light(state, 1 - seat)) / 1000;
    const game = lampGame({ evaluate, reply: () => done }, 40);
    for (let seed = 1; seed <= 4; seed++) {
      const bots = [botByName(name), botByName(name)];
      const { outcome, decisions } = playGame(game, { seed: seedFromNumber(seed), bots });
      expect(outcome?.scores).toEqual([0.5, 0.5]);
      expect(decisions).toBe(8);
    }
  });

  test('looking ahead never returns to a place it has seen', () => {
    // Light is worth something only while the effect goes on: who judged in the middle would go round and round.
    const evaluate = (state: LampState): number => (state.turns > 0 ? 0.3 : 0.5 + light(state, 0) / 10);
    const game = lampGame({ evaluate }, 2);
    const state = game.create({}, 2);
    const ahead = new LookAhead(game, stream(), state, evaluate, new Effort(1_000));
    const turnFirst = game.choices.encode({ type: 'turn', lamp: 0 }) as number;
    expect(ahead.values(state, 0, [[turnFirst]])).toEqual([0.3]);
    expect(ahead.effort.spent).toBeLessThan(20);
  });
});
