import { at, type Deed, everyone, type Frame, type Invitation, refusal } from '@heldentisch/engine';
import { lay, layUnder } from '@heldentisch/pieces';
import { cardKey, kindNumber } from '../card-ids.js';
import { hasKind, offerKinds, takeKind } from '../piles.js';
import { isIn, type LamplightState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { drawCards } from './decks.js';

const moth = kindNumber('moth');

/** LAM-19, in the own turn as well as in another one's. */
export const flutter: Deed<LamplightState, Frame> = {
  kind: choose.flutter,
  candidates({ state }, _frame, seat, out) {
    if (hasKind(at(state.hands, seat), moth)) offerKinds(state.market, choose.flutter, out);
  },
  forbids({ state }, _frame, seat, code) {
    const card = choose.flutter.card(code);
    if (!hasKind(at(state.hands, seat), moth)) return refusal('LAM-05', { card: cardKey(moth) });
    return hasKind(state.market, card) ? null : refusal('LAM-07', { card: cardKey(card) });
  },
  does(c, _frame, seat, code) {
    const { state } = c;
    const card = choose.flutter.card(code);
    lay(at(state.discards, seat), takeKind(at(state.hands, seat), moth), state.seen);
    // All see it go there, and know that it lies at the bottom.
    layUnder(state.stack, takeKind(state.market, card), state.seen, everyone);
    c.emit(happened.cardCarriedOff, seat, card);
    c.resolved(moth);
    drawCards(c, seat, 1);
  },
};

/** Between two deeds of somebody else's turn, never in the middle of an effect. */
export const invitation: Invitation<LamplightState> = {
  seats({ state }, frame) {
    if (frame.step !== 'turn') return 0;
    return state.hands.reduce((bits, _, seat) => (isIn(state, seat) ? bits | (1 << seat) : bits), 0);
  },
  deeds: [flutter],
};
