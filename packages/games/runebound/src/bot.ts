import { at, type BotKnowledge, kindOf } from '@heldentisch/engine';
import { outcome } from './rules/game.js';
import { runesOf } from './rules/runes.js';
import type { RuneboundState } from './state.js';

function evaluate(state: RuneboundState, seat: number): number {
  if (state.frames.length === 0) return 2 * at(outcome(state).scores, seat) - 1;
  return Math.tanh(runesOf(state, seat) / 3);
}

export const bot: BotKnowledge<RuneboundState> = { evaluate, group: kindOf };
