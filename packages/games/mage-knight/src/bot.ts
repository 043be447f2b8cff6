import type { BotKnowledge } from '@heldentisch/engine';
import { kindOf } from '@heldentisch/engine';
import { playerOf } from './players.js';
import { achievements } from './rules/scoring.js';
import type { MageKnightState } from './state.js';

/** What bots know of the game. */
export const bot: BotKnowledge<MageKnightState> = {
  evaluate(state, seat) {
    const own = playerOf(state, seat).fame + achievements(state, seat).reduce((sum, one) => sum + one, 0);
    return Math.tanh(own / 60);
  },
  group: (code) => kindOf(code),
};
