import { randomBytes } from 'node:crypto';
import { type BotName, botNames, isBotName } from '@heldentisch/bots';
import type { Code } from '@heldentisch/engine';
import type { Share } from './fair-queue.js';
import { type BotPool, PoolClosed } from './pool.js';
import type { BotQuestion } from './question.js';

/** Bots that are quick and simple, asked one after the other when a stronger one has failed. */
const substitutes: readonly BotName[] = ['greedy', 'random'];

const strengthOf = (bot: string): number => (isBotName(bot) ? botNames.indexOf(bot) : botNames.length);

/** The bot itself twice, then weaker ones. */
const orderFor = (bot: string): string[] => [
  bot,
  bot,
  ...substitutes.filter((other) => strengthOf(other) < strengthOf(bot)),
];

export interface PatientAnswer {
  readonly code: Code;
  /** Who has answered in the end. */
  readonly bot: string;
}

/**
 * Asks the bot, once more if it fails or is too slow, and then weaker ones, each with the whole limit of time. `onFault`
 * hears of each failure. Rejects with the last one if nobody could answer: then it is a fault of the game. Rejects at
 * once with `PoolClosed` if the pool is closed.
 */
export async function askPatiently(
  pool: Pick<BotPool, 'ask'>,
  question: BotQuestion,
  share: Share,
  onFault: (bot: string, error: unknown) => void,
): Promise<PatientAnswer> {
  let fault: unknown;
  for (const [attempt, bot] of orderFor(question.bot).entries()) {
    const seed = attempt === 0 ? question.seed : randomBytes(16).toString('hex');
    try {
      return { code: await pool.ask({ ...question, bot, seed }, share), bot };
    } catch (error) {
      if (error instanceof PoolClosed) throw error;
      fault = error;
      onFault(bot, error);
    }
  }
  throw fault;
}
