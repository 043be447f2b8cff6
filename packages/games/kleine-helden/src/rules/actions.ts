import { isCreature, isDemon, isHero, isNpc } from '../beings.js';
import { isOwnFighter } from '../groups.js';
import type { HeldenState } from '../state.js';
import type { Why } from './why.js';

/** KH-SUM-07 */
export const isFreshCreature = (s: HeldenState, being: number): boolean =>
  isCreature(being) && s.since[being] === s.turn;

/** An action that can be used for something else than an attack. */
export const hasFreeAction = (s: HeldenState, being: number): boolean =>
  (s.actions[being] as number) > (s.attackOnly[being] as number) && s.chained[being] === 0;

/** The same, for listing what a seat's heroes can do: who has an action is known before whose it is. */
export const isFreeHero = (s: HeldenState, hero: number, seat: number): boolean =>
  hasFreeAction(s, hero) && isOwnFighter(s, hero, seat);

export function payAction(s: HeldenState, being: number): void {
  s.actions[being] = (s.actions[being] as number) - 1;
}

/** Why somebody has no action in this seat's turn. */
export function actorProblem(s: HeldenState, seat: number, being: number): Why {
  if (isDemon(being)) return 'KH-DMN-07';
  if (isNpc(being)) return 'KH-NPC-06';
  if (!isOwnFighter(s, being, seat)) return 'KH-TRN-02.foreign';
  return s.actions[being] === 0 ? 'KH-ACT-02.spent' : null;
}

/** Why somebody is no hero who could carry something. */
export function carrierProblem(being: number): Why {
  if (isCreature(being)) return 'KH-SUM-04';
  return isHero(being) ? null : 'KH-EQP-14';
}

/** KH-DMN-02: who is bound by a demon fights only that. */
export const bindingProblem = (s: HeldenState, being: number): Why => (s.chained[being] === 1 ? 'KH-DMN-02' : null);

/** Why somebody's action cannot be used for anything else than an attack. */
export function freeActionProblem(s: HeldenState, seat: number, being: number): Why {
  if (isCreature(being)) return 'KH-SUM-04';
  const problem = actorProblem(s, seat, being) ?? bindingProblem(s, being);
  return problem ?? (hasFreeAction(s, being) ? null : 'KH-ACT-02.attackOnly');
}
