import { again, always, at, type Deed, type Phases, type Refusal, refusal, sequence } from '@heldentisch/engine';
import { draw, lay, take } from '@heldentisch/pieces';
import { cardKey, characterNames, isAlly, isMarketCard } from '../box.js';
import type { Trade } from '../card.js';
import { cityAt } from '../map.js';
import { charactersOf, exhaustionOf, hasCharacter, owns, partyOf, woundsOf } from '../parties.js';
import type { MarketFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { cities } from '../terms.js';
import { choose, happened, noCard } from '../vocabulary.js';
import type { C } from './frames.js';
import { checkBonuses, removeExhaustion, removeWounds } from './harm.js';
import { eachShed, shedProblem } from './limits.js';
import { noteStanding } from './noting.js';
import { clean, discardOwn, receive } from './piles.js';
import { isDrawForbidden, priceOf, saleOf } from './prices.js';
import { discardAt, type Openness, useAt } from './using.js';

/** The market step (RB-MKT): a new card comes to the city, then buy, hire, sell and heal in any order. */

type MarketDeed = Deed<RuneboundState, MarketFrame>;

/** RB-MKT-10 */
const priceOfHealing = 1;

const cityOf = (state: RuneboundState, seat: number): number => at(cityAt, partyOf(state, seat).space);
const stackOf = (state: RuneboundState, seat: number): number[] => at(state.stacks, cityOf(state, seat));

const notePrice = (c: C, seat: number, trade: Trade): void =>
  noteStanding(c, seat, (operation) => operation.op === 'price' && operation.of.includes(trade));

function buyProblem(state: RuneboundState, frame: MarketFrame, seat: number, card: number): Refusal | null {
  const about = { card: cardKey(card) };
  if (!stackOf(state, seat).includes(card)) {
    const elsewhere = state.stacks.findIndex((stack) => stack.includes(card));
    if (elsewhere < 0) return refusal('RB-MKT-04', about);
    return refusal('RB-MKT-13', { ...about, city: `city.${cities[elsewhere]}` });
  }
  if (state.sold.includes(card)) return refusal('RB-MKT-09', about);
  const price = priceOf(state, frame, card);
  const { gold } = partyOf(state, seat);
  return price <= gold ? null : refusal('RB-MKT-14', { case: 'card', ...about, price, gold });
}

const buy: MarketDeed = {
  kind: choose.buy,
  candidates({ state }, _frame, seat, out) {
    for (const card of stackOf(state, seat)) {
      eachShed(state, seat, card, (shed) => out.add(choose.buy.code(card, shed)));
    }
  },
  forbids({ state }, frame, seat, code) {
    const card = choose.buy.card(code);
    return buyProblem(state, frame, seat, card) ?? shedProblem(state, seat, card, choose.buy.shed(code));
  },
  does(c, frame, seat, code) {
    const { state } = c;
    const card = choose.buy.card(code);
    const shed = choose.buy.shed(code);
    const price = priceOf(state, frame, card);
    again(frame);
    notePrice(c, seat, isAlly(card) ? 'hire' : 'buy');
    partyOf(state, seat).gold -= price;
    // RB-MKT-18
    frame.discount = 0;
    receive(state, seat, take(stackOf(state, seat), card));
    state.bought.push(card);
    c.emit(happened.cardBought, seat, card, price);
    if (shed === noCard) return;
    c.emit(happened.cardDiscarded, seat, shed);
    discardOwn(c, seat, shed);
    checkBonuses(c, seat);
  },
};

function sellProblem(state: RuneboundState, seat: number, card: number): Refusal | null {
  const about = { card: cardKey(card) };
  if (!owns(state, seat, card)) return refusal('RB-MKT-06', about);
  if (!isMarketCard(card)) return refusal('RB-MKT-15', about);
  if (isAlly(card)) return refusal('RB-MKT-07', about);
  return state.bought.includes(card) ? refusal('RB-MKT-08', about) : null;
}

const sell: MarketDeed = {
  kind: choose.sell,
  candidates({ state }, _frame, seat, out) {
    for (const card of partyOf(state, seat).cards) out.add(choose.sell.code(card));
  },
  forbids: ({ state }, _frame, seat, code) => sellProblem(state, seat, choose.sell.card(code)),
  does(c, frame, seat, code) {
    const { state } = c;
    const card = choose.sell.card(code);
    const party = partyOf(state, seat);
    const price = saleOf(state, card);
    again(frame);
    notePrice(c, seat, 'sell');
    lay(stackOf(state, seat), take(party.cards, card), state.seen);
    clean(state, card);
    party.gold += price;
    state.sold.push(card);
    c.emit(happened.cardSold, seat, card, price);
    checkBonuses(c, seat);
  },
};

/** RB-MKT-10: one wound or all exhaustion of one character. */
const healing = (
  kind: typeof choose.heal,
  countOf: typeof woundsOf,
  remove: typeof removeWounds,
  most: number,
): MarketDeed => ({
  kind,
  candidates({ state }, _frame, seat, out) {
    for (const character of charactersOf(state, seat)) out.add(kind.code(character));
  },
  forbids({ state }, _frame, seat, code) {
    const character = kind.character(code);
    const about = { character: `character.${characterNames[character]}` };
    if (!hasCharacter(state, seat, character)) return refusal('RB-MKT-10', { case: 'away', ...about });
    if (countOf(state, seat, character) === 0) return refusal('RB-MKT-10', about);
    return partyOf(state, seat).gold >= priceOfHealing ? null : refusal('RB-MKT-11', about);
  },
  does(c, frame, seat, code) {
    again(frame);
    partyOf(c.state, seat).gold -= priceOfHealing;
    c.emit(happened.goldLost, seat, priceOfHealing);
    remove(c, seat, kind.character(code), most);
  },
});

const inMarket: Openness = { moments: ['market', 'free'], pre: null };
const askAgain = (frame: RuneboundFrame): void => again(frame as MarketFrame);

const deeds: readonly MarketDeed[] = [
  buy,
  sell,
  healing(choose.heal, woundsOf, removeWounds, 1),
  healing(choose.soothe, exhaustionOf, removeExhaustion, Number.POSITIVE_INFINITY),
  always(choose.leave, () => {}),
  useAt(inMarket, askAgain) as MarketDeed,
  discardAt(askAgain) as MarketDeed,
];

const phases = {
  /** RB-MKT-02, RB-MKT-12 */
  newCard: {
    run(c, { seat }) {
      const { state } = c;
      if (isDrawForbidden(state)) {
        noteStanding(c, seat, ({ op }) => op === 'noDraw');
        return;
      }
      const city = cityOf(state, seat);
      for (const card of draw(state.market, 1)) {
        lay(at(state.stacks, city), card, state.seen);
        c.emit(happened.marketCardLaid, city, card);
      }
    },
  },
  trade: {
    seats: (_c, { seat }) => 1 << seat,
    deeds: () => deeds,
    prompt: (state, { seat }) => ({
      key: 'market',
      params: { city: `city.${cities[cityOf(state, seat)]}`, gold: partyOf(state, seat).gold },
    }),
    alwaysAsks: true,
  },
} satisfies Phases<RuneboundState, MarketFrame>;

export const market = sequence<RuneboundState, MarketFrame, typeof phases>(phases);
