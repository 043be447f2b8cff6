import { at, type Refusal, refusal } from '@heldentisch/engine';
import type { Skilled } from '../abilities.js';
import { hero, kindOfCard, sourceKey } from '../box.js';
import type { Operation, Target } from '../card.js';
import { charactersOf, exhaustionOf, partyOf, woundsOf } from '../parties.js';
import type { RuneboundState } from '../state.js';
import { combatOf, innermost } from './frames.js';

/*
 * RB-ABL-33 and its kin: an ability that removes, turns or prevents something can be used only where there is something
 * to remove, turn or prevent.
 */

/** The characters of the side that an operation may be about. */
export function targetsOf(state: RuneboundState, seat: number, self: number, to: Target): number[] {
  if (to === 'hero') return [hero];
  if (to === 'self') return [self];
  if (to === 'own' || to === 'ownAll') return charactersOf(state, seat);
  return [];
}

/** Those of them that have something to remove. */
export function relievable(
  state: RuneboundState,
  seat: number,
  self: number,
  { op, to }: { readonly op: 'heal' | 'rest'; readonly to: Target },
): number[] {
  const count = op === 'heal' ? woundsOf : exhaustionOf;
  return targetsOf(state, seat, self, to).filter((character) => count(state, seat, character) > 0);
}

/** The seat's activated cards of these kinds (RB-ABL-33). */
export const turnedCards = (state: RuneboundState, seat: number, kinds: readonly string[]): number[] =>
  partyOf(state, seat).cards.filter((card) => state.turned[card] === 1 && kinds.includes(kindOfCard[card] ?? ''));

/** Bits of the movement dice that are not spent. */
export function unspentDice(state: RuneboundState): number[] {
  const frame = innermost(state, 'movement');
  if (frame === undefined) return [];
  return [...frame.dice.keys()].filter((die) => (frame.spent & (1 << die)) === 0);
}

function problemOf(
  state: RuneboundState,
  seat: number,
  self: number,
  source: number,
  operation: Operation,
): Refusal | null {
  const about = { source: sourceKey(source) };
  switch (operation.op) {
    case 'heal':
    case 'rest':
      if (operation.to === 'enemy') return null;
      return relievable(state, seat, self, operation).length > 0 ? null : refusal('RB-ABL-33', about);
    case 'refresh':
      // A rune that would turn itself counts only once it is turned.
      return turnedCards(state, seat, operation.kind).length > 0 ? null : refusal('RB-ABL-33', about);
    case 'wild':
    case 'rerollMove':
      return unspentDice(state).length > 0 ? null : refusal('RB-MOV-25', { case: 'spent', ...about });
    case 'escape':
      return escapeProblem(state, seat, source);
    case 'prevent':
      return preventProblem(state, seat, self, operation.to, source);
    default:
      return null;
  }
}

/** RB-CMB-39, RB-PVP-02 */
function escapeProblem(state: RuneboundState, seat: number, source: number): Refusal | null {
  const combat = combatOf(state);
  if (combat === undefined) return null;
  if (combat.attacker !== seat) return refusal('RB-PVP-02', { source: sourceKey(source) });
  return combat.noEscape > 0 ? refusal('RB-CMB-39', { case: 'forbidden', source: sourceKey(source) }) : null;
}

/** RB-ABL-29 */
function preventProblem(state: RuneboundState, seat: number, self: number, to: Target, source: number): Refusal | null {
  const wounds = innermost(state, 'wounds');
  const hit = wounds?.hits[wounds.index];
  if (hit === undefined || hit.seat !== seat) return refusal('RB-ABL-29', { source: sourceKey(source) });
  const isMeant = targetsOf(state, seat, self, to).includes(hit.character);
  return isMeant ? null : refusal('RB-ABL-29', { source: sourceKey(source) });
}

/** Why the ability would be of no use at all now, or null. */
export function usesProblem(
  state: RuneboundState,
  seat: number,
  ability: Skilled,
  self: number,
  source: number,
): Refusal | null {
  for (let i = 0; i < ability.do.length; i++) {
    const problem = problemOf(state, seat, self, source, at(ability.do, i));
    if (problem !== null) return problem;
  }
  return null;
}
