import { at } from '@heldentisch/engine';
import { escaping, type Skilled, testing } from '../abilities.js';
import { challengeCard, hero } from '../box.js';
import type { Condition, Least } from '../card.js';
import { terrainOf } from '../map.js';
import { partyOf } from '../parties.js';
import type { CombatFrame, RollFrame, RuneboundState } from '../state.js';
import { attributes, terrains } from '../terms.js';
import { combatOf, innermost } from './frames.js';

const reaches = (number: number, wanted: number | Least): boolean =>
  typeof wanted === 'number' ? number === wanted : number >= wanted.gte;

/** Whether all that a condition names holds now. */
export function holds(state: RuneboundState, seat: number, condition: Condition | null): boolean {
  if (condition === null) return true;
  const combat = combatOf(state);
  return (
    holdsInCombat(combat, condition) &&
    holdsOfRoll(state, condition) &&
    (condition.terrain === undefined || condition.terrain.includes(terrainUnder(state, seat))) &&
    (condition.gold === undefined || partyOf(state, seat).gold >= condition.gold.gte)
  );
}

const terrainUnder = (state: RuneboundState, seat: number): (typeof terrains)[number] =>
  at(terrains, at(terrainOf, partyOf(state, seat).space));

function holdsInCombat(combat: CombatFrame | undefined, { tag, round, vs }: Condition): boolean {
  if (tag === undefined && round === undefined && vs === undefined) return true;
  if (combat === undefined) return false;
  const isChallenge = combat.card >= 0;
  return (
    (vs === undefined || isChallenge) &&
    (round === undefined || reaches(combat.round, round)) &&
    (tag === undefined || (isChallenge && challengeCard(combat.card).tags.some((one) => tag.includes(one))))
  );
}

function holdsOfRoll(state: RuneboundState, { attr, amount, target, source }: Condition): boolean {
  if (attr !== undefined) {
    const roll = innermost(state, 'roll');
    if (roll === undefined || !attr.includes(at(attributes, roll.attribute))) return false;
  }
  if (amount !== undefined || source !== undefined) {
    const wounds = innermost(state, 'wounds');
    const hit = wounds?.hits[wounds.index];
    if (wounds === undefined || hit === undefined) return false;
    // RB-ABL-28: judged by the wounds before any prevention.
    if (amount !== undefined && hit.amount < amount.gte) return false;
    if (source !== undefined && hit.harm !== source) return false;
  }
  return target === undefined || innermost(state, 'clash')?.character === hero;
}

/** Whether the ability is about the character that rolls. `self` is the character that has it. */
export const concerns = ({ who }: Skilled, self: number, roller: number): boolean => {
  if (who === 'own') return true;
  if (who === 'self') return roller === self;
  return (who === 'hero') === (roller === hero);
};

/** Whether the ability is about this roll at all: its phase, its kind, and whether it is the first one. */
export function fitsRoll(state: RuneboundState, ability: Skilled, self: number, roll: RollFrame): boolean {
  if ((ability.rolls & roll.kind) === 0 || !concerns(ability, self, roll.character)) return false;
  if (roll.kind !== testing && (ability.phases & (1 << roll.phase)) === 0) return false;
  if (ability.first && (roll.kind === escaping || hasRolled(state, roll.seat))) return false;
  return holds(state, roll.seat, ability.condition);
}

/** RB-ABL-19, RB-PVP-31: the side has made a combat roll in this combat. */
const hasRolled = (state: RuneboundState, seat: number): boolean =>
  ((combatOf(state)?.rolled ?? 0) & (1 << seat)) !== 0;
