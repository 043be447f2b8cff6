import { at } from '@heldentisch/engine';
import { heroAbilities, ownedAbilities, type Skilled, specialAbilities } from '../abilities.js';
import { hero, heroes } from '../box.js';
import type { Operation } from '../card.js';
import { exhaustionOf, isDown, partyOf, woundsOf } from '../parties.js';
import type { Value } from '../terms.js';
import type { C } from './frames.js';

/*
 * Abilities that hold by themselves are looked up, never carried out. So that the coverage knows them, they are noted at
 * the moments at which they count.
 */

const standing: readonly Skilled['when'][] = ['constant', 'market'];

/** Notes what holds by itself for the seat and has such an operation: of its hero, its cards and the event in play. */
export function noteStanding(c: C, seat: number, fits: (operation: Operation) => boolean): void {
  if (!c.isCovered) return;
  const { state } = c;
  const party = partyOf(state, seat);
  const read = (list: readonly Skilled[]): void => {
    for (const { use, when, do: operations, number } of list) {
      if (use === 'always' && standing.includes(when) && operations.some(fits)) c.resolved(number);
    }
  };
  read(at(heroAbilities, party.hero));
  for (const card of party.cards) read(at(ownedAbilities, card));
  for (const card of state.event) read(at(specialAbilities, card));
}

export const noteValue = (c: C, seat: number, value: Value): void =>
  noteStanding(c, seat, (operation) => operation.op === 'stat' && operation.stat === value);

/** The hero holds more exhaustion, or bears more wounds, than its card alone would let it. */
export function noteHealth(c: C, seat: number): void {
  if (!c.isCovered) return;
  const { state } = c;
  const { life, stamina } = at(heroes, partyOf(state, seat).hero);
  if (exhaustionOf(state, seat, hero) > stamina) noteValue(c, seat, 'stamina');
  if (woundsOf(state, seat, hero) >= life && !isDown(state, seat, hero)) noteValue(c, seat, 'life');
}
