import { type Motion, pause } from '../../../table/kit/motion-stage.js';

const stepMs = 340;
const dieMs = 260;
const rollMs = 900;
const verdictMs = 800;
const cardMs = 1500;

/** How long an event is to be seen; events that are not listed are told at once. */
export const motions: Readonly<Record<string, Motion>> = {
  heroStepped: pause(stepMs),
  heroPlaced: pause(stepMs),
  heroCarried: pause(stepMs),
  heroEscaped: pause(stepMs),
  movementDieRolled: pause(dieMs),
  diceRolled: pause(rollMs),
  dieRerolled: pause(rollMs),
  attackHit: pause(verdictMs),
  attackMissed: pause(verdictMs),
  defenceHeld: pause(verdictMs),
  defenceBroken: pause(verdictMs),
  escapeFailed: pause(verdictMs),
  testPassed: pause(verdictMs),
  testFailed: pause(verdictMs),
  adventureDrawn: pause(cardMs),
  eventLaid: pause(cardMs),
  challengeDefeated: pause(cardMs),
  heroKnockedOut: pause(cardMs),
  runeGathered: pause(cardMs),
};
