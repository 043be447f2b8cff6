import { effectStep as engineEffectStep, type Step } from '@heldentisch/engine';
import { orderRow, type PixelEffectFrame, type PixelState } from '../state.js';
import { abilityIndex, programOf } from '../tables.js';
import { happened } from '../vocabulary.js';
import type { PixelContext } from './piles.js';

/** The frame of a card's effect: of its spell, its order or its leader half. */
export function effectFrame(
  card: number,
  row: number,
  seat: number,
  self: number,
  shown: number = -1,
): PixelEffectFrame {
  return { step: 'effect', card, row, seat, self, shown, at: 0, answers: [] };
}

export const effectStep: Step<PixelState, PixelEffectFrame> = engineEffectStep(programOf, (c, frame) =>
  c.resolved(abilityIndex(frame.card, frame.row)),
);

/** Whether an order of this kind is being carried out further down the stack. */
export const isOrderRunning = (s: PixelState, card: number): boolean =>
  s.frames.some((frame) => frame.step === 'effect' && frame.row === orderRow && frame.card === card);

/** Carries out an order that was not played from the hand; `shown` is its card if it stays in the own hand. */
export function carryOutOrder(c: PixelContext, card: number, seat: number, shown: number = -1): void {
  c.emit(happened.orderCarriedOut, seat, card);
  c.state.frames.push(effectFrame(card, orderRow, seat, -1, shown));
}
