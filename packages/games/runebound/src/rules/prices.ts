import { at } from '@heldentisch/engine';
import { type Skilled, specialAbilities } from '../abilities.js';
import { costOf, isAlly } from '../box.js';
import type { Trade } from '../card.js';
import { eachAbility } from '../parties.js';
import type { MarketFrame, RuneboundState } from '../state.js';

/** A change of a price, and the card it comes from. */
export interface PriceChange {
  readonly source: number;
  readonly amount: number;
}

/** What changes a price in the market step, each by its source (RB-MKT-16). */
export function priceChanges(state: RuneboundState, seat: number, trade: Trade): PriceChange[] {
  const list: PriceChange[] = [];
  const read = (ability: Skilled, source: number): void => {
    if (ability.use !== 'always') return;
    for (const operation of ability.do) {
      if (operation.op === 'price' && operation.of.includes(trade) && operation.n !== undefined) {
        list.push({ source, amount: operation.n });
      }
    }
  };
  eachAbility(state, seat, 'market', read);
  for (const card of state.event) for (const ability of at(specialAbilities, card)) read(ability, card);
  return list;
}

/** RB-MKT-16: all changes added up; a price that was lowered is at least 1. */
export function priceOf(
  state: RuneboundState,
  { seat, discount }: Pick<MarketFrame, 'seat' | 'discount'>,
  card: number,
): number {
  const changes = priceChanges(state, seat, isAlly(card) ? 'hire' : 'buy').map(({ amount }) => amount);
  if (discount > 0) changes.push(-discount);
  const price = changes.reduce((sum, amount) => sum + amount, costOf(card));
  return changes.some((amount) => amount < 0) ? Math.max(1, price) : price;
}

/** RB-MKT-06: half the cost, or all of it while an event says so. */
export function saleOf(state: RuneboundState, card: number): number {
  const isFull = state.event.some((event) =>
    at(specialAbilities, event).some(({ do: list }) => list.some((one) => one.op === 'price' && one.set === 'full')),
  );
  return isFull ? costOf(card) : Math.floor(costOf(card) / 2);
}

/** RB-MKT-12 */
export const isDrawForbidden = (state: RuneboundState): boolean =>
  state.event.some((event) =>
    at(specialAbilities, event).some(({ do: list }) => list.some((one) => one.op === 'noDraw')),
  );
