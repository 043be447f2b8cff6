import { effectStep as engineEffectStep } from '@heldentisch/engine';
import type { Program } from '../define.js';
import type { HeldenEffectFrame, HeldenStep } from '../state.js';
import { inCombat, ownProgram } from '../tables.js';
import { noAim } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';

/** Which program of a card runs: its own, or what follows a combat. */
export const parts = { own: 0, aftermath: 1 } as const;

const nothing: Program = [];

function programOf(frame: HeldenEffectFrame): Program {
  if (frame.part === parts.aftermath) return inCombat(frame.card).aftermath ?? nothing;
  return ownProgram(frame.card);
}

export function pushEffect(c: HeldenContext, card: number, seat: number, self: number, aim: number = noAim): void {
  c.state.frames.push({ step: 'effect', card, part: parts.own, seat, self, aim, at: 0, answers: [] });
}

export function pushAftermath(c: HeldenContext, card: number, seat: number, self: number): void {
  c.state.frames.push({ step: 'effect', card, part: parts.aftermath, seat, self, aim: noAim, at: 0, answers: [] });
}

export const effectStep: HeldenStep<HeldenEffectFrame> = engineEffectStep(programOf, (c, frame) =>
  c.resolved(frame.card),
);
