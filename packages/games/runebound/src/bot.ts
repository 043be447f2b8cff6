import { type BotKnowledge, kindOf } from '@heldentisch/engine';
import { answer, knows, reply } from './bot/answers.js';
import { evaluate, prospects } from './bot/judge.js';
import { plans } from './bot/plans.js';
import type { RuneboundState } from './state.js';
import { choose } from './vocabulary.js';

/** Nobody throws things away, bots make no offers, and they walk by plans: a single step shows nothing of the goal. */
const idle: ReadonlySet<number> = new Set([choose.discard.id, choose.offer.id, choose.setAside.id, choose.move.id]);

export const bot: BotKnowledge<RuneboundState> = {
  evaluate,
  prospects,
  group: kindOf,
  // A turn is a handful of decisions, and fights are worked out (`solved`): dice and draws are soon averaged.
  effort: 0.25,
  reply,
  plans,
  isIdle: (code) => idle.has(kindOf(code)),
  solved: { knows, answer },
};
