import { type Refusal, refusal } from '@heldentisch/engine';
import { handOf } from '../groups.js';
import { beingKey, cardKey } from '../labels.js';
import type { HeldenState } from '../state.js';

/**
 * What stands against something: the rule, and behind a dot which of its cases, as in `KH-EQP-01.hand`. Asked while
 * options are listed, so it is a plain text; `because` makes the reason that people read of it.
 */
export type Why = string | null;

export function because(why: string, params: Refusal['params'] = {}): Refusal {
  const dot = why.indexOf('.');
  return dot < 0 ? refusal(why, params) : refusal(why.slice(0, dot), { case: why.slice(dot + 1), ...params });
}

export const becauseOfCard = (why: Why, card: number): Refusal | null =>
  why === null ? null : because(why, { card: cardKey(card) });

export const becauseOfBeing = (why: Why, being: number): Refusal | null =>
  why === null ? null : because(why, { being: beingKey(being) });

/** The card is not in the seat's hand; `rule` is the one that wants it to come from there. */
export const notInHand = (s: HeldenState, seat: number, card: number, rule: string): Refusal | null =>
  handOf(s, seat).includes(card) ? null : because(`${rule}.hand`, { card: cardKey(card) });
