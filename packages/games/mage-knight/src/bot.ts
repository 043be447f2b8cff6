import { type BotKnowledge, kindOf, noCode } from '@heldentisch/engine';
import { isIdle } from './bot/idle.js';
import { standingOf } from './bot/judge.js';
import type { MageKnightState } from './state.js';

/** The fame at which a hero has gone most of the way from "nothing" to "won". */
const scale = 60;

/** What bots know of the game. */
export const bot: BotKnowledge<MageKnightState> = {
  evaluate: (state, seat) => Math.tanh(standingOf(state, seat) / scale),
  group: kindOf,
  reply: () => noCode,
  isIdle,
  wholeTurns: { price: 10 },
};
