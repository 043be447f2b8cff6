import { at, type Context, type OptionSink } from '@heldentisch/engine';
import { kindOfCard } from '../box.js';
import { lay, shuffleInto } from '../piles.js';
import type { LamplightState } from '../state.js';
import { happened } from '../vocabulary.js';

export type C = Context<LamplightState>;

export const marketSize = 4;

/** LAM-03 */
export function fillMarket(c: C): void {
  const { market, stack, seen } = c.state;
  while (market.length < marketSize && stack.length > 0) {
    const card = stack.pop() as number;
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
  for (let i = 0; i < count && canDraw(c.state, seat); i++) {
    if (deck.length === 0) {
      shuffleInto(deck, at(discards, seat), seen, c.chance);
      c.emit(happened.deckShuffled, seat);
    }
    const card = deck.pop() as number;
    lay(at(hands, seat), card, seen);
    // After the move: the zones decide who is told which card it was.
    c.emit(happened.cardDrawn, seat, card);
  }
}

/** Each kind of card in the pile once, as a candidate. */
export function offerKinds(pile: readonly number[], kind: { code(card: number): number }, out: OptionSink): void {
  let met = 0;
  for (const card of pile) {
    const number = kindOfCard[card] as number;
    if ((met & (1 << number)) !== 0) continue;
    met |= 1 << number;
    out.add(kind.code(number));
  }
}
