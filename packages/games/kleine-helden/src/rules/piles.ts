import { type Context, everyone, nothing } from '@heldentisch/engine';
import { cardOfBeing } from '../beings.js';
import { gearOf, handOf, isAlive } from '../groups.js';
import type { HeldenState } from '../state.js';
import { backOf } from '../tables.js';
import { happened } from '../vocabulary.js';

/* Cards change their place only here; each function also settles who has seen the card where it lies now. */

export type HeldenContext = Context<HeldenState>;

export const deckOf = (s: HeldenState, deck: number): number[] => s.deck[deck] as number[];
export const discardOf = (s: HeldenState, deck: number): number[] => s.discard[deck] as number[];

export function remove(pile: number[], card: number): number {
  pile.splice(pile.indexOf(card), 1);
  return card;
}

/** What others remember of a card ends here: who saw it, its markers, its last use. */
function forget(s: HeldenState, card: number): void {
  s.seen[card] = 0;
  s.markers[card] = 0;
  s.usedIn[card] = 0;
}

/** Puts a card that lies nowhere on its discard pile. */
export function toDiscard(c: HeldenContext, card: number): void {
  forget(c.state, card);
  discardOf(c.state, backOf(card)).push(card);
}

export function discardFromHand(c: HeldenContext, seat: number, card: number): void {
  toDiscard(c, remove(handOf(c.state, seat), card));
  c.emit(happened.cardDiscarded, seat, card);
}

/** KH-SET-06: an empty deck is made new from its discard pile. */
export function refill(c: HeldenContext, deck: number): void {
  const s = c.state;
  const pile = deckOf(s, deck);
  const discard = discardOf(s, deck);
  if (pile.length > 0 || discard.length === 0) return;
  pile.push(...discard.splice(0));
  for (const card of pile) s.seen[card] = 0;
  c.chance.shuffle(pile);
  c.emit(happened.deckShuffled, deck);
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
  if (!isAlive(c.state, seat)) {
    toDiscard(c, card);
    return;
  }
  c.state.seen[card] = everyone;
  handOf(c.state, seat).push(card);
}

/** A card from the hand of one player goes unseen into that of another; both know which, nobody else does. */
export function stealAtRandom(c: HeldenContext, from: number, seat: number): void {
  const s = c.state;
  const hand = handOf(s, from);
  if (hand.length === 0) return;
  const card = hand[c.chance.pick(hand.length)] as number;
  // Others cannot tell which card went: what they knew of this hand, and of marks on its cards, is void.
  const both = (1 << from) | (1 << seat);
  for (const other of hand) {
    s.seen[other] = (s.seen[other] as number) & both;
    s.markers[other] = 0;
    s.usedIn[other] = 0;
  }
  remove(hand, card);
  s.seen[card] = 1 << from;
  handOf(s, seat).push(card);
  c.emit(happened.cardStolen, from, seat, card);
}

/** Puts a card that lies nowhere to a hero. */
export function putGear(c: HeldenContext, hero: number, card: number): void {
  c.state.seen[card] = 0;
  gearOf(c.state, hero).push(card);
}

export function takeGear(c: HeldenContext, hero: number, card: number): number {
  return remove(gearOf(c.state, hero), card);
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
  for (let i = s.lasting.length - 1; i >= 0; i--) if (s.lasting[i]?.being === being) s.lasting.splice(i, 1);
  return card;
}
