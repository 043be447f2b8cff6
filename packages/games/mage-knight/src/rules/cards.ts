import { assert, everyone } from '@heldentisch/engine';
import { draw, lay, take } from '@heldentisch/pieces';
import { cardKey, designOf, isWound } from '../box.js';
import { type C, combatOf, hasLasting, lastingOf, playerOf } from '../players.js';
import { happened } from '../vocabulary.js';

/*
 * Deed cards on their ways: drawn, discarded, thrown away, gained; and wounds.
 */

/** Draws from the deed deck as far as it goes (MK-END-14). Returns how many came. */
export function drawCards(c: C, seat: number, count: number): number {
  const { state } = c;
  const { deck, hand } = playerOf(state, seat);
  const drawn = draw(deck, count);
  for (const card of drawn) {
    lay(hand, card, state.seen);
    c.emit(happened.cardDrawn, seat, card);
  }
  if (drawn.length > 0) c.emit(happened.cardsDrawn, seat, drawn.length);
  return drawn.length;
}

/** From the hand to the discard pile; it counts for MK-TRN-13. */
export function discardFromHand(c: C, seat: number, card: number): void {
  const { state } = c;
  const { hand, discard } = playerOf(state, seat);
  lay(discard, take(hand, card), state.seen);
  state.turn.cards++;
  c.emit(happened.cardDiscarded, seat, designOf(card));
}

/** MK-EFF-14: a wound goes back to its pile, any other card leaves the game. */
export function throwAwayFrom(c: C, seat: number, pile: number[], card: number): void {
  const { state } = c;
  take(pile, card);
  state.owner[card] = -1;
  if (isWound(card)) lay(state.wounds, card, state.seen);
  else {
    lay(state.box, card, state.seen);
    c.emit(happened.cardGone, seat, designOf(card));
  }
}

/** MK-EFF-09: a gained card lies on top of the deed deck, and everybody has seen it. */
export function gainCard(c: C, seat: number, card: number, to: 'deck' | 'hand' | 'discard' = 'deck'): void {
  const { state } = c;
  const player = playerOf(state, seat);
  state.owner[card] = seat;
  lay(player[to], card, state.seen, to === 'discard' ? 0 : everyone);
  c.emit(happened.cardGained, seat, designOf(card));
}

/** MK-EFF-10: an offer is refilled at once, the new card on top. Offers lie with the oldest card first. */
export function refillOffer(c: C, kind: 'actions' | 'spells'): void {
  const { state } = c;
  const offer = kind === 'actions' ? state.actionOffer : state.spellOffer;
  while (offer.length < 3) {
    const [card] = draw(kind === 'actions' ? state.actions : state.spells, 1);
    if (card === undefined) return;
    lay(offer, card, state.seen);
  }
}

/** MK-WND-01: one wound comes into the hand. */
export function takeWound(c: C, seat: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  const wound = newWound(c, seat);
  if (wound < 0) return;
  lay(player.hand, wound, state.seen, everyone);
  c.emit(happened.woundTaken, seat);
  if (state.turn.seat !== seat) return;
  state.turn.wounds++;
  const combat = combatOf(state);
  if (combat !== undefined && combat.seat === seat && combat.phase >= 0) combat.woundsTaken++;
  woundTaken(c, seat, wound);
}

/** Rush of Adrenaline: wounds of this turn bring cards. */
function woundTaken(c: C, seat: number, wound: number): void {
  const { state } = c;
  if (!hasLasting(state, 'drawPerWound')) return;
  const rush = lastingOf(state, 'drawPerWound');
  if (rush === undefined || rush.n <= 0) return;
  rush.n--;
  // The strong effect throws the first one away.
  if (rush.least === 1 && rush.n === 3) throwAwayFrom(c, seat, playerOf(state, seat).hand, wound);
  drawCards(c, seat, 1);
}

/** A wound from the pile, now the seat's; -1 if none is left. */
export function newWound({ state }: C, seat: number): number {
  const wound = state.wounds.pop() ?? -1;
  if (wound >= 0) state.owner[wound] = seat;
  if (wound >= 0 && state.turn.seat === seat) state.turn.newWounds++;
  return wound;
}

/** MK-ABL-04: one more into the discard pile. */
export function woundToDiscard(c: C, seat: number): void {
  const { state } = c;
  const wound = newWound(c, seat);
  if (wound < 0) return;
  lay(playerOf(state, seat).discard, wound, state.seen);
  c.emit(happened.woundDiscarded, seat);
}

/** A wound leaves the hand (healed, MK-WND-06). */
export function healWound(c: C, seat: number): void {
  const { state } = c;
  const { hand } = playerOf(state, seat);
  const wound = hand.find(isWound);
  assert(wound !== undefined, 'there must be a wound to heal');
  throwAwayFrom(c, seat, hand, wound);
  state.turn.healedWounds++;
  c.emit(happened.woundHealed, seat);
  drawCards(c, seat, state.turn.lasting.filter(({ what }) => what === 'drawPerHealed').length);
}

export const aboutCard = (design: number): { card: string } => ({ card: cardKey(design) });
