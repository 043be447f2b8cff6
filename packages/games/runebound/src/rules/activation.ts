import { type Refusal, refusal } from '@heldentisch/engine';
import { sourceKey } from '../box.js';
import type { RuneboundFrame, RuneboundState } from '../state.js';

/*
 * RB-ABL-23: which part of the turn an activation counts for. Each part has a rule of its own; the innermost frame that
 * is such a part decides.
 */

const partRules = {
  movement: 'RB-ABL-02',
  market: 'RB-ABL-03',
  adventure: 'RB-ABL-04',
  chain: 'RB-ABL-24',
  encounter: 'RB-ABL-17',
} as const;

type PartFrame = Extract<RuneboundFrame, { step: keyof typeof partRules }>;

const isPart = (frame: RuneboundFrame): frame is PartFrame => Object.hasOwn(partRules, frame.step);

function partNow({ frames }: RuneboundState): RuneboundFrame | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as RuneboundFrame;
    if (frame.step === 'combat' || isPart(frame)) return frame;
  }
  return undefined;
}

/** The rule against activating a card now, or null. */
export function activationProblem(state: RuneboundState, seat: number, source: number): Refusal | null {
  const part = partNow(state);
  const about = { source: sourceKey(source) };
  if (part === undefined) return refusal('RB-ABL-18', about);
  if (part.step === 'combat') {
    if (part.round === 0) return (part.activatedBefore & (1 << seat)) === 0 ? null : refusal('RB-ABL-04', about);
    if (part.silenced === 1) return refusal('RB-ABL-05', { case: 'silenced', ...about });
    return (part.activated & (1 << seat)) === 0 ? null : refusal('RB-ABL-05', about);
  }
  return isPart(part) && part.activated === 1 ? refusal(partRules[part.step], about) : null;
}

export function noteActivation(state: RuneboundState, seat: number): void {
  const part = partNow(state);
  if (part === undefined) return;
  if (part.step !== 'combat') {
    if (isPart(part)) part.activated = 1;
  } else if (part.round === 0) part.activatedBefore |= 1 << seat;
  else part.activated |= 1 << seat;
}
