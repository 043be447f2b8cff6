import type { Step } from '@heldentisch/engine';
import { effect } from './operations/effects.js';
import { adventure } from './rules/adventure.js';
import { chain } from './rules/chain.js';
import { clash } from './rules/clash.js';
import { combatStep } from './rules/combat.js';
import { encounter } from './rules/encounter.js';
import { experience } from './rules/experience.js';
import { flight } from './rules/flight.js';
import { game } from './rules/game.js';
import { knockOut } from './rules/knock-out.js';
import { market } from './rules/market.js';
import { movement } from './rules/movement.js';
import { prize } from './rules/prize.js';
import { refill } from './rules/refill.js';
import { roll } from './rules/roll.js';
import { trade } from './rules/trade.js';
import { turn } from './rules/turn.js';
import { victory } from './rules/victory.js';
import { window } from './rules/window.js';
import { wounds } from './rules/wounds.js';
import type { RuneboundFrame, RuneboundState } from './state.js';

type StepOf<N extends RuneboundFrame['step']> = Step<RuneboundState, Extract<RuneboundFrame, { step: N }>>;
const amid = { isAmid: () => true };

/** What happens at each level of the game. */
export const steps: { readonly [N in RuneboundFrame['step']]: StepOf<N> } = {
  game: game.step,
  turn: turn.step,
  movement: movement.step,
  adventure: adventure.step,
  chain: { ...chain.step, ...amid },
  encounter,
  refill,
  market: market.step,
  experience: experience.step,
  trade,
  combat: combatStep,
  clash: { ...clash.step, ...amid },
  roll: { ...roll.step, ...amid },
  wounds: { ...wounds.step, ...amid },
  knockOut,
  prize,
  victory,
  flight,
  window,
  effect,
};
