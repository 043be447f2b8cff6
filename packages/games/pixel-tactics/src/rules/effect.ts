import { effectStep as engineEffectStep, type Step } from '@heldentisch/engine';
import { cardIds } from '../card-ids.js';
import { orderRow, type PixelEffectFrame, type PixelState } from '../state.js';
import { abilityIndex, programOf } from '../tables.js';
import { happened } from '../vocabulary.js';
import type { PixelContext } from './piles.js';

export function pushEffect(c: PixelContext, card: number, row: number, seat: number, self: number): void {
  c.state.frames.push({ step: 'effect', card, row, seat, self, at: 0, answers: [] });
}

export const effectStep: Step<PixelState, PixelEffectFrame> = engineEffectStep(programOf, (c, frame) =>
  c.resolved(abilityIndex(frame.card, frame.row)),
);

/** Orders that carry out other orders and could therefore call themselves without end. */
const selfCalling: readonly number[] = [cardIds.indexOf('mascot'), cardIds.indexOf('doppelganger')];

/** Carries out an order that was not played from the hand. PT-FAQ-03: one that would call itself does nothing. */
export function carryOutOrder(c: PixelContext, card: number, seat: number): void {
  c.emit(happened.orderCarriedOut, seat, card);
  const running = c.state.frames.some(
    (frame) => frame.step === 'effect' && frame.row === orderRow && frame.card === card,
  );
  if (running && selfCalling.includes(card)) c.emit(happened.effectImpossible, card);
  else pushEffect(c, card, orderRow, seat, -1);
}
