import { type Motion, pause } from '../../../table/kit/motion-stage.js';

const stepMs = 340;
const cardMs = 300;
const tokenMs = 500;
const blowMs = 600;
const roundMs = 1200;

/** How long an event is to be seen; events that are not listed are told at once. */
export const motions: Readonly<Record<string, Motion>> = {
  heroStepped: pause(stepMs),
  heroWithdrew: pause(stepMs),
  heroEntered: pause(stepMs),
  tileLaid: pause(tokenMs),
  tokenRevealed: pause(tokenMs),
  cardPlayed: pause(cardMs),
  unitActivated: pause(cardMs),
  skillUsed: pause(cardMs),
  attackBlocked: pause(blowMs),
  enemyDefeated: pause(blowMs),
  damageDealt: pause(blowMs),
  knockedOut: pause(roundMs),
  roundBegun: pause(roundMs),
  levelReached: pause(roundMs),
};
