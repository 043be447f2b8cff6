import { isDemon } from '../beings.js';
import { canReact, fightersOf, isOwnFighter } from '../groups.js';
import type { HeldenState } from '../state.js';
import type { Why } from './why.js';

/** Beings of a seat that could protect the target (KH-PRT-01). */
export function protectorsOf(s: HeldenState, seat: number, target: number): number[] {
  if (isDemon(target) || seat === s.active) return [];
  return fightersOf(s, seat).filter((being) => being !== target && canReact(s, being));
}

/** Why somebody cannot protect the target. */
export function protectorProblem(s: HeldenState, seat: number, target: number, being: number): Why {
  if (isDemon(target)) return 'KH-PRT-08';
  if (!isOwnFighter(s, being, seat)) return 'KH-PRT-01.foreign';
  // KH-REA-01: nobody reacts in the own turn, so the active player's heroes do not protect.
  if (seat === s.active) return 'KH-REA-01';
  if (being === target) return 'KH-PRT-01.itself';
  return canReact(s, being) ? null : 'KH-PRT-01.reaction';
}
