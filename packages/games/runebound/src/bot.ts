import { type BotKnowledge, kindOf } from '@heldentisch/engine';
import { answer, knows, reply } from './bot/answers.js';
import { evaluate, prospects } from './bot/judge.js';
import { plans } from './bot/plans.js';
import type { RuneboundState } from './state.js';

export const bot: BotKnowledge<RuneboundState> = {
  evaluate,
  prospects,
  group: kindOf,
  reply,
  plans,
  solved: { knows, answer },
};
