import type { Step } from '@heldentisch/engine';
import { beforeRollStep } from './rules/before-roll.js';
import { casting } from './rules/cast.js';
import { casualtiesCourse } from './rules/casualties.js';
import { combatCourse } from './rules/combat.js';
import { gameCourse, openingStep } from './rules/course.js';
import { drawStep, welcomeStep } from './rules/drawing.js';
import { effectStep } from './rules/effect.js';
import { equipStep } from './rules/equip.js';
import { handInStep } from './rules/hand-in.js';
import { callCourse, playedCourse } from './rules/playing.js';
import { transferStep } from './rules/transfer.js';
import { turnCourse } from './rules/turn.js';
import { turnStartStep } from './rules/turn-start.js';
import { windowStep } from './rules/windows.js';
import type { HeldenFrame, HeldenState } from './state.js';

type Steps = { readonly [K in HeldenFrame['step']]: Step<HeldenState, Extract<HeldenFrame, { step: K }>> };

/** Every step of the game. The stack reads: game › turn › combat › cards before the roll › a card played. */
export const steps: Steps = {
  game: gameCourse.step,
  opening: openingStep,
  draw: drawStep,
  welcome: welcomeStep,
  turn: turnCourse.step,
  turnStart: turnStartStep,
  equip: equipStep,
  transfer: transferStep,
  handIn: handInStep,
  combat: combatCourse.step,
  cast: casting.step,
  beforeRoll: beforeRollStep,
  window: windowStep,
  played: playedCourse.step,
  call: callCourse.step,
  effect: effectStep,
  casualties: casualtiesCourse.step,
};
