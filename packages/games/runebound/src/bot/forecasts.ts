import { Memory } from '@heldentisch/pieces';
import { adventureCard, cardsOfColor, isAlly } from '../box.js';
import { partyOf } from '../parties.js';
import type { RuneboundState } from '../state.js';
import { colors } from '../terms.js';
import type { Bout, Forecast, Stakes } from './bout.js';
import { BoutTable } from './bout-table.js';

/** Fights worked out in advance, each of them once. */

const isChallenge = (card: number): boolean => adventureCard(card).type === 'challenge';

/** The challenges of each colour. */
export const challenges: readonly (readonly number[])[] = colors.map((_, color) =>
  cardsOfColor(color).filter(isChallenge),
);

/** What a hero is by its experience and its cards, as a key. */
export function keyOfKit(state: RuneboundState, seat: number): string {
  const { hero, experience, cards } = partyOf(state, seat);
  return `${hero}/${experience.join()}/${cards.join()}`;
}

/** Everything about a party that counts in a fight now, as a key. */
export function keyOfParty(state: RuneboundState, seat: number): string {
  const { hero, experience, cards, wounds, exhaustion } = partyOf(state, seat);
  let key = `${hero}/${experience.join()}/${wounds},${exhaustion},${state.event[0] ?? -1}`;
  for (const card of cards) {
    key += isAlly(card) ? `/${card},${state.wounds[card]},${state.exhaustion[card]}` : `/${card},${state.turned[card]}`;
  }
  return key;
}

const bouts = new Memory<Forecast>(50_000);

/**
 * A whole fight. Parties that differ in what does not count in it have the same chances. Numbers that differ by less
 * than a tenth would be taken for the same: nobody hands in such.
 */
export function workOut(bout: Bout, stakes: Stakes): Forecast {
  return bouts.recall(`${numbersOf(bout)}|${numbersOf(stakes)}`, () =>
    new BoutTable(bout, stakes).forecast({ wounds: 0, phase: 0, attacked: 0, fresh: true }),
  );
}

/** Everything in it, in the order of its fields. */
const numbersOf = (data: object): string =>
  Object.values(data)
    .map((part) => (typeof part === 'object' ? numbersOf(part) : Math.round(part * 10)))
    .join();
