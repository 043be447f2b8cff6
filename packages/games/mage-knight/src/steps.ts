import type { Step } from '@heldentisch/engine';
import { effect } from './operations/effects.js';
import { combat } from './rules/combat.js';
import { ending } from './rules/ending.js';
import { game } from './rules/game.js';
import { levels } from './rules/level.js';
import { rewardsOf } from './rules/rewards.js';
import { round } from './rules/round.js';
import { turn } from './rules/turn.js';
import type { MageKnightState } from './state.js';

/** What happens while a frame is on top, for every kind of frame. */
export const steps: Readonly<Record<string, Step<MageKnightState, never>>> = {
  game: game.step,
  round: round.step,
  turn: turn.step,
  ending: ending.step,
  combat: combat.step,
  rewards: rewardsOf.step,
  level: levels.step,
  effect,
};
