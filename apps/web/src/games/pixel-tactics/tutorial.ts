/*
 * The first-game tutorial.
 *
 * For the app: `Tutorial` from tutorial-view.tsx is the whole page content of /tutorial/pixel-tactics. It needs
 * `{ language, reducedMotion, onExit }`, runs its own local match and draws the ordinary table. Nothing is stored.
 *
 * For CI: `playTutorial(pixelTactics)` plays every step against the engine and throws if a text promises something
 * that the rules do not keep. It needs no browser.
 */
import {
  act,
  type Choice,
  type Game,
  type Match,
  matchFromPosition,
  outcomeOf,
  pendingFor,
  type State,
  whyNot,
} from '@heldentisch/engine';
import { tutorialSteps } from './tutorial-steps.js';
import type { PartialChoice, TutorialStep } from './tutorial-types.js';

export { tutorialSteps } from './tutorial-steps.js';
export type { TutorialStep } from './tutorial-types.js';

/** The learner's seat and the scripted one. */
export const learner = 0;
const opponent = 1;
const seed = '00000000000000000000000000000001';

const fits = (wanted: PartialChoice, choice: Choice): boolean =>
  Object.entries(wanted).every(([field, value]) => choice[field] === value);

/** Whether the choice is what the step waits for. */
export const isExpected = (step: TutorialStep, choice: Choice): boolean =>
  step.expects !== undefined && fits(step.expects, choice);

/** The table of a step: a new one where the step sets one up, else the one before. */
export function tableOfStep<S extends State>(game: Game<S>, step: TutorialStep, before: Match<S> | null): Match<S> {
  if (step.position !== undefined) return matchFromPosition(game, step.position, 'xoroshiro128plus', seed);
  if (before === null) throw new Error(`${step.id}: no table to go on with`);
  return before;
}

/** The offered choice of a seat that fits, or an error that names the step. */
function offered<S extends State>(match: Match<S>, seat: number, wanted: PartialChoice, step: string): Choice {
  const options = pendingFor(match, seat).find((pending) => pending.seat === seat)?.options ?? [];
  const choice = options.find((option) => fits(wanted, option));
  if (choice === undefined) throw new Error(`${step}: seat ${seat} is not offered ${JSON.stringify(wanted)}`);
  return choice;
}

function take<S extends State>(match: Match<S>, seat: number, wanted: PartialChoice, step: string): void {
  const answer = act(match, seat, offered(match, seat, wanted, step));
  if (!answer.ok) throw new Error(`${step}: refused by ${answer.refusal.rule}`);
}

/** The next scripted answer of the opponent, one at a time so that a person can follow; false when there is none. */
export function replyOnce<S extends State>(match: Match<S>, step: TutorialStep, index: number): boolean {
  const reply = step.replies?.[index];
  if (reply === undefined) return false;
  take(match, opponent, reply, step.id);
  return true;
}

function checkImpossible<S extends State>(match: Match<S>, step: TutorialStep): void {
  for (const { choice, rule } of step.impossible ?? []) {
    const found = whyNot(match, learner, choice)?.rule ?? 'nothing';
    if (found !== rule) throw new Error(`${step.id}: ${JSON.stringify(choice)} is forbidden by ${found}, not ${rule}`);
  }
}

function checkStep<S extends State>(match: Match<S>, step: TutorialStep): void {
  checkImpossible(match, step);
  if (step.expects !== undefined) take(match, learner, step.expects, step.id);
  for (let i = 0; replyOnce(match, step, i); i++);
  const outcome = outcomeOf(match)?.reason;
  if (outcome !== step.outcome && step.expects !== undefined) {
    throw new Error(`${step.id}: the game ended with ${outcome}, not ${step.outcome}`);
  }
}

/** Plays the whole tutorial. Returns the number of steps; throws at the first one that does not hold. */
export function playTutorial<S extends State>(game: Game<S>): number {
  let match: Match<S> | null = null;
  for (const step of tutorialSteps) {
    match = tableOfStep(game, step, match);
    checkStep(match, step);
  }
  return tutorialSteps.length;
}
