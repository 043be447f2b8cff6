import { at } from '@heldentisch/engine';
import { enemyDesign } from '../box.js';
import { skillIds } from '../card-ids.js';
import { siteAt } from '../map.js';
import { hasLasting } from '../players.js';
import type { CombatFrame, Fighter, MageKnightState } from '../state.js';
import {
  type Ability,
  abilities,
  coldFire,
  elements,
  fire,
  ice,
  physical,
  pileNumber,
  type Resistance,
  resistances,
  siteNumber,
} from '../terms.js';

/*
 * What an enemy is worth in a combat, with everything that has changed it: abilities, resistances, armor, attacks.
 */

const bitsOf = (list: readonly string[] | undefined, names: readonly string[]): number =>
  (list ?? []).reduce((bits, one) => bits | (1 << names.indexOf(one)), 0);

const printed = new Map<number, { readonly abilities: number; readonly resistances: number }>();
function printedOf(enemy: number): { readonly abilities: number; readonly resistances: number } {
  let found = printed.get(enemy);
  if (found === undefined) {
    const card = enemyDesign(enemy);
    found = { abilities: bitsOf(card.abilities, abilities), resistances: bitsOf(card.resistances, resistances) };
    printed.set(enemy, found);
  }
  return found;
}

const abilityBits = Object.fromEntries(abilities.map((name, i) => [name, 1 << i])) as Record<Ability, number>;
const resistanceBits = Object.fromEntries(resistances.map((name, i) => [name, 1 << i])) as Record<Resistance, number>;

export const hasAbility = (fighter: Fighter, ability: Ability): boolean =>
  (((printedOf(fighter.enemy).abilities & ~fighter.lostAbilities) | fighter.gainedAbilities) & abilityBits[ability]) !==
  0;

export function resists(state: MageKnightState, fighter: Fighter, resistance: Resistance): boolean {
  const bits = printedOf(fighter.enemy).resistances & ~fighter.lostResistances;
  if ((bits & resistanceBits[resistance]) === 0) return false;
  return !(resistance === 'physical' && hasLasting(state, 'noPhysicalResistance'));
}
export const resistanceCount = (state: MageKnightState, fighter: Fighter): number =>
  resistances.filter((one) => resists(state, fighter, one)).length;
export const printedAbilityCount = ({ enemy }: Fighter): number => (enemyDesign(enemy).abilities ?? []).length;

/** The city whose bonus a defender has, as its colour's name, or undefined (MK-CTY-02 to MK-CTY-05). */
function cityBonus(state: MageKnightState, combat: CombatFrame, fighter: Fighter): string | undefined {
  const stands = fighter.summoner >= 0 ? at(combat.fighters, fighter.summoner) : fighter;
  if (stands.isDefender === 0 || combat.kind !== 'assault') return undefined;
  const site = siteAt(state, combat.space);
  if (site === undefined || site.site !== siteNumber('city')) return undefined;
  return ['red', 'blue', 'white', 'green'][Math.log2(site.color)];
}

// Attacks

const naturesVengeance = skillIds.indexOf('braevalar-natures-vengeance');

export const attackCount = ({ enemy }: Fighter): number => enemyDesign(enemy).attacks.length;

/** The pile that an attack summons from, or -1. */
export function summonPile({ enemy }: Fighter, attack: number): number {
  const one = enemyDesign(enemy).attacks[attack];
  return one !== undefined && 'summon' in one ? pileNumber(one.summon) : -1;
}

export function attackElement(fighter: Fighter, attack: number): number {
  if (fighter.element >= 0) return fighter.element;
  const one = enemyDesign(fighter.enemy).attacks[attack];
  const printedElement = one === undefined || 'summon' in one ? physical : elements.indexOf(one[1]);
  return fighter.lostElements === 0 ? printedElement : stripped(printedElement, fighter.lostElements);
}

/** Cold fire without one of its elements is the other one. */
function stripped(element: number, lost: number): number {
  const parts = (element === coldFire ? (1 << fire) | (1 << ice) : 1 << element) & ~lost;
  if (parts === ((1 << fire) | (1 << ice))) return coldFire;
  return parts === 1 << fire ? fire : parts === 1 << ice ? ice : physical;
}

