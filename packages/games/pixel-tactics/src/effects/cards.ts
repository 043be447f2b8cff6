import { again, everyone, first, kindOf, refusal } from '@heldentisch/engine';
import { cardIds } from '../card-ids.js';
import { heroCells, leaderPlace, placeOf } from '../grid.js';
import { playOrder } from '../rules/actions.js';
import { carryOutOrder, isOrderRunning } from '../rules/effect.js';
import { endGame } from '../rules/ending.js';
import {
  cardKind,
  deckOf,
  discardFromHand,
  discardFromUnit,
  discardHand,
  discardOf,
  drawCards,
  findKind,
  handOf,
  type PixelContext,
  shuffleDeck,
  takeAt,
  toDiscard,
  toHandOpenly,
} from '../rules/piles.js';
import { addKinds } from '../rules/setup.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import { factionSize, type PixelVerb } from '../tables.js';
import { countCorpses, kindAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { asks, impossible, mandatory, own } from './targets.js';

const doppelganger = cardIds.indexOf('doppelganger');

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

/** The kinds of cards that can be named: all that take part. */
const nameable = (s: PixelState): number => (s.promos ? cardIds.length : factionSize);

function naming(
  allowed: (s: PixelState, frame: PixelEffectFrame, kind: number) => boolean,
  act: (c: PixelContext, frame: PixelEffectFrame, kind: number) => void,
): PixelVerb {
  return {
    seats: (_c, frame) => own(frame),
    options(c, frame, _seat, out) {
      for (let kind = 0; kind < nameable(c.state); kind++) {
        if (allowed(c.state, frame, kind)) out.add(choose.name.code(kind));
      }
    },
    choose(c, frame, seat, code) {
      c.emit(happened.cardNamed, seat, first(code));
      act(c, frame, first(code));
    },
    prompt: asks('name'),
    // PT-LDR-19: leaders can never be hit.
    refuse: (c, frame, seat, code) =>
      kindOf(code) === choose.name.kind ? refusal('PT-LDR-19') : mandatory(c, frame, seat, code),
  };
}

/** Names a card and takes it from the own deck if it is there. */
export const searchDeck: PixelVerb = naming(
  () => true,
  (c, frame, kind) => {
    const deck = deckOf(c.state, frame.seat);
    const index = findKind(deck, kind);
    if (index >= 0) toHandOpenly(c, frame.seat, takeAt(deck, index));
    shuffleDeck(c, frame.seat);
  },
);

/** PT-LDR-19: the named card leaves unit, hand and deck, leaders excepted; corpses count as lying in the unit. */
function discardNamed(c: PixelContext, seat: number, kind: number): void {
  const s = c.state;
  for (const cell of heroCells) {
    const place = placeOf(seat, cell);
    if ((s.card[place] as number) >= 0 && kindAt(s, place) === kind) discardFromUnit(c, place);
  }
  for (let i = findKind(handOf(s, seat), kind); i >= 0; i = findKind(handOf(s, seat), kind))
    discardFromHand(c, seat, i);
  const deck = deckOf(s, seat);
  for (let i = findKind(deck, kind); i >= 0; i = findKind(deck, kind)) toDiscard(c, seat, takeAt(deck, i));
  shuffleDeck(c, seat);
}

const notEnemyLeader = (s: PixelState, frame: PixelEffectFrame, kind: number): boolean =>
  kindAt(s, leaderPlace(1 - frame.seat)) !== kind;

export const enemyDiscardsNamed: PixelVerb = naming(notEnemyLeader, (c, frame, kind) =>
  discardNamed(c, 1 - frame.seat, kind),
);

export const bothDiscardNamed: PixelVerb = naming(notEnemyLeader, (c, frame, kind) => {
  discardNamed(c, frame.seat, kind);
  discardNamed(c, 1 - frame.seat, kind);
});

/** Shows a card of the own hand and carries out its order. */
export const carryOutFromHand: PixelVerb = {
  seats: (c, frame) => (handOf(c.state, frame.seat).length > 0 ? own(frame) : 0),
  run: impossible,
  options: (c, frame, _seat, out) => addKinds(handOf(c.state, frame.seat), choose.card.code, out),
  choose(c, frame, seat, code) {
    const shown = showFromHand(c, seat, first(code));
    // PT-FAQ-03: an order that shows itself would go on without end.
    if (first(code) === frame.card) impossible(c, frame);
    else carryOutOrder(c, first(code), frame.seat, shown);
  },
  prompt: asks('carryOutFromHand'),
  refuse: mandatory,
};

function showFromHand(c: PixelContext, seat: number, kind: number): number {
  const hand = handOf(c.state, seat);
  const id = hand[findKind(hand, kind)] as number;
  c.state.seen[id] = everyone;
  c.emit(happened.cardShown, seat, id);
  return id;
}

/** The opponent shows a card; its order is carried out for the effect's player. */
export const carryOutShownByEnemy: PixelVerb = {
  seats: (c, frame) => (handOf(c.state, 1 - frame.seat).length > 0 ? 1 << (1 - frame.seat) : 0),
  run: impossible,
  options: (c, frame, _seat, out) => addKinds(handOf(c.state, 1 - frame.seat), choose.card.code, out),
  choose(c, frame, seat, code) {
    showFromHand(c, seat, first(code));
    carryOutOrder(c, first(code), frame.seat);
  },
  prompt: asks('showCard'),
  refuse: mandatory,
};

/** Takes a random card of the opponent's hand and carries out its order; the answer holds the card. */
export const carryOutStolen: PixelVerb = {
  run(c, frame) {
    const s = c.state;
    const hand = handOf(s, 1 - frame.seat);
    if (hand.length === 0) {
      impossible(c, frame);
      return;
    }
    const id = takeAt(hand, c.chance.pick(hand.length));
    s.seen[id] = 0;
    s.resolving.push(id);
    frame.answers.push(id);
    carryOutOrder(c, cardKind(id), frame.seat);
  },
};

export const discardStolen: PixelVerb = {
  run(c, frame) {
    const id = frame.answers.pop();
    if (id === undefined) return;
    takeAt(c.state.resolving, c.state.resolving.indexOf(id));
    toDiscard(c, 1 - frame.seat, id);
  },
};

/**
 * PT-LDR-15: the order printed on the leader's own card, also if that leader copies another. PT-FAQ-03: nothing happens
 * if that is this same order, or one that shows cards and would come back here without end.
 */
export const carryOutLeaderOrder: PixelVerb = {
  run(c, frame) {
    const card = kindAt(c.state, leaderPlace(frame.seat));
    const calls = card === frame.card || (card === doppelganger && isOrderRunning(c.state, card));
    if (calls) impossible(c, frame);
    else carryOutOrder(c, card, frame.seat);
  },
};

/** Draws a card that may be played as an order at once. */
export const drawAndMayPlay: PixelVerb = {
  seats: (_c, frame) => (frame.answers.length > 0 ? own(frame) : 0),
  run(c, frame) {
    if (drawCards(c, frame.seat, 1) === 0) {
      impossible(c, frame);
      return;
    }
    frame.answers.push(0);
    again(frame);
  },
  options(c, frame, _seat, out) {
    const hand = handOf(c.state, frame.seat);
    out.add(choose.order.code(cardKind(hand[hand.length - 1] as number)));
    out.add(choose.decline.code());
  },
  choose(c, frame, seat, code) {
    frame.answers.length = 0;
    if (code !== choose.decline.code()) playOrder(c, seat, first(code));
  },
  prompt: asks('drawAndMayPlay'),
  refuse: mandatory,
};

/** Plays any number of orders from the hand, one after the other. */
export const playOrders: PixelVerb = {
  seats: (c, frame) => (handOf(c.state, frame.seat).length > 0 ? own(frame) : 0),
  run: () => {},
  options(c, frame, _seat, out) {
    addKinds(handOf(c.state, frame.seat), choose.order.code, out);
    out.add(choose.done.code());
  },
  choose(c, frame, seat, code) {
    if (code === choose.done.code()) return;
    again(frame);
    playOrder(c, seat, first(code));
  },
  prompt: asks('playOrders'),
  refuse: mandatory,
};

/** PT-END-07 */
export const winIfCorpses = (count: number): PixelVerb => ({
  run(c, frame) {
    if (countCorpses(c.state, 1 - frame.seat) >= count) {
      c.resolved(frame.card * 5 + frame.row);
      endGame(c, frame.seat, 'outcome.corpses');
    } else impossible(c, frame);
  },
});
