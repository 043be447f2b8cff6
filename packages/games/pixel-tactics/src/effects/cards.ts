import { again, first } from '@heldentisch/engine';
import {
  deckOf,
  discardFromHand,
  discardHand,
  discardOf,
  drawCards,
  findKind,
  handOf,
  type PixelContext,
  takeAt,
  toDiscard,
  toHandOpenly,
} from '../rules/piles.js';
import { addKinds } from '../rules/setup.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { asks, impossible, mandatory, own } from './targets.js';

export const draw = (count: number): PixelVerb => ({
  run(c, frame) {
    if (drawCards(c, frame.seat, count) === 0) impossible(c, frame);
  },
});

export const gainActions = (count: number): PixelVerb => ({
  run(c, frame) {
    c.state.actions += count;
    c.emit(happened.actionsGained, frame.seat, count);
  },
});

/** The opponent has fewer actions in the next wave. */
export const takeActions = (count: number): PixelVerb => ({
  run(c, frame) {
    const enemy = 1 - frame.seat;
    c.state.fewerNext[enemy] = (c.state.fewerNext[enemy] as number) + count;
    c.emit(happened.actionsLost, enemy, count);
  },
});

export const addToken = (fromRound: number): PixelVerb => ({
  run(c, frame) {
    if (c.state.round < fromRound) return;
    c.state.tokens[frame.seat] = (c.state.tokens[frame.seat] as number) + 1;
    c.emit(happened.tokenAdded, frame.seat, c.state.tokens[frame.seat] as number);
  },
});

/** Looks at the opponent's hand. */
export const seeEnemyHand: PixelVerb = {
  run(c, frame) {
    const hand = handOf(c.state, 1 - frame.seat);
    for (const id of hand) c.state.seen[id] = (c.state.seen[id] as number) | own(frame);
    if (hand.length > 0) c.emit(happened.handShown, 1 - frame.seat);
  },
};

/** Chooses a card of the opponent's hand, which must have been seen, and discards it. */
export const discardFromEnemyHand: PixelVerb = {
  seats: (c, frame) => (handOf(c.state, 1 - frame.seat).length > 0 ? own(frame) : 0),
  run: impossible,
  options: (c, frame, _seat, out) => addKinds(handOf(c.state, 1 - frame.seat), choose.card.code, out),
  choose(c, frame, _seat, code) {
    discardFromHand(c, 1 - frame.seat, findKind(handOf(c.state, 1 - frame.seat), first(code)));
  },
  prompt: asks('discardFromEnemyHand'),
  refuse: mandatory,
};

/** The opponent discards cards at random. */
export const discardAtRandom = (count: number): PixelVerb => ({
  run(c, frame) {
    const hand = handOf(c.state, 1 - frame.seat);
    if (hand.length === 0) impossible(c, frame);
    for (let i = 0; i < count && hand.length > 0; i++) discardFromHand(c, 1 - frame.seat, c.chance.pick(hand.length));
  },
});

/** The top cards of the opponent's deck are discarded. */
export const discardFromEnemyDeck = (count: number): PixelVerb => ({
  run(c, frame) {
    const deck = deckOf(c.state, 1 - frame.seat);
    if (deck.length === 0) impossible(c, frame);
    for (let i = 0; i < count && deck.length > 0; i++) toDiscard(c, 1 - frame.seat, deck.pop() as number);
  },
});

/** The whole hand goes, but for the card whose order this is; as many cards plus some come. */
export const renewHand = (more: number): PixelVerb => ({
  run(c, frame) {
    const count = discardHand(c, frame.seat, frame.shown);
    drawCards(c, frame.seat, count + more);
  },
});

export const takeFromDiscard: PixelVerb = {
  seats: (c, frame) => (discardOf(c.state, frame.seat).length > 0 ? own(frame) : 0),
  run: impossible,
  options: (c, frame, _seat, out) => addKinds(discardOf(c.state, frame.seat), choose.card.code, out),
  choose(c, frame, _seat, code) {
    const pile = discardOf(c.state, frame.seat);
    toHandOpenly(c, frame.seat, takeAt(pile, findKind(pile, first(code))));
  },
  prompt: asks('takeFromDiscard'),
  refuse: mandatory,
};