/** A32: additive changes first. */
export function attackValue(state: MageKnightState, combat: CombatFrame, index: number, attack: number): number {
  const fighter = at(combat.fighters, index);
  const one = enemyDesign(fighter.enemy).attacks[attack];
  if (one === undefined || 'summon' in one) return 0;
  let value = one[0] + (fighter.attackChanges[attack] ?? 0);
  if (cityBonus(state, combat, fighter) === 'blue') {
    const element = attackElement(fighter, attack);
    if (element === fire || element === ice) value += 2;
    else if (element === coldFire) value += 1;
  }
  // MK-CMP-60
  const isAvenged = ({ skill, seat }: MageKnightState['central'][number]): boolean =>
    skill === naturesVengeance && seat !== combat.seat;
  if (combat.phase === 1 && state.central.some(isAvenged)) value += 1;
  return Math.max(0, value);
}

/** MK-CTY-04, MK-CTY-05: a city gives abilities to physical attacks. */
export function attackHas(
  state: MageKnightState,
  combat: CombatFrame,
  fighter: Fighter,
  attack: number,
  ability: Ability,
): boolean {
  if ((fighter.bare >> attack) & 1) return false;
  if (hasAbility(fighter, ability)) return true;
  if ((fighter.lostAbilities & abilityBits[ability]) !== 0 || attackElement(fighter, attack) !== physical) return false;
  const city = cityBonus(state, combat, fighter);
  return (ability === 'brutal' && city === 'red') || (ability === 'poison' && city === 'green');
}

/** Whether the attack still has to be blocked or suffered. */
export function isAttacking(combat: CombatFrame, index: number, attack: number): boolean {
  const fighter = at(combat.fighters, index);
  const bit = 1 << attack;
  if (fighter.defeated === 1 || fighter.prevented === 1 || attack >= attackCount(fighter)) return false;
  if (summonPile(fighter, attack) >= 0) return false;
  return ((fighter.blocked | fighter.dealt | fighter.cancelled) & bit) === 0;
}

/** MK-BLK-06: what a block must reach. */
export const blockNeeded = (state: MageKnightState, combat: CombatFrame, index: number, attack: number): number =>
  attackValue(state, combat, index, attack) *
  (attackHas(state, combat, at(combat.fighters, index), attack, 'swift') ? 2 : 1);

/** MK-DMG-03 */
export const damageOf = (state: MageKnightState, combat: CombatFrame, index: number, attack: number): number =>
  attackValue(state, combat, index, attack) *
  (attackHas(state, combat, at(combat.fighters, index), attack, 'brutal') ? 2 : 1);

// Armor

/** MK-ABL-16, MK-ABL-23: all its attacks were blocked. */
export const isFullyBlocked = (fighter: Fighter): boolean =>
  fighter.prevented === 0 && fighter.blocked === (1 << attackCount(fighter)) - 1;

export function armorOfFighter(state: MageKnightState, combat: CombatFrame, index: number): number {
  const fighter = at(combat.fighters, index);
  const card = enemyDesign(fighter.enemy);
  const isLow = !hasAbility(fighter, 'elusive') || (combat.phase === 3 && isFullyBlocked(fighter));
  let armor = isLow ? card.armor : (card.elusiveArmor ?? card.armor);
  if (cityBonus(state, combat, fighter) === 'white') armor += 1;
  // MK-CBT-21: armor is not lowered below 1.
  armor = Math.max(1, armor + fighter.armorChange);
  if (fighter.doomed === 2 && isFullyBlocked(fighter)) armor = 1;
  return armor + fighter.drunk;
}

// Fortification

/** MK-RNG-03, MK-RNG-04: 0 none, 1 only siege attacks reach it, 2 nothing does. */
export function fortification(state: MageKnightState, combat: CombatFrame, index: number): number {
  const fighter = at(combat.fighters, index);
  const byToken = hasAbility(fighter, 'fortified') ? 1 : 0;
  if (hasAbility(fighter, 'unfortified') || fighter.exposed === 1) return byToken;
  const bySite =
    fighter.isDefender === 1 && combat.kind === 'assault' && combat.wallsDown === 0 && !hasLasting(state, 'noWalls')
      ? 1
      : 0;
  return byToken + bySite + (fighter.behindWall === 1 ? 1 : 0);
}

/** Whether effects of the player that are neither attack nor block work on it (MK-CBT-18, MK-CBT-19, MK-ABL-25). */
export function isImmune(state: MageKnightState, fighter: Fighter, color: number): boolean {
  if (hasAbility(fighter, 'arcane-immunity')) return true;
  if (color === 0) return resists(state, fighter, 'fire');
  return color === 1 && resists(state, fighter, 'ice');
}
