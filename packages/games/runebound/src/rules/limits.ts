import { type Refusal, refusal } from '@heldentisch/engine';
import { cardKey, kindOfCard } from '../box.js';
import { countOfKind, limitOf, limitRules, owns, partyOf } from '../parties.js';
import type { RuneboundState } from '../state.js';
import type { Kind } from '../terms.js';
import { noCard } from '../vocabulary.js';

/*
 * RB-LIM-05: who gets a card beyond a limit names at once the card of that kind which goes; the new card included.
 */

const isOverWith = (state: RuneboundState, seat: number, kind: Kind): boolean =>
  countOfKind(partyOf(state, seat).cards, kind) + 1 > limitOf(kind);

/** Every card that may make room for a new one, or `noCard` where none must. */
export function eachShed(state: RuneboundState, seat: number, card: number, visit: (shed: number) => void): void {
  const kind = kindOfCard[card] ?? null;
  if (kind === null || !isOverWith(state, seat, kind)) {
    visit(noCard);
    return;
  }
  for (const own of partyOf(state, seat).cards) if (kindOfCard[own] === kind) visit(own);
  visit(card);
}

/** What is wrong with the card named to make room, or null. */
export function shedProblem(state: RuneboundState, seat: number, card: number, shed: number): Refusal | null {
  const kind = kindOfCard[card] ?? null;
  const isOver = kind !== null && isOverWith(state, seat, kind);
  if (shed === noCard) {
    return isOver ? refusal(limitRules[kind] as string, { card: cardKey(card) }) : null;
  }
  if (!isOver) return refusal('RB-LIM-05', { case: 'needless', card: cardKey(shed) });
  const fits = kindOfCard[shed] === kind && (shed === card || owns(state, seat, shed));
  return fits ? null : refusal('RB-LIM-05', { card: cardKey(shed) });
}
