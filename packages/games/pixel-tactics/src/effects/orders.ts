import { again, everyone, first } from '@heldentisch/engine';
import { cardIds } from '../card-ids.js';
import { leaderPlace } from '../grid.js';
import { playOrder } from '../rules/actions.js';
import { carryOutOrder, isOrderRunning } from '../rules/effect.js';
import { endGame } from '../rules/ending.js';
import { cardKind, drawCards, findKind, handOf, type PixelContext, takeAt, toDiscard } from '../rules/piles.js';
import { addKinds } from '../rules/setup.js';
import type { PixelVerb } from '../tables.js';
import { countCorpses, kindAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { asks, impossible, mandatory, own } from './targets.js';

const doppelganger = cardIds.indexOf('doppelganger');

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
