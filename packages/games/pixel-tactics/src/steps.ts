import type { Step } from '@heldentisch/engine';
import { turnStep } from './rules/actions.js';
import { attackStep, castStep } from './rules/attack.js';
import { checkStep } from './rules/casualties.js';
import { damageStep, volleyStep } from './rules/damage.js';
import { effectStep } from './rules/effect.js';
import { gameStep } from './rules/games.js';
import { orderStep } from './rules/orders.js';
import { roundStep, waveStep } from './rules/rounds.js';
import { extraCardsStep, leadersStep, setupStep } from './rules/setup.js';
import { grantedAttackStep, takeCasualtyStep, triggersStep } from './rules/triggers.js';
import type { PixelFrame, PixelState } from './state.js';

type Steps = { readonly [K in PixelFrame['step']]: Step<PixelState, Extract<PixelFrame, { step: K }>> };

/** Every step of the game. The stack reads: game › round › wave › turn › attack › damage. */
export const steps: Steps = {
  game: gameStep,
  setup: setupStep,
  extraCards: extraCardsStep,
  leaders: leadersStep,
  round: roundStep,
  wave: waveStep,
  turn: turnStep,
  order: orderStep,
  cast: castStep,
  effect: effectStep,
  attack: attackStep,
  grantedAttack: grantedAttackStep,
  damage: damageStep,
  volley: volleyStep,
  check: checkStep,
  triggers: triggersStep,
  takeCasualty: takeCasualtyStep,
};
