import { describe, expect, it } from 'vitest';
import { askPatiently } from '../src/bots/ask-patiently.js';
import { BotTooSlow, PoolClosed } from '../src/bots/pool.js';
import type { BotQuestion } from '../src/bots/question.js';
import { question } from './support/scripted-bots.js';

const share = { table: 'a', hasPeople: true };

/** Asks a pool in which the first bots fail, so many of them. */
async function withFaults(bot: string, count: number, fault: Error = new BotTooSlow('too slow')) {
  const asked: BotQuestion[] = [];
  const heard: string[] = [];
  const pool = {
    ask: (one: BotQuestion) => (asked.push(one) <= count ? Promise.reject(fault) : Promise.resolve(42)),
  };
  const answer = await askPatiently(pool, question(bot), share, (who) => heard.push(who)).catch((error) => error);
  return { answer, asked, heard };
}

describe('a bot that gives no answer', () => {
  it('is not asked twice if all is well', async () => {
    const { answer, asked, heard } = await withFaults('hard', 0);
    expect([answer, asked.length, heard]).toEqual([{ code: 42, bot: 'hard' }, 1, []]);
  });

  it('is asked once more, with other chance', async () => {
    const { answer, asked, heard } = await withFaults('hard', 1);
    expect([answer, heard]).toEqual([{ code: 42, bot: 'hard' }, ['hard']]);
    expect(asked[1]?.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(asked[1]).toEqual({ ...asked[0], seed: asked[1]?.seed });
    expect(asked[1]?.seed).not.toBe(asked[0]?.seed);
  });

  it('is replaced by weaker ones, whether it was slow or has failed', async () => {
    for (const fault of [new BotTooSlow('too slow'), new Error('a fault of the bot')]) {
      expect((await withFaults('hard', 2, fault)).answer).toEqual({ code: 42, bot: 'greedy' });
      expect((await withFaults('hard', 3, fault)).answer).toEqual({ code: 42, bot: 'random' });
      expect((await withFaults('greedy', 2, fault)).answer).toEqual({ code: 42, bot: 'random' });
    }
  });

  it('is a fault of the game if nobody answers', async () => {
    const fault = new Error('a fault of the game');
    expect(await withFaults('hard', 9, fault)).toMatchObject({
      answer: fault,
      heard: ['hard', 'hard', 'greedy', 'random'],
    });
    expect((await withFaults('greedy', 9, fault)).heard).toEqual(['greedy', 'greedy', 'random']);
    expect((await withFaults('random', 9, fault)).heard).toEqual(['random', 'random']);
  });

  it('is left alone when the server closes', async () => {
    const { answer, asked, heard } = await withFaults('hard', 9, new PoolClosed());
    expect([answer.name, asked.length, heard]).toEqual(['PoolClosed', 1, []]);
  });
});
