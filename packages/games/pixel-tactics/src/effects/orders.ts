import { again, always, type Refusal } from '@heldentisch/engine';
import { lay, take, takeAt } from '@heldentisch/pieces';
import { cardIds } from '../card-ids.js';
import { leaderPlace } from '../grid.js';
import { cardKey } from '../labels.js';
import { carryOutOrder, isOrderRunning } from '../rules/effect.js';
import { endGame } from '../rules/games.js';
import { playOrder } from '../rules/orders.js';
import { addKinds, cardKind, drawCards, findKind, handOf, showFromHand, toDiscard } from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import { abilityIndex, type PixelVerb } from '../tables.js';
import { countCorpses, kindAt } from '../units.js';
import { choose } from '../vocabulary.js';
import { cardFrom, enemyHand, ownHand, whileAny } from './cards.js';
import { done, impossible, own, type PixelDeed, question, refused } from './targets.js';

const doppelganger = cardIds.indexOf('doppelganger');

/** PT-ORD-03: a card whose order is being carried out is not in the hand. */
const notInHand = (frame: PixelEffectFrame, kind: number): Refusal =>
  kind === frame.card
    ? refused(frame, 'PT-ORD-03', { card: cardKey(kind) })
    : refused(frame, 'PT-ORD-01', { case: 'hand', card: cardKey(kind) });

/** Shows a card of the own hand and carries out its order. */
export const carryOutFromHand: PixelVerb = question(
  'carryOutFromHand',
  whileAny(ownHand),
  cardFrom(ownHand, notInHand, (c, frame, kind) => {
    const shown = showFromHand(c, frame.seat, kind);
    // PT-FAQ-03: an order that shows itself would go on without end.
    if (kind === frame.card) impossible(c, frame);
    else carryOutOrder(c, kind, frame.seat, shown);
  }),
);

/** The opponent shows a card; its order is carried out for the effect's player. */
export const carryOutShownByEnemy: PixelVerb = question(
  'showCard',
  {
    seats: (c, frame) => (enemyHand(c.state, frame).length > 0 ? 1 << (1 - frame.seat) : 0),
    run: impossible,
  },
  cardFrom(enemyHand, notInHand, (c, frame, kind) => {
    showFromHand(c, 1 - frame.seat, kind);
    carryOutOrder(c, kind, frame.seat);
  }),
);

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
    lay(s.resolving, id, s.seen);
    frame.answers.push(id);
    carryOutOrder(c, cardKind(id), frame.seat);
  },
};

export const discardStolen: PixelVerb = {
  run(c, frame) {
    const id = frame.answers.pop();
    if (id === undefined) return;
    toDiscard(c, 1 - frame.seat, take(c.state.resolving, id));
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

const lastDrawn = (s: PixelState, seat: number): number => {
  const hand = handOf(s, seat);
  return cardKind(hand[hand.length - 1] as number);
};

const playDrawn: PixelDeed = {
  kind: choose.order,
  exact: true,
  candidates: ({ state }, _frame, seat, out) => out.add(choose.order.code(lastDrawn(state, seat))),
  forbids({ state }, frame, seat, code) {
    const drawn = lastDrawn(state, seat);
    return choose.order.card(code) === drawn
      ? null
      : refused(frame, 'PT-ORD-01', { case: 'drawn', card: cardKey(drawn) });
  },
  does(c, frame, seat, code) {
    frame.answers.length = 0;
    playOrder(c, seat, choose.order.card(code));
  },
};

/** Draws a card that may be played as an order at once. */
export const drawAndMayPlay: PixelVerb = question(
  'drawAndMayPlay',
  {
    seats: (_c, frame) => (frame.answers.length > 0 ? own(frame) : 0),
    run(c, frame) {
      if (drawCards(c, frame.seat, 1) === 0) {
        impossible(c, frame);
        return;
      }
      frame.answers.push(0);
      again(frame);
    },
  },
  playDrawn,
  always(choose.decline, (_c, frame) => {
    frame.answers.length = 0;
  }),
);

const playFromHand: PixelDeed = {
  kind: choose.order,
  exact: true,
  candidates: ({ state }, frame, _seat, out) => addKinds(ownHand(state, frame), choose.order.code, out),
  forbids({ state }, frame, _seat, code) {
    const kind = choose.order.card(code);
    return findKind(ownHand(state, frame), kind) >= 0 ? null : notInHand(frame, kind);
  },
  does(c, frame, seat, code) {
    again(frame);
    playOrder(c, seat, choose.order.card(code));
  },
};

/** Plays any number of orders from the hand, one after the other. */
export const playOrders: PixelVerb = question(
  'playOrders',
  whileAny(ownHand, () => {}),
  playFromHand,
  done,
);

/** PT-END-07 */
export const winIfCorpses = (count: number): PixelVerb => ({
  run(c, frame) {
    if (countCorpses(c.state, 1 - frame.seat) >= count) {
      c.resolved(abilityIndex(frame.card, frame.row));
      endGame(c, frame.seat, 'outcome.corpses');
    } else impossible(c, frame);
  },
});
