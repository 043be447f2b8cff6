import type { Step } from '@heldentisch/engine';
import { beforeRollStep } from './rules/before-roll.js';
import { castStep } from './rules/cast.js';
import { casualtiesStep } from './rules/casualties.js';
import { combatStep } from './rules/combat.js';
import { gameStep, openingStep } from './rules/course.js';
import { drawStep, welcomeStep } from './rules/drawing.js';
import { effectStep } from './rules/effect.js';
import { equipStep } from './rules/equip.js';
import { handInStep } from './rules/hand-in.js';
import { callStep, playedStep } from './rules/playing.js';
import { transferStep } from './rules/transfer.js';
import { turnStep } from './rules/turn.js';
import { turnStartStep } from './rules/turn-start.js';
import { windowStep } from './rules/windows.js';
import type { HeldenFrame, HeldenState } from './state.js';

type Steps = { readonly [K in HeldenFrame['step']]: Step<HeldenState, Extract<HeldenFrame, { step: K }>> };

/** Every step of the game. The stack reads: game › turn › combat › cards before the roll › a card played. */
export const steps: Steps = {
  game: gameStep,
  opening: openingStep,
  draw: drawStep,
  welcome: welcomeStep,
  turn: turnStep,
  turnStart: turnStartStep,
  equip: equipStep,
  transfer: transferStep,
  handIn: handInStep,
  combat: combatStep,
  cast: castStep,
  beforeRoll: beforeRollStep,
  window: windowStep,
  played: playedStep,
  call: callStep,
  effect: effectStep,
  casualties: casualtiesStep,
};
