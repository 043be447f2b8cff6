import { type Context, everyone, nothing } from '@heldentisch/engine';
import { endWhere, keepKnownTo, lay, refill as refillPile, take, takeAt } from '@heldentisch/pieces';
import { cardOfBeing } from '../beings.js';
import { gearOf, handOf, isAlive } from '../groups.js';
import type { HeldenState } from '../state.js';
import { backOf } from '../tables.js';
import { happened } from '../vocabulary.js';

/* Cards change their place only here; each function also settles who has seen the card where it lies now. */

export type HeldenContext = Context<HeldenState>;

export const deckOf = (s: HeldenState, deck: number): number[] => s.deck[deck] as number[];
export const discardOf = (s: HeldenState, deck: number): number[] => s.discard[deck] as number[];

/** What is remembered of a card ends: its markers, its last use. */
function forgetUse(s: HeldenState, card: number): void {
  s.markers[card] = 0;
  s.usedIn[card] = 0;
}

/** Puts a card that lies nowhere on its discard pile. */
export function toDiscard(c: HeldenContext, card: number): void {
  forgetUse(c.state, card);
  lay(discardOf(c.state, backOf(card)), card, c.state.seen);
}

export function discardFromHand(c: HeldenContext, seat: number, card: number): void {
  toDiscard(c, take(handOf(c.state, seat), card));
  c.emit(happened.cardDiscarded, seat, card);
}

/** KH-SET-06: an empty deck is made new from its discard pile. */
export function refill(c: HeldenContext, deck: number): void {
  const s = c.state;
  if (refillPile(c.chance, deckOf(s, deck), discardOf(s, deck), s.seen)) c.emit(happened.deckShuffled, deck);
}

/** KH-SET-12 */
export const canDrawFrom = (s: HeldenState, deck: number): boolean =>
  deckOf(s, deck).length > 0 || discardOf(s, deck).length > 0;

export const canDraw = (s: HeldenState): boolean => canDrawFrom(s, 0) || canDrawFrom(s, 1) || canDrawFrom(s, 2);

/** Takes the top card of a deck; it is not looked at yet. */
export function drawFaceDown(c: HeldenContext, deck: number): void {
  refill(c, deck);
  c.state.drawn.push(deckOf(c.state, deck).pop() as number);
  refill(c, deck);
}

/** Everybody saw the card: it lies in the hand, but known. */
export function toHandOpenly(c: HeldenContext, seat: number, card: number): void {
  if (isAlive(c.state, seat)) lay(handOf(c.state, seat), card, c.state.seen, everyone);
  else toDiscard(c, card);
}

/** A card from the hand of one player goes unseen into that of another; both know which, nobody else does. */
export function stealAtRandom(c: HeldenContext, from: number, seat: number): void {
  const s = c.state;
  const hand = handOf(s, from);
  if (hand.length === 0) return;
  // Others cannot tell which card went: what they knew of this hand, and of marks on its cards, is void.
  keepKnownTo((1 << from) | (1 << seat), hand, s.seen);
  for (const other of hand) forgetUse(s, other);
  const card = takeAt(hand, c.chance.pick(hand.length));
  lay(handOf(s, seat), card, s.seen, 1 << from);
  c.emit(happened.cardStolen, from, seat, card);
}

/** Puts a card that lies nowhere to a hero. */
export function putGear(c: HeldenContext, hero: number, card: number): void {
  lay(gearOf(c.state, hero), card, c.state.seen);
}

export function takeGear(c: HeldenContext, hero: number, card: number): number {
  return take(gearOf(c.state, hero), card);
}

/** Nothing has happened to it yet, or nothing counts any more. */
function clearMarks(s: HeldenState, being: number): void {
  s.actions[being] = 0;
  s.attackOnly[being] = 0;
  s.reactions[being] = 0;
  s.stunned[being] = 0;
  s.chained[being] = 0;
  s.poison[being] = 0;
  s.used[being] = 0;
  s.slayer[being] = -1;
  s.summoner[being] = -1;
}

/** A hero, creature, demon or NPC comes into play. */
export function enter(s: HeldenState, being: number, seat: number, life: number): void {
  s.seen[cardOfBeing(being)] = 0;
  s.field[being] = cardOfBeing(being);
  s.owner[being] = seat;
  s.lp[being] = life;
  s.since[being] = s.turn;
  clearMarks(s, being);
}

/** Leaves play; nothing about it is kept. Returns the card, which lies nowhere then. */
export function leave(s: HeldenState, being: number): number {
  const card = s.field[being] as number;
  s.field[being] = nothing;
  s.owner[being] = -1;
  s.lp[being] = 0;
  s.since[being] = 0;
  clearMarks(s, being);
  endWhere(s.lasting, (effect) => effect.being === being);
  return card;
}
