import { describe, expect, it } from 'vitest';
import { bot } from '../src/bot.js';
import { game } from '../src/index.js';
import type { RuneboundState } from '../src/state.js';

const read = (position: object): RuneboundState => game.position.read(position).state;
const answerAt = (position: object): unknown => {
  const state = read(position);
  expect(bot.solved?.knows(state, 0)).toBe(true);
  return game.choices.decode(bot.solved?.answer(state, 0) as number);
};

describe('a bot in a city', () => {
  const inTamalir = (seat: object, stack: readonly string[] = []): object => ({
    turn: 0,
    round: 5,
    step: 'market',
    seats: [{ hero: 'nara', space: '0805', ...seat }],
    stacks: { tamalir: stack },
  });

  it('has its wounds healed, and leaves when there is nothing to do or no gold', () => {
    expect(answerAt(inTamalir({ gold: 2, wounds: 1 }))).toEqual({ type: 'heal', character: 'hero' });
    expect(answerAt(inTamalir({ gold: 2, exhaustion: 2 }))).toEqual({ type: 'soothe', character: 'hero' });
    expect(answerAt(inTamalir({ gold: 0, wounds: 1 }))).toEqual({ type: 'leave' });
    expect(answerAt(inTamalir({ gold: 9 }))).toEqual({ type: 'leave' });
  });

  it('buys what makes it stronger, and sells nothing without a reason', () => {
    expect(answerAt(inTamalir({ gold: 9 }, ['short-sword']))).toMatchObject({ type: 'buy', card: 'short-sword' });
    expect(answerAt(inTamalir({ gold: 0, cards: ['short-sword'] }))).toEqual({ type: 'leave' });
  });
});

describe('a bot on the way', () => {
  it('learns what it can pay for', () => {
    const position = {
      turn: 0,
      round: 5,
      step: 'experience',
      board: { '0703': [] },
      seats: [{ hero: 'nara', space: '0904', counters: { yellow: 1, blue: 1 } }],
    };
    expect(answerAt(position)).toMatchObject({ type: 'learn' });
  });

  it('dares a green adventure when it is well, and no red one', () => {
    const at = (space: string): object => ({
      turn: 0,
      round: 1,
      step: 'adventure',
      seats: [{ hero: 'nara', space }],
    });
    expect(answerAt(at('0904'))).toEqual({ type: 'attempt', color: 'green' });
    expect(answerAt(at('0300'))).toEqual({ type: 'leave' });
  });

  it('knows nothing of what is to be weighed', () => {
    const state = read({ turn: 0, round: 1, step: 'movement', seats: [{ hero: 'nara', space: '0904' }] });
    expect(bot.solved?.knows(state, 0)).toBe(false);
  });
});
