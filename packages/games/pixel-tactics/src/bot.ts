import { type BotKnowledge, kindOf } from '@heldentisch/engine';
import type { PixelState } from './state.js';

export const bot: BotKnowledge<PixelState> = {
  evaluate: () => 0,
  group: kindOf,
};
