import { again, type Refusal } from '@heldentisch/engine';
import { draw as drawFrom, lay, lookAt, putBack, showTo, stopLookingAt } from '@heldentisch/pieces';
import { cardKey } from '../labels.js';
import {
  addKinds,
  deckOf,
  discardFromHand,
  discardHand,
  discardOf,
  drawCards,
  findKind,
  handOf,
  type PixelContext,
  takeKind,
  toDiscard,
  toHandOpenly,
} from '../rules/piles.js';
import { orderRow, type PixelEffectFrame, type PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { type Act, decline, impossible, own, type PixelDeed, question, refused, type Waiting } from './targets.js';

type PileOf = (s: PixelState, frame: PixelEffectFrame) => number[];

/** The refusal of a card that is not where the effect takes cards from. */
type Absent = (frame: PixelEffectFrame, kind: number) => Refusal;

const notIn =
  (rule: string, which: string): Absent =>
  (frame, kind) =>
    refused(frame, rule, { case: which, card: cardKey(kind) });

/** The choice of one card of a pile, by its name. */
export const cardFrom = (
  pile: PileOf,
  absent: Absent,
  act: (c: PixelContext, frame: PixelEffectFrame, kind: number) => void,
): PixelDeed => ({
  kind: choose.card,
  exact: true,
  candidates: ({ state }, frame, _seat, out) => addKinds(pile(state, frame), choose.card.code, out),
  forbids({ state }, frame, _seat, code) {
    const kind = choose.card.card(code);
    return findKind(pile(state, frame), kind) >= 0 ? null : absent(frame, kind);
  },
  does: (c, frame, _seat, code) => act(c, frame, choose.card.card(code)),
});

/** Asks the effect's player as long as the pile holds anything. */
export const whileAny = (pile: PileOf, run: Act = impossible): Waiting => ({
  seats: (c, frame) => (pile(c.state, frame).length > 0 ? own(frame) : 0),
  run,
});

export const ownHand: PileOf = (s, frame) => handOf(s, frame.seat);
export const enemyHand: PileOf = (s, frame) => handOf(s, 1 - frame.seat);
const ownDiscard: PileOf = (s, frame) => discardOf(s, frame.seat);
const looked: PileOf = (s) => s.looked;

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
    showTo(own(frame), hand, c.state.seen);
    if (hand.length > 0) c.emit(happened.handShown, 1 - frame.seat);
  },
};

/** Chooses a card of the opponent's hand, which must have been seen, and discards it. */
export const discardFromEnemyHand: PixelVerb = question(
  'discardFromEnemyHand',
  whileAny(enemyHand),
  cardFrom(enemyHand, notIn('PT-EFF-03', 'enemyHand'), (c, frame, kind) =>
    discardFromHand(c, 1 - frame.seat, findKind(enemyHand(c.state, frame), kind)),
  ),
);

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

/** PT-ORD-03: the card whose order this is lies nowhere while it is carried out. */
const notInDiscard: Absent = (frame, kind) =>
  frame.row === orderRow && kind === frame.card
    ? refused(frame, 'PT-ORD-03', { card: cardKey(kind) })
    : refused(frame, 'PT-EFF-03', { case: 'discard', card: cardKey(kind) });

export const takeFromDiscard: PixelVerb = question(
  'takeFromDiscard',
  whileAny(ownDiscard),
  cardFrom(ownDiscard, notInDiscard, (c, frame, kind) =>
    toHandOpenly(c, frame.seat, takeKind(ownDiscard(c.state, frame), kind)),
  ),
);

/** If one hand card is discarded, cards are drawn; the player may decline. */
export const discardToDraw = (count: number): PixelVerb =>
  question(
    'discardToDraw',
    whileAny(ownHand),
    cardFrom(ownHand, notIn('PT-EFF-03', 'hand'), (c, frame, kind) => {
      discardFromHand(c, frame.seat, findKind(ownHand(c.state, frame), kind));
      drawCards(c, frame.seat, count);
    }),
    decline,
  );

type DeckOwner = (frame: PixelEffectFrame) => number;
export const ownDeck: DeckOwner = (frame) => frame.seat;
export const enemyDeck: DeckOwner = (frame) => 1 - frame.seat;

/** Takes the top cards of a deck in hand to look at them; PT-DRW-05: as many as there are. */
export const lookAtTop = (count: number, owner: DeckOwner): PixelVerb => ({
  run(c, frame) {
    const s = c.state;
    lookAt(s, frame.seat, drawFrom(deckOf(s, owner(frame)), count), s.seen);
    if (s.looked.length === 0) impossible(c, frame);
    else c.emit(happened.cardsLookedAt, frame.seat, s.looked.length);
  },
});

/** One of the cards that the player is looking at. */
const lookedCard = (act: (c: PixelContext, frame: PixelEffectFrame, id: number) => void): PixelDeed =>
  cardFrom(looked, notIn('PT-DRW-05', 'looked'), (c, frame, kind) =>
    act(c, frame, c.state.looked[findKind(c.state.looked, kind)] as number),
  );

const nothing = (): void => {};

/** Puts the looked-at cards back on the deck in any order: first the one that comes to lie undermost. */
export const putBackInOrder = (owner: DeckOwner): PixelVerb =>
  question(
    'putBack',
    whileAny(looked, nothing),
    lookedCard((c, frame, id) => {
      putOnDeck(c, owner(frame), id);
      again(frame);
    }),
  );

function putOnDeck(c: PixelContext, owner: number, id: number): void {
  putBack(c.state, id, deckOf(c.state, owner), c.state.seen);
  c.emit(happened.cardPutBack, owner, id);
}

/** One of the looked-at cards may be discarded first. */
export const mayDiscardLooked = (owner: DeckOwner): PixelVerb =>
  question(
    'mayDiscardLooked',
    whileAny(looked, nothing),
    lookedCard((c, frame, id) => toDiscard(c, owner(frame), stopLookingAt(c.state, id))),
    decline,
  );

/** One looked-at card goes into the hand. */
export const keepLooked: PixelVerb = question(
  'keepLooked',
  whileAny(looked, nothing),
  lookedCard((c, frame, id) => {
    const s = c.state;
    lay(handOf(s, frame.seat), stopLookingAt(s, id), s.seen);
    s.progress = 1;
    c.emit(happened.cardDrawn, frame.seat, id);
  }),
);

/** One looked-at card goes back on top of the own deck. */
export const returnLooked: PixelVerb = question(
  'returnLooked',
  whileAny(looked, nothing),
  lookedCard((c, frame, id) => putOnDeck(c, frame.seat, id)),
);

/** What is left of the looked-at cards is discarded. */
export const discardLooked: PixelVerb = {
  run(c, frame) {
    const s = c.state;
    while (s.looked.length > 0) toDiscard(c, frame.seat, stopLookingAt(s, s.looked.at(-1) as number));
  },
};
