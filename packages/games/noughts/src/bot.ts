import { type BotKnowledge, kindOf } from '@heldentisch/engine';
import type { NoughtsState } from './state.js';

/** The game is so short that a search sees its end; nothing else needs judging. */
export const bot: BotKnowledge<NoughtsState> = {
  evaluate: (state, seat) => (state.winner < 0 ? 0 : state.winner === seat ? 1 : -1),
  group: kindOf,
};
