import { at } from '@heldentisch/engine';
import { ownedAbilities } from './abilities.js';
import { cardNames, costOf, hero, heroes, isAlly } from './box.js';
import { attributeOf, lifeOf, partyOf, staminaOf, stepOfExperience } from './parties.js';
import { priceChanges, priceOf } from './rules/prices.js';
import type { RuneboundState } from './state.js';
import { type Value, values } from './terms.js';

/*
 * What a table tells of a situation: values, prices, and where they come from. Nothing here changes anything.
 */

/** A number and where it comes from: a card or hero by its name, or one of the words that `source` lists. */
export interface Part {
  readonly source: 'printed' | 'experience' | 'next' | 'used' | 'skill' | 'changed' | (string & {});
  readonly amount: number;
}

/** A value and what it consists of. */
export interface Reckoning {
  readonly total: number;
  readonly parts: readonly Part[];
}

const [life, stamina, firstAttribute] = [0, 1, 2] as const;

const totalOf = (state: RuneboundState, seat: number, value: number): number => {
  if (value === life) return lifeOf(state, seat, hero);
  return value === stamina ? staminaOf(state, seat, hero) : attributeOf(state, seat, hero, value - firstAttribute);
};

/** What a card of the hero adds to a value all the time. */
const constantBonus = (card: number, name: Value): number => {
  let sum = 0;
  for (const ability of at(ownedAbilities, card)) {
    if (ability.when !== 'constant') continue;
    for (const operation of ability.do) if (operation.op === 'stat' && operation.stat === name) sum += operation.n;
  }
  return sum;
};

/** A value of a seat's hero with everything that adds to it. */
export function valueFacts(state: RuneboundState, seat: number, name: Value): Reckoning {
  const party = partyOf(state, seat);
  const value = values.indexOf(name);
  const gained = at(party.experience, value) * at(stepOfExperience, value);
  const parts: Part[] = [
    { source: 'printed', amount: at(heroes, party.hero)[name] },
    { source: 'experience', amount: gained },
    ...party.cards.map((card) => ({ source: at(cardNames, card), amount: constantBonus(card, name) })),
  ];
  return { total: totalOf(state, seat, value), parts: parts.filter(({ amount }, i) => i === 0 || amount !== 0) };
}

/** What a market card costs the seat now, and what changes its price. */
export function priceFacts(state: RuneboundState, seat: number, card: number): Reckoning {
  const market = state.frames.findLast((frame) => frame.step === 'market');
  const discount = market !== undefined && market.seat === seat ? market.discount : 0;
  const changes = priceChanges(state, seat, isAlly(card) ? 'hire' : 'buy');
  const parts: Part[] = [
    { source: 'printed', amount: costOf(card) },
    ...changes.map(({ source, amount }) => ({ source: at(cardNames, source), amount })),
    ...(discount > 0 ? [{ source: 'next', amount: -discount }] : []),
  ];
  return { total: priceOf(state, { seat, discount }, card), parts };
}
