import { firstDemon } from '../beings.js';
import { handOf, isAlive, isOwnFighter, lifeOf } from '../groups.js';
import type { HeldenState } from '../state.js';
import { backOf, spontaneousFor } from '../tables.js';
import { decks } from '../terms.js';

/*
 * Whether a seat is asked depends only on what everybody can see: the backs of its hand, reactions on the table, and
 * cards that lie open elsewhere. Each card exists once.
 */

export const hasBack = (s: HeldenState, seat: number, deck: number): boolean => {
  for (const card of handOf(s, seat)) if (backOf(card) === deck) return true;
  return false;
};

/** Whether it is open to all where the card is. */
const isOpen = (s: HeldenState, card: number): boolean =>
  s.seen[card] === -1 ||
  (s.discard[decks.green] as number[]).includes(card) ||
  s.resolving.includes(card) ||
  s.out.includes(card);

/** KH-EVT-06: who has just lost the last one plays nothing any more, not even an answer. */
export function hasSurvivor(s: HeldenState, seat: number): boolean {
  for (let being = 0; being < firstDemon; being++) {
    if (isOwnFighter(s, being, seat) && lifeOf(s, being) > 0) return true;
  }
  return false;
}

/** As far as everybody can tell, the seat might hold one of these cards and play it. */
export function mightHold(s: HeldenState, seat: number, cards: readonly number[]): boolean {
  if (!isAlive(s, seat) || !hasBack(s, seat, decks.green) || !hasSurvivor(s, seat)) return false;
  for (const card of cards) {
    if (s.seen[card] === -1 ? handOf(s, seat).includes(card) : !isOpen(s, card)) return true;
  }
  return false;
}

export const mightPlayAnyTime = (s: HeldenState, seat: number): boolean =>
  mightHold(s, seat, spontaneousFor('any time'));

export function seatsThatMight(s: HeldenState, cards: readonly number[], except: number): number {
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== except && mightHold(s, seat, cards)) bits |= 1 << seat;
  }
  return bits;
}
