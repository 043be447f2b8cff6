import { always, at, type Deed, everyone, oneFrom, refusal } from '@heldentisch/engine';
import { draw, lay, layUnder, lookAt, putBack as putCardBack, take } from '@heldentisch/pieces';
import { cardKey, costOf, kindOfCard, sourceKey } from '../box.js';
import { partyOf } from '../parties.js';
import { frameOf } from '../rules/frames.js';
import { checkBonuses } from '../rules/harm.js';
import { eachShed, shedProblem } from '../rules/limits.js';
import { discardOwn, receive } from '../rules/piles.js';
import type { EffectFrame, RuneboundState } from '../state.js';
import { choose, happened, noCard } from '../vocabulary.js';
import type { Named, OperationProgram } from './verb.js';

/** Operations that look into decks. */

const adventureDeck = (state: RuneboundState): number[] => at(state.decks, frameOf(state, 'chain').color);

const putBackDeeds = [
  oneFrom<RuneboundState, EffectFrame>(
    choose.putBack,
    ({ state }, _frame, _seat, out) => {
      for (const card of state.looked) out.add(choose.putBack.code(card));
    },
    // Which cards these are is the looker's secret, so the reason speaks of none.
    'RB-INF-03',
    ({ state }, frame, _seat, code) => {
      putCardBack(state, choose.putBack.card(code), adventureDeck(state), state.seen);
      if (state.looked.length > 0) frame.at--;
    },
  ),
];

/** RB-INF-03: looked at in secret and put back in any order, the last one on top. */
export const peek = ({ n }: Named<'peek'>): OperationProgram => [
  {
    run(c, { seat }) {
      const { state } = c;
      const cards = draw(adventureDeck(state), n);
      lookAt(state, seat, cards, state.seen);
      for (const card of cards) c.emit(happened.cardSeen, seat, card);
    },
  },
  {
    seats: ({ state }, { seat }) => (state.looked.length > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => putBackDeeds,
    prompt: () => ({ key: 'putBack' }),
  },
];

/** RB-INF-04: market cards are revealed; some of them may be taken. */
export function pick({ draw: count, kind, pay, min = 0 }: Named<'pick'>): OperationProgram {
  const isWanted = (card: number): boolean => kind.includes('any') || kind.includes(kindOfCard[card] ?? 'any');
  const priceOf = (card: number): number => (pay === 'free' ? 0 : Math.max(min, costOf(card) + pay));
  const takeCard: Deed<RuneboundState, EffectFrame> = {
    kind: choose.pick,
    candidates({ state }, { seat }, _seat, out) {
      for (const card of state.revealed) eachShed(state, seat, card, (shed) => out.add(choose.pick.code(card, shed)));
    },
    forbids({ state }, { seat, source }, _seat, code) {
      const card = choose.pick.card(code);
      const about = { source: sourceKey(source), card: cardKey(card) };
      if (!state.revealed.includes(card) || !isWanted(card)) return refusal('RB-ABL-34', { case: 'card', ...about });
      const price = priceOf(card);
      const { gold } = partyOf(state, seat);
      if (price > gold) return refusal('RB-MKT-14', { case: 'card', card: cardKey(card), price, gold });
      return shedProblem(state, seat, card, choose.pick.shed(code));
    },
    does(c, { seat }, _seat, code) {
      const { state } = c;
      const card = choose.pick.card(code);
      const shed = choose.pick.shed(code);
      partyOf(state, seat).gold -= priceOf(card);
      receive(state, seat, take(state.revealed, card));
      // RB-MKT-21: what was given for nothing was not bought.
      if (pay !== 'free') state.bought.push(card);
      c.emit(happened.cardTaken, seat, card, priceOf(card));
      if (shed === noCard) return;
      c.emit(happened.cardDiscarded, seat, shed);
      discardOwn(c, seat, shed);
      checkBonuses(c, seat);
    },
  };
  const deeds = [takeCard, always<RuneboundState, EffectFrame>(choose.pickNothing, () => {})];
  return [
    {
      run(c) {
        const { state } = c;
        for (const card of draw(state.market, count)) {
          lay(state.revealed, card, state.seen);
          c.emit(happened.cardRevealed, card);
        }
      },
    },
    {
      seats: ({ state }, { seat }) => (state.revealed.length > 0 ? 1 << seat : 0),
      run: () => {},
      deeds: () => deeds,
      prompt: (_state, { source }) => ({ key: 'pick', params: { source: sourceKey(source) } }),
    },
    {
      run({ state }) {
        for (const card of state.revealed.splice(0)) layUnder(state.market, card, state.seen, everyone);
      },
    },
  ];
}
