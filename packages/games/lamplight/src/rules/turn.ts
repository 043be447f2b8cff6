import { again, always, at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { lay } from '@heldentisch/pieces';
import { cardKey, kindNumber } from '../card-ids.js';
import { cards } from '../cards/index.js';
import { hasKind, offerKinds, takeKind } from '../piles.js';
import type { LamplightState, TurnFrame } from '../state.js';
import { effectOf } from '../verbs.js';
import { choose, happened } from '../vocabulary.js';
import { drawCards, fillMarket } from './decks.js';
import { flutter } from './moth.js';

type TurnDeed = Deed<LamplightState, TurnFrame>;

export const handSize = 4;
const moth = kindNumber('moth');

const playCard: TurnDeed = {
  kind: choose.play,
  candidates: ({ state }, _frame, seat, out) => offerKinds(at(state.hands, seat), choose.play, out),
  forbids({ state }, _frame, seat, code) {
    const card = choose.play.card(code);
    if (!hasKind(at(state.hands, seat), card)) return refusal('LAM-05', { card: cardKey(card) });
    return card === moth ? refusal('LAM-19') : null;
  },
  does(c, _frame, seat, code) {
    const { state } = c;
    const card = choose.play.card(code);
    lay(state.table, takeKind(at(state.hands, seat), card), state.seen);
    c.emit(happened.cardPlayed, seat, card);
    state.frames.push(effectOf(seat, card));
  },
};

const buyCard: TurnDeed = {
  kind: choose.buy,
  candidates: ({ state }, _frame, _seat, out) => offerKinds(state.market, choose.buy, out),
  forbids({ state }, _frame, _seat, code) {
    const card = choose.buy.card(code);
    if (!hasKind(state.market, card)) return refusal('LAM-07', { card: cardKey(card) });
    const { price } = at(cards, card);
    return price <= state.oil ? null : refusal('LAM-06', { card: cardKey(card), price, oil: state.oil });
  },
  does(c, _frame, seat, code) {
    const { state } = c;
    const kind = choose.buy.card(code);
    const card = takeKind(state.market, kind);
    state.oil -= at(cards, kind).price;
    state.owner[card] = seat;
    lay(at(state.discards, seat), card, state.seen);
    c.emit(happened.cardBought, seat, kind);
  },
};

/** The same question comes once more: a turn is over only when its seat rests. */
const goesOn = (deed: TurnDeed): TurnDeed => ({
  ...deed,
  does(c, frame, seat, code) {
    again(frame);
    deed.does(c, frame, seat, code);
  },
});

const turnDeeds: readonly TurnDeed[] = [
  goesOn(playCard),
  goesOn(buyCard),
  goesOn(flutter),
  always(choose.rest, () => {}),
];

/** Puts away what the seat has played and held. */
export function tidy(state: LamplightState, seat: number): void {
  const discard = at(state.discards, seat);
  for (const card of state.table.splice(0)) lay(discard, card, state.seen);
  for (const card of at(state.hands, seat).splice(0)) lay(discard, card, state.seen);
  state.oil = 0;
}

/** LAM-04 and LAM-09, in the order they come. */
const phases = {
  begin: {
    run(c, { seat }) {
      c.state.turns++;
      c.emit(happened.turnBegun, seat, c.state.round);
    },
  },
  act: {
    seats: (_c, { seat }) => 1 << seat,
    deeds: () => turnDeeds,
    prompt: ({ oil }) => ({ key: 'turn', params: { oil } }),
    // To rest is to draw: taken unasked, it would cost the seat its last chance to undo.
    alwaysAsks: true,
  },
  tidy: { run: ({ state }, { seat }) => tidy(state, seat) },
  draw: { run: (c, { seat }) => drawCards(c, seat, handSize) },
  fill: { run: fillMarket },
} satisfies Phases<LamplightState, TurnFrame>;

export const turn = sequence<LamplightState, TurnFrame, typeof phases>(phases);
