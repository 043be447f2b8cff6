import { at } from '@heldentisch/engine';
import { partyOf } from '../parties.js';
import type { RuneboundState } from '../state.js';
import { happened } from '../vocabulary.js';
import type { C } from './frames.js';

export const liesOn = ({ counters }: RuneboundState, space: number, color: number): boolean =>
  (at(counters, space) & (1 << color)) !== 0;

export function layCounter(c: C, space: number, color: number): void {
  const { counters, supply } = c.state;
  counters[space] = at(counters, space) | (1 << color);
  supply[color] = at(supply, color) - 1;
  c.emit(happened.counterLaid, space, color);
}

/** RB-DEF-03, RB-UND-13, RB-DOM-06: from the hero's space, else from the supply, else none. */
export function takeCounter(c: C, seat: number, color: number): void {
  const { state } = c;
  const party = partyOf(state, seat);
  if (party.space >= 0 && liesOn(state, party.space, color)) {
    state.counters[party.space] = at(state.counters, party.space) & ~(1 << color);
    party.counters[color] = at(party.counters, color) + 1;
    c.emit(happened.counterTaken, seat, color);
  } else takeFromSupply(c, seat, color);
}

export function takeFromSupply(c: C, seat: number, color: number): void {
  const { supply } = c.state;
  if (at(supply, color) === 0) {
    c.emit(happened.counterMissing, seat, color);
    return;
  }
  const { counters } = partyOf(c.state, seat);
  supply[color] = at(supply, color) - 1;
  counters[color] = at(counters, color) + 1;
  c.emit(happened.counterTaken, seat, color);
}