/** If one hand card is discarded, cards are drawn; the player may decline. */
export const discardToDraw = (count: number): PixelVerb => ({
  seats: (c, frame) => (handOf(c.state, frame.seat).length > 0 ? own(frame) : 0),
  run: impossible,
  options(c, frame, _seat, out) {
    addKinds(handOf(c.state, frame.seat), choose.card.code, out);
    out.add(choose.decline.code());
  },
  choose(c, frame, _seat, code) {
    if (code === choose.decline.code()) return;
    discardFromHand(c, frame.seat, findKind(handOf(c.state, frame.seat), first(code)));
    drawCards(c, frame.seat, count);
  },
  prompt: asks('discardToDraw'),
  refuse: mandatory,
});

type DeckOwner = (frame: PixelEffectFrame) => number;
export const ownDeck: DeckOwner = (frame) => frame.seat;
export const enemyDeck: DeckOwner = (frame) => 1 - frame.seat;

/** Takes the top cards of a deck in hand to look at them; PT-DRW-05: as many as there are. */
export const lookAtTop = (count: number, owner: DeckOwner): PixelVerb => ({
  run(c, frame) {
    const s = c.state;
    const deck = deckOf(s, owner(frame));
    s.looker = frame.seat;
    for (let i = 0; i < count && deck.length > 0; i++) s.looked.push(deck.pop() as number);
    if (s.looked.length === 0) impossible(c, frame);
    else c.emit(happened.cardsLookedAt, frame.seat, s.looked.length);
  },
});

function takeLooked(s: PixelState, code: number): number {
  return takeAt(s.looked, findKind(s.looked, first(code)));
}

/** Puts the looked-at cards back on the deck in any order: first the one that comes to lie undermost. */
export const putBackInOrder = (owner: DeckOwner): PixelVerb => ({
  seats: (c, frame) => (c.state.looked.length > 0 ? own(frame) : 0),
  run: (c) => {
    c.state.looker = -1;
  },
  options: (c, _frame, _seat, out) => addKinds(c.state.looked, choose.card.code, out),
  choose(c, frame, _seat, code) {
    putOnDeck(c, frame, owner(frame), takeLooked(c.state, code));
    again(frame);
  },
  prompt: asks('putBack'),
  refuse: mandatory,
});

/** Whoever put the card there knows it; what others knew of the order is void. */
function putOnDeck(c: PixelContext, frame: PixelEffectFrame, owner: number, id: number): void {
  c.state.seen[id] = own(frame);
  deckOf(c.state, owner).push(id);
  c.emit(happened.cardPutBack, owner, id);
}

/** One of the looked-at cards may be discarded first. */
export const mayDiscardLooked = (owner: DeckOwner): PixelVerb => ({
  seats: (c, frame) => (c.state.looked.length > 0 ? own(frame) : 0),
  run: () => {},
  options(c, _frame, _seat, out) {
    addKinds(c.state.looked, choose.card.code, out);
    out.add(choose.decline.code());
  },
  choose(c, frame, _seat, code) {
    if (code !== choose.decline.code()) toDiscard(c, owner(frame), takeLooked(c.state, code));
  },
  prompt: asks('mayDiscardLooked'),
  refuse: mandatory,
});

/** One looked-at card goes into the hand. */
export const keepLooked: PixelVerb = {
  seats: (c, frame) => (c.state.looked.length > 0 ? own(frame) : 0),
  run: () => {},
  options: (c, _frame, _seat, out) => addKinds(c.state.looked, choose.card.code, out),
  choose(c, frame, _seat, code) {
    const s = c.state;
    const id = takeLooked(s, code);
    s.seen[id] = 0;
    handOf(s, frame.seat).push(id);
    s.progress = 1;
    c.emit(happened.cardDrawn, frame.seat, id);
  },
  prompt: asks('keepLooked'),
  refuse: mandatory,
};

/** One looked-at card goes back on top of the own deck. */
export const returnLooked: PixelVerb = {
  ...keepLooked,
  choose: (c, frame, _seat, code) => putOnDeck(c, frame, frame.seat, takeLooked(c.state, code)),
  prompt: asks('returnLooked'),
};

/** What is left of the looked-at cards is discarded. */
export const discardLooked: PixelVerb = {
  run(c, frame) {
    const s = c.state;
    while (s.looked.length > 0) toDiscard(c, frame.seat, s.looked.pop() as number);
    s.looker = -1;
  },
};
