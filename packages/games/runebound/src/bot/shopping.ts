import { at, type Code } from '@heldentisch/engine';
import { costOf, hero, isAlly } from '../box.js';
import { cityAt } from '../map.js';
import { charactersOf, exhaustionOf, partyOf, woundsOf } from '../parties.js';
import { priceOf, saleOf } from '../rules/prices.js';
import type { MarketFrame, RuneboundState } from '../state.js';
import { choose, noCard } from '../vocabulary.js';
import { meansAtMarket, none } from './means.js';
import { gainOfCard, treatmentsFor, worthOfGold } from './worth.js';

/** What a hero buys, sells and has healed in a city: by list, best things first. */

/** A card to buy, what goes for it (-1: nothing), and how much better the party is for it, in gold. */
export interface Deal {
  readonly card: number;
  readonly shed: number;
  readonly net: number;
}

/** Less than this is no reason to trade: things would go back and forth. */
const leastGain = 0.5;
/** What a treatment is worth that cannot be paid after a deal. */
const worthOfTreatment = 2;

const isSellable = (state: RuneboundState, card: number): boolean => !isAlly(card) && !state.bought.includes(card);

/** The best thing to buy in a city; with the frame of the market step at its prices of now. */
export function bestDeal(state: RuneboundState, seat: number, city: number, frame?: MarketFrame): Deal | null {
  const { gold } = partyOf(state, seat);
  let best: Deal | null = null;
  for (const card of at(state.stacks, city)) {
    const price = frame === undefined ? costOf(card) : priceOf(state, frame, card);
    if (price > gold + costOf(card) || state.sold.includes(card)) continue;
    const { worth, shed } = gainOfCard(state, seat, card);
    if (worth <= (best?.net ?? leastGain)) continue;
    const left = gold - price + (shed >= 0 && isSellable(state, shed) ? saleOf(state, shed) : 0);
    const net = worth - worthOfGold(gold) + worthOfGold(left);
    if (left >= 0 && net > (best?.net ?? leastGain)) best = { card, shed, net };
  }
  return best;
}

const dealHere = (state: RuneboundState, frame: MarketFrame): Deal | null =>
  bestDeal(state, frame.seat, at(cityAt, partyOf(state, frame.seat).space), frame);

/** What the best deal of the market step is worth. */
export const gainOfDealHere = (state: RuneboundState, frame: MarketFrame): number => dealHere(state, frame)?.net ?? 0;

/** Whether something that is cheaper than a deal is healed with its gold instead. */
function outweighsHealing(state: RuneboundState, frame: MarketFrame, { card, net }: Deal): boolean {
  const { gold } = partyOf(state, frame.seat);
  const unpaid = treatmentsFor(state, frame.seat) - (gold - priceOf(state, frame, card));
  return net > worthOfTreatment * Math.max(0, unpaid);
}

/** The next thing to have healed, the hero's first; null if there is nothing or no gold for it. */
function treatment(state: RuneboundState, seat: number): Code | null {
  if (partyOf(state, seat).gold === 0) return null;
  const characters = charactersOf(state, seat);
  const hurt = characters.find((character) => woundsOf(state, seat, character) > 0);
  if (hurt === hero) return choose.heal.code(hero);
  const tired = characters.find((character) => exhaustionOf(state, seat, character) > 0);
  if (tired === hero || (tired !== undefined && hurt === undefined)) return choose.soothe.code(tired);
  return hurt === undefined ? null : choose.heal.code(hurt);
}

export function atMarket(state: RuneboundState, frame: MarketFrame): Code {
  const { seat } = frame;
  const deal = dealHere(state, frame);
  const means = meansAtMarket(state, seat, deal !== null);
  if (means !== none) return choose.use.code(means);
  if (deal !== null && outweighsHealing(state, frame, deal)) {
    const { card, shed } = deal;
    if (shed >= 0 && isSellable(state, shed)) return choose.sell.code(shed);
    return choose.buy.code(card, shed < 0 ? noCard : shed);
  }
  return treatment(state, seat) ?? choose.leave.code();
}
