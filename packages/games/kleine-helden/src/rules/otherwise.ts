import { type Code, kindOf, type Refusal } from '@heldentisch/engine';
import { clashOf } from '../clash.js';
import { choose } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';
import { spontaneousProblem } from './play-problem.js';
import { because, becauseOfCard } from './why.js';

/** What a combat or casting keeps apart from the rest of a turn. */
const inClash: ReadonlyMap<number, string> = new Map([
  [choose.exchange.id, 'KH-NEW-06'],
  [choose.buy.id, 'KH-NEW-06'],
  [choose.npc.id, 'KH-NPC-02'],
  [choose.demon.id, 'KH-DMN-01.combat'],
  [choose.manoeuvre.id, 'KH-CMB-07.early'],
  [choose.drink.id, 'KH-CMB-07.early'],
]);

/**
 * Why something has no place at the present question, where that can be told better than by the rule that says when
 * such a choice is made (`occasions.ts`).
 */
export function otherwise(c: HeldenContext, _frame: unknown, seat: number, code: Code): Refusal | null {
  const s = c.state;
  if (choose.play.is(code)) {
    // One act is finished before another begins, even if the card is for any time.
    const card = choose.play.card(code);
    return becauseOfCard(spontaneousProblem(s, seat, card, null, null) ?? 'KH-EVT-03.busy', card);
  }
  const rule = clashOf(s) === null ? undefined : inClash.get(kindOf(code));
  return rule === undefined ? null : because(rule);
}
