import { type Plan, seedFromNumber } from '@heldentisch/engine';
import { describe, expect, test } from 'vitest';
import { type BotName, botByName, playGame } from '../src/index.js';
import { type QuestState, questGame, questPlans, usualReply } from './quest.js';

/** How many of a few games the bot wins. */
function wins(name: BotName, ...given: Parameters<typeof questGame>): number {
  const game = questGame(...given);
  let count = 0;
  for (let seed = 1; seed <= 4; seed++) {
    count += playGame(game, { seed: seedFromNumber(seed), bots: [botByName(name)] }).outcome?.scores[0] ?? 0;
  }
  return count;
}

describe.each(['greedy', 'easy', 'hard'] as const)('where single choices show nothing of their worth, %s', (name) => {
  test('does not find the win by itself', () => {
    expect(wins(name, { reply: usualReply })).toBe(0);
  });

  test('finds it by the plans of the game, with usual answers on the way', () => {
    expect(wins(name, { reply: usualReply, plans: questPlans })).toBe(4);
  });
});

test('a plan that opens only behind a certain choice is found deeper in the tree', () => {
  // Who has been at hill 3 knows the way.
  const plans = (state: QuestState): Plan[] => (state.at === 3 || state.hours < 3 ? questPlans(state) : []);
  expect(wins('hard', { reply: usualReply, plans }, 12, 4)).toBe(4);
  expect(wins('hard', { reply: usualReply }, 12, 4)).toBeLessThan(4);
  expect(wins('greedy', { reply: usualReply, plans }, 12, 4)).toBeLessThan(4);
});

test('without usual answers a plan ends where it is interrupted', () => {
  expect(wins('greedy', { plans: questPlans })).toBe(0);
});

test('a plan that cannot be begun is left alone', () => {
  const plans = (): Plan[] => [{ codes: [-1, -1], group: 0 }];
  expect(wins('easy', { reply: usualReply, plans })).toBe(0);
});
