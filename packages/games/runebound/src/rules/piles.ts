import { at, everyone } from '@heldentisch/engine';
import { layUnder, take } from '@heldentisch/pieces';
import { colorOfCard, isMarketCard } from '../box.js';
import { partyOf } from '../parties.js';
import type { RuneboundState } from '../state.js';
import { happened } from '../vocabulary.js';
import type { C } from './frames.js';

/** The counters that bring one doom counter, by the number of players (RB-DOM-01). */
const cardsPerDoom: readonly number[] = [4, 4, 6, 8, 8, 8];
const mostDoom = 8;

/** RB-DOM-01: an adventure card was discarded. */
export function countDoom(c: C): void {
  const { state } = c;
  if (!state.doom || state.doomCounters === mostDoom) return;
  state.doomCount++;
  c.emit(happened.doomRose, state.doomCount);
  if (state.doomCount < at(cardsPerDoom, state.parties.length - 1)) return;
  state.doomCount = 0;
  state.doomCounters++;
  c.emit(happened.doomCounterPlaced, state.doomCounters);
  if (state.doomCounters === mostDoom) state.doomed = state.turns;
}

/** RB-ITM-07: a card that leaves play keeps nothing. */
export function clean(state: RuneboundState, card: number): void {
  state.turned[card] = 0;
  state.wounds[card] = 0;
  state.exhaustion[card] = 0;
}

/** Under the deck it belongs to. All have seen it, and know that it lies there (RB-INF-02). */
export function putUnder(state: RuneboundState, card: number): void {
  clean(state, card);
  const deck = isMarketCard(card) ? state.market : at(state.decks, at(colorOfCard, card));
  layUnder(deck, card, state.seen, everyone);
}

/** RB-ITM-10: several at once go in the order of their numbers, the lowest first. */
export function putAllUnder(state: RuneboundState, cards: readonly number[]): void {
  for (const card of [...cards].sort((a, b) => a - b)) putUnder(state, card);
}

/** A card of a player goes under its deck. */
export function discardOwn(c: C, seat: number, card: number): void {
  take(partyOf(c.state, seat).cards, card);
  putUnder(c.state, card);
  if (!isMarketCard(card)) countDoom(c);
}

/** A player gets a card that lies nowhere else now. */
export function receive(state: RuneboundState, seat: number, card: number): void {
  state.seen[card] = 0;
  partyOf(state, seat).cards.push(card);
}
