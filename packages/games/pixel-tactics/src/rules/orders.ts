import { type Deed, type Phases, perform, type Refusal, refusal, sequence } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { type OrderFrame, orderRow, type PixelState, type TurnFrame } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { isTruce, pay, unpaid } from './cost.js';
import { effectFrame } from './effect.js';
import { absent } from './objections.js';
import { addKinds, cardKind, handOf, holds, type PixelContext, takeKind, toDiscard } from './piles.js';
import { triggersOfOrder } from './triggers.js';

/** Plays an order from the hand (PT-ORD-01). */
export function playOrder(c: PixelContext, seat: number, kind: number): void {
  const s = c.state;
  const id = takeKind(handOf(s, seat), kind);
  lay(s.resolving, id, s.seen);
  s.orders++;
  c.emit(happened.orderPlayed, seat, kind);
  s.frames.push({ step: 'order', at: 0, seat, id, number: s.orders });
}

/** PT-ORD-04, PT-PAS-04: the card is discarded, then comes what the playing of an order sets off. */
function finishOrder(c: PixelContext, frame: OrderFrame): void {
  const s = c.state;
  toDiscard(c, frame.seat, take(s.resolving, frame.id));
  const list = triggersOfOrder(s, frame.seat, frame.number);
  if (list.length > 0) s.frames.push({ step: 'triggers', priority: s.active, list });
}

const orderPhases = {
  effect: perform<PixelState, OrderFrame>((_c, frame) => effectFrame(cardKind(frame.id), orderRow, frame.seat, -1)),
  finish: { run: finishOrder },
} satisfies Phases<PixelState, OrderFrame>;

export const orderStep = sequence<PixelState, OrderFrame, typeof orderPhases>(orderPhases).step;

const truce: Refusal = refusal('PT-TRU-02');

const notNow = (s: PixelState, seat: number): Refusal | null => (isTruce(s) ? truce : unpaid(s, seat, 'freeOrder'));

export const orderDeed: Deed<PixelState, TurnFrame> = {
  kind: choose.order,
  exact: true,
  candidates({ state }, _frame, seat, out) {
    if (notNow(state, seat) === null) addKinds(handOf(state, seat), choose.order.code, out);
  },
  forbids({ state }, _frame, seat, code) {
    const kind = choose.order.card(code);
    return holds(state, seat, kind) ? notNow(state, seat) : absent('PT-ORD-01', 'hand', kind);
  },
  does(c, _frame, seat, code) {
    pay(c, seat, 'freeOrder');
    playOrder(c, seat, choose.order.card(code));
  },
};
