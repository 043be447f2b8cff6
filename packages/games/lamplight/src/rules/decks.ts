import { at, type Context } from '@heldentisch/engine';
import { draw, lay, refill } from '@heldentisch/pieces';
import { kindOfCard } from '../box.js';
import type { LamplightState } from '../state.js';
import { happened } from '../vocabulary.js';

export type C = Context<LamplightState>;

const marketSize = 4;

/** LAM-03 */
export function fillMarket(c: C): void {
  const { market, stack, seen } = c.state;
  for (const card of draw(stack, marketSize - market.length)) {
    lay(market, card, seen);
    c.emit(happened.cardOffered, kindOfCard[card]);
  }
}

export const canDraw = ({ decks, discards }: LamplightState, seat: number): boolean =>
  at(decks, seat).length > 0 || at(discards, seat).length > 0;

/** LAM-10 */
export function drawCards(c: C, seat: number, count: number): void {
  const { decks, discards, hands, seen } = c.state;
  const deck = at(decks, seat);
  for (let i = 0; i < count; i++) {
    if (refill(c.chance, deck, at(discards, seat), seen)) c.emit(happened.deckShuffled, seat);
    for (const card of draw(deck, 1)) {
      lay(at(hands, seat), card, seen);
      // After the move: the zones decide who is told which card it was.
      c.emit(happened.cardDrawn, seat, card);
    }
  }
}
