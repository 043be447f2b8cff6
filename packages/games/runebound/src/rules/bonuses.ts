import { at } from '@heldentisch/engine';
import { lentAbilities, ownedAbilities, type Skilled, specialAbilities, testing } from '../abilities.js';
import { hero, heroes } from '../box.js';
import { attributeOf, damageOf, eachAbility, partyOf } from '../parties.js';
import type { Change, CombatFrame, RollFrame, RuneboundState } from '../state.js';
import { skills } from '../terms.js';
import { fitsRoll } from './conditions.js';
import { combatOf } from './frames.js';
import { selfOf } from './self.js';

/** Something that adds to a roll by itself. */
export interface Bonus {
  readonly ability: Skilled;
  /** The card or hero it comes from. */
  readonly source: number;
}

/** The always usable abilities that count for this roll, whoever they belong to (RB-ABL-20). */
export function bonusesOf(state: RuneboundState, roll: RollFrame): Bonus[] {
  const list: Bonus[] = [];
  const count = (ability: Skilled, source: number): void => {
    if (ability.use === 'always' && !roll.aside.includes(source) && fitsRoll(state, ability, selfOf(source), roll)) {
      list.push({ ability, source });
    }
  };
  eachAbility(state, roll.seat, 'roll', count);
  for (const card of state.event) {
    for (const ability of at(specialAbilities, card)) if (ability.when === 'roll') count(ability, card);
  }
  const combat = combatOf(state);
  if (combat !== undefined && combat.lender >= 0 && combat.seat === roll.seat) {
    for (const ability of at(lentAbilities, combat.lender)) count(ability, combat.lender);
  }
  return list;
}

/** RB-TST-07 */
export function skillBonus(state: RuneboundState, seat: number, skill: number): number {
  const name = at(skills, skill);
  const party = partyOf(state, seat);
  let sum = at(heroes, party.hero).skills[name] ?? 0;
  for (const card of party.cards) {
    for (const ability of at(ownedAbilities, card)) {
      for (const operation of ability.do) if (operation.op === 'skill' && operation.skill === name) sum += operation.n;
    }
  }
  return sum;
}

/** RB-PVP-24: combat values that the other hero has changed. */
function changeOfHero(state: RuneboundState, { seat, character, attribute }: RollFrame): number {
  const combat = combatOf(state);
  return combat === undefined || character !== hero ? 0 : changeOfValue(combat, seat, attribute);
}

/** What is added to the dice by itself: attribute, skill and always usable cards. */
export function fixedPart(state: RuneboundState, roll: RollFrame): number {
  const attribute = attributeOf(state, roll.seat, roll.character, roll.attribute);
  if (roll.kind === testing) return attribute + skillBonus(state, roll.seat, roll.skill);
  let sum = attribute + changeOfHero(state, roll);
  for (const { ability } of bonusesOf(state, roll)) if (!ability.hit) sum += ability.adds;
  return sum;
}

export const totalOf = (state: RuneboundState, roll: RollFrame): number =>
  roll.dice.reduce((sum, die) => sum + die, 0) + fixedPart(state, roll) + roll.plus;

const allValues = 6;
const allDamage = 7;
const firstDamage = 3;

const sumOf = (changes: readonly Change[], side: number, value: number): number => {
  let sum = 0;
  for (const change of changes) if (change.side === side && change.value === value) sum += change.amount;
  return sum;
};

/** A combat value of one side of the fight, with what has been changed: printed, or the hero's own. */
export const changeOfValue = ({ changes }: CombatFrame, side: number, attribute: number): number =>
  sumOf(changes, side, attribute) + sumOf(changes, side, allValues);

/** Damage of a phase with all changes: a printed 0 is raised only if its own phase is named. */
export function changedDamage({ changes }: CombatFrame, side: number, printed: number, phase: number): number {
  const own = sumOf(changes, side, firstDamage + phase);
  const general = sumOf(changes, side, allDamage);
  return Math.max(0, printed + own + (printed === 0 ? Math.min(0, general) : general));
}

/** What a character of the side deals in a phase, without what was used on the roll. */
export const ownDamage = (state: RuneboundState, combat: CombatFrame, seat: number, character: number, phase: number) =>
  changedDamage(combat, seat, damageOf(state, seat, character, phase), phase);
