import { at, type Code, type Plan } from '@heldentisch/engine';
import { isAlly, isMarketCard, kindOfCard } from '../box.js';
import { cityAt } from '../map.js';
import { countOfKind, limitOf, partyOf } from '../parties.js';
import { priceOf, saleOf } from '../rules/prices.js';
import type { MarketFrame, MovementFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { choose, noCard } from '../vocabulary.js';
import { goalsOf, worthOfStop } from './goals.js';
import { isWalking } from './judge.js';
import { stepsOf, withinReach } from './travel.js';

/** Whole intentions: to walk somewhere and stop there; to sell one thing for another. */

/** So many places to stop at are worth weighing. */
const mostJourneys = 8;

/** The ways to the best places within reach. */
function journeys(state: RuneboundState, frame: MovementFrame): Plan[] {
  const goals = goalsOf(state, frame.seat);
  return withinReach(state, frame)
    .map((arrival) => ({ arrival, worth: worthOfStop(goals, arrival.space) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostJourneys)
    .map(({ arrival }) => ({ codes: [...stepsOf(arrival), choose.stop.code()], group: choose.move.id }));
}

/** To sell what would have to make room, or what pays for it, and buy. */
function exchanges(state: RuneboundState, frame: MarketFrame): Plan[] {
  const { seat } = frame;
  const { cards, gold, space } = partyOf(state, seat);
  const sellable = cards.filter((card) => isMarketCard(card) && !isAlly(card) && !state.bought.includes(card));
  const plans: Plan[] = [];
  for (const card of at(state.stacks, at(cityAt, space))) {
    if (state.sold.includes(card)) continue;
    const kind = kindOfCard[card] ?? null;
    const isFull = kind !== null && countOfKind(cards, kind) >= limitOf(kind);
    const price = priceOf(state, frame, card);
    for (const own of sellable) {
      const makesRoom = isFull && kindOfCard[own] === kind;
      if (isFull ? !makesRoom : price <= gold) continue;
      if (price > gold + saleOf(state, own)) continue;
      const codes: Code[] = [choose.sell.code(own), choose.buy.code(card, noCard)];
      plans.push({ codes, group: choose.buy.id });
    }
  }
  return plans;
}

export function plans(state: RuneboundState, seat: number): readonly Plan[] {
  const top = state.frames[state.frames.length - 1] as RuneboundFrame | undefined;
  if (isWalking(top) && top.seat === seat) return journeys(state, top);
  if (top?.step === 'market' && top.seat === seat) return exchanges(state, top);
  return [];
}
