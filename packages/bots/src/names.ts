import type { AdvisingBot, Bot } from './bot.js';
import { greedyBot } from './greedy-bot.js';
import { randomBot } from './random-bot.js';
import { searchBot } from './search/search-bot.js';

const search = {
  curiosity: 1,
  temperature: 0.3,
  priorWeight: 1,
  rootSamples: 3,
  depth: 40,
  handovers: 2,
  rolloutWidth: 6,
  rolloutLength: 12,
} as const;

const bots = {
  random: randomBot,
  greedy: greedyBot('greedy', { samples: 3, limit: 10_000 }),
  easy: searchBot('easy', { ...search, budget: 1_000, limit: 4_000 }),
  medium: searchBot('medium', { ...search, budget: 4_000, limit: 8_000 }),
  hard: searchBot('hard', { ...search, budget: 12_000, limit: 16_000 }),
} as const satisfies Readonly<Record<string, Bot>>;

export type BotName = keyof typeof bots;

/** The names under which bots are asked for, from weak to strong. */
export const botNames = Object.keys(bots) as readonly BotName[];

export const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);

export function botByName(name: BotName): Bot {
  return bots[name];
}

/** The strongest bot gives advice. */
export const adviser: AdvisingBot = bots.hard;
