import { effectStep as engineEffectStep, type Step } from '@heldentisch/engine';
import type { ArtifactUse, DemonCard, InCombat, Program } from '../define.js';
import type { HeldenEffectFrame, HeldenState } from '../state.js';
import { supportCard } from '../tables.js';
import { noAim } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';

/** Which program of a card runs: its own, or what follows a combat. */
export const parts = { own: 0, aftermath: 1 } as const;

function programOf(frame: HeldenEffectFrame): Program {
  const card = supportCard(frame.card);
  if (frame.part === parts.aftermath) return (card as InCombat).aftermath ?? [];
  if (card.kind === 'demon') return (card as DemonCard).atTurnStart ?? [];
  if (card.kind === 'artifact') return (card.use as ArtifactUse).program;
  return (card as { program?: Program }).program ?? [];
}

export function pushEffect(c: HeldenContext, card: number, seat: number, self: number, aim: number = noAim): void {
  c.state.frames.push({ step: 'effect', card, part: parts.own, seat, self, aim, at: 0, answers: [] });
}

export function pushAftermath(c: HeldenContext, card: number, seat: number, self: number): void {
  c.state.frames.push({ step: 'effect', card, part: parts.aftermath, seat, self, aim: noAim, at: 0, answers: [] });
}

export const effectStep: Step<HeldenState, HeldenEffectFrame> = engineEffectStep(programOf, (c, frame) =>
  c.resolved(frame.card),
);
