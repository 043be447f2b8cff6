import { type Context, everyone, nothing, type OptionSink } from '@heldentisch/engine';
import { findKind as findKindIn, lay, shuffle, takeAt } from '@heldentisch/pieces';
import { marks, type PixelState } from '../state.js';
import { kindOfCard } from '../tables.js';
import { ownerAt } from '../units.js';
import { happened } from '../vocabulary.js';

/*
 * Cards change their place only here. Each function also settles who has seen the card where it lies now, and what
 * counts as progress (PT-END-08).
 */

export type PixelContext = Context<PixelState>;

export const cardKind = (id: number): number => kindOfCard[id] as number;

/** The position of a card of this kind in a pile, or -1. */
export const findKind = (pile: readonly number[], kind: number): number => findKindIn(pile, kindOfCard, kind);

/** Takes a card of this kind out of a pile. */
export const takeKind = (pile: number[], kind: number): number => takeAt(pile, findKind(pile, kind));

/** Whether no card of the same kind lies before this one: then its kind is offered for both. */
export const isFirstOfKind = (pile: readonly number[], index: number): boolean =>
  findKind(pile, cardKind(pile[index] as number)) === index;

/** Adds one option for each different card of a pile. */
export function addKinds(pile: readonly number[], code: (kind: number) => number, out: OptionSink): void {
  for (let i = 0; i < pile.length; i++) if (isFirstOfKind(pile, i)) out.add(code(cardKind(pile[i] as number)));
}

export const handOf = (s: PixelState, seat: number): number[] => s.hand[seat] as number[];
export const deckOf = (s: PixelState, seat: number): number[] => s.deck[seat] as number[];
export const discardOf = (s: PixelState, seat: number): number[] => s.discard[seat] as number[];

export const holds = (s: PixelState, seat: number, kind: number): boolean => findKind(handOf(s, seat), kind) >= 0;

/** PT-DRW-04: as many as the deck holds. */
export function drawCards(c: PixelContext, seat: number, count: number): number {
  const deck = deckOf(c.state, seat);
  let drawn = 0;
  for (; drawn < count && deck.length > 0; drawn++) {
    const id = deck.pop() as number;
    handOf(c.state, seat).push(id);
    c.state.progress = 1;
    c.emit(happened.cardDrawn, seat, id);
  }
  return drawn;
}

/** Puts a card that lies nowhere on a player's discard pile, face up. */
export function toDiscard(c: PixelContext, owner: number, id: number): void {
  lay(discardOf(c.state, owner), id, c.state.seen);
  c.state.progress = 1;
  c.emit(happened.cardDiscarded, owner, id);
}

/** Puts a card that everybody saw into its owner's hand. */
export function toHandOpenly(c: PixelContext, owner: number, id: number): void {
  lay(handOf(c.state, owner), id, c.state.seen, everyone);
  c.state.progress = 1;
  c.emit(happened.cardReturned, owner, id);
}

/** Everybody sees a card of the hand, which stays there. */
export function showFromHand(c: PixelContext, seat: number, kind: number): number {
  const hand = handOf(c.state, seat);
  const id = hand[findKind(hand, kind)] as number;
  c.state.seen[id] = everyone;
  c.emit(happened.cardShown, seat, id);
  return id;
}

export function discardFromHand(c: PixelContext, seat: number, index: number): void {
  toDiscard(c, seat, takeAt(handOf(c.state, seat), index));
}

/** Discards all cards of a hand but one, if that is there; returns how many. */
export function discardHand(c: PixelContext, seat: number, except: number): number {
  const hand = handOf(c.state, seat);
  let count = 0;
  for (let i = hand.length - 1; i >= 0; i--) {
    if (hand[i] === except) continue;
    discardFromHand(c, seat, i);
    count++;
  }
  return count;
}

export function shuffleDeck(c: PixelContext, seat: number): void {
  shuffle(c.chance, deckOf(c.state, seat), c.state.seen);
  c.emit(happened.deckShuffled, seat);
}

/** Whatever lay on the place is forgotten: damage, marks, bonuses (PT-COR-06, PT-ACT-12). */
export function emptyPlace(s: PixelState, place: number): number {
  const id = s.card[place] as number;
  s.card[place] = nothing;
  s.corpse[place] = 0;
  cleanPlace(s, place);
  s.taken[place] = 0;
  return id;
}

function cleanPlace(s: PixelState, place: number): void {
  s.damage[place] = 0;
  s.mark[place] = marks.none;
  s.hurt[place] = 0;
  s.stormed[place] = 0;
  s.bonus[place] = 0;
}

/** Puts a card that lies nowhere on a free place as a living hero. */
export function putHero(s: PixelState, place: number, id: number): void {
  s.seen[id] = 0;
  s.card[place] = id;
  s.corpse[place] = 0;
  cleanPlace(s, place);
  s.taken[place] = 0;
  s.progress = 1;
}

/** A hero turns into a corpse where it lies (PT-CAS-02). */
export function turnToCorpse(s: PixelState, place: number): void {
  cleanPlace(s, place);
  s.corpse[place] = 1;
  s.progress = 1;
}

/** PT-COR-03, PT-COR-04 */
export function revive(c: PixelContext, place: number): void {
  cleanPlace(c.state, place);
  c.state.corpse[place] = 0;
  c.state.progress = 1;
  c.emit(happened.heroRevived, cardKind(c.state.card[place] as number), place);
}

/** Takes a hero or corpse out of its unit and puts it on its owner's discard pile. */
export function discardFromUnit(c: PixelContext, place: number): void {
  const owner = ownerAt(c.state, place);
  toDiscard(c, owner, emptyPlace(c.state, place));
}

/** Takes a hero or corpse out of its unit into its owner's hand. */
export function returnToHand(c: PixelContext, place: number): void {
  const owner = ownerAt(c.state, place);
  toHandOpenly(c, owner, emptyPlace(c.state, place));
}

function exchange(list: number[], a: number, b: number): void {
  const kept = list[a] as number;
  list[a] = list[b] as number;
  list[b] = kept;
}

/** Two places of a unit swap what lies there; everything on the cards goes along (PT-ACT-11). */
export function swapPlaces(s: PixelState, a: number, b: number): void {
  exchange(s.card, a, b);
  exchange(s.corpse, a, b);
  exchange(s.damage, a, b);
  exchange(s.mark, a, b);
  exchange(s.hurt, a, b);
  exchange(s.stormed, a, b);
  exchange(s.bonus, a, b);
  exchange(s.taken, a, b);
}

/** Where a card lies in the units, or -1. */
export const findPlace = (s: PixelState, id: number): number => s.card.indexOf(id);
