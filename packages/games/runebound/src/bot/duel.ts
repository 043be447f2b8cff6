import { hero } from '../box.js';
import { attributeOf, charactersOf, damageOf, lifeOf, woundsOf } from '../parties.js';
import { enemyOf } from '../rules/frames.js';
import type { CombatFrame, RuneboundState } from '../state.js';

/** How a hero fights another one: each strikes where it is better than the other. */

const phaseCount = 3;

/** How much better a character is than the enemy's hero in a phase, by attribute and damage. */
const edgeOf = (state: RuneboundState, seat: number, foe: number, character: number, phase: number): number =>
  attributeOf(state, seat, character, phase) -
  attributeOf(state, foe, hero, phase) +
  2 * (damageOf(state, seat, character, phase) - 1);

/** Who attacks in this phase, or -1 for a defence. The hero waits for the best of the phases that are left. */
export function attackerInDuel(state: RuneboundState, combat: CombatFrame): number {
  const { attacker: seat, phase, attacked } = combat;
  const foe = enemyOf(combat, seat);
  let choice = -1;
  let most = 0;
  for (const character of charactersOf(state, seat)) {
    if ((attacked & (1 << character)) !== 0) continue;
    const now = edgeOf(state, seat, foe, character, phase);
    let later = Number.NEGATIVE_INFINITY;
    for (let next = phase + 1; next < phaseCount; next++) {
      later = Math.max(later, edgeOf(state, seat, foe, character, next));
    }
    if (later > now || (character !== hero && now < 0)) continue;
    if (choice >= 0 && now <= most) continue;
    choice = character;
    most = now;
  }
  return choice;
}

/** Whether the hero has had enough of it. */
export const fleesDuel = (state: RuneboundState, { attacker: seat }: CombatFrame): boolean =>
  lifeOf(state, seat, hero) - woundsOf(state, seat, hero) <= 1;
