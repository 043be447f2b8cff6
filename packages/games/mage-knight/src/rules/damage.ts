import { at, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { designOf, enemyKey, isWound, unitCard, unitIndex, unitKey } from '../box.js';
import {
  armorOf,
  bannerOf,
  type C,
  hasLasting,
  isWoundedUnit,
  lastingSum,
  playerOf,
  printedHandLimit,
  unitAt,
} from '../players.js';
import type { CombatFrame, MageKnightState } from '../state.js';
import { coldFire, fire, ice, physical, type Resistance } from '../terms.js';
import { attackNumber, choose, happened } from '../vocabulary.js';
import { bannerGives } from './banners.js';
import { attackOf, attackProblem, eachAttack, fighterOf } from './block.js';
import { discardFromHand, takeWound, woundToDiscard } from './cards.js';
import { attackElement, attackHas, damageOf } from './enemies.js';
import { loseUnit } from './units.js';

/** Damage of unblocked attacks (MK-DMG). */

type CombatDeed = Deed<MageKnightState, CombatFrame>;

/** MK-DMG-02: the next attack. */
export const suffer: CombatDeed = {
  kind: choose.suffer,
  candidates(_c, combat, _seat, out) {
    if (combat.dealing < 0) eachAttack(combat, (i, attack) => out.add(choose.suffer.code(attackNumber(i, attack))));
  },
  forbids(_c, combat, _seat, code) {
    const number = choose.suffer.attack(code);
    if (combat.dealing >= 0) return refusal('MK-DMG-04', { case: 'rest', damage: combat.damage });
    return attackProblem(combat, fighterOf(number), attackOf(number));
  },
  does(c, combat, seat, code) {
    combat.at--;
    const number = choose.suffer.attack(code);
    const [index, attack] = [fighterOf(number), attackOf(number)];
    combat.dealing = index;
    combat.dealingAttack = attack;
    combat.damage = damageOf(c.state, combat, index, attack);
    combat.woundsOfAttack = 0;
    c.emit(happened.damageDealt, seat, at(combat.fighters, index).enemy, number, combat.damage);
    if (combat.damage === 0) endOfAttack(c, combat);
  },
};

/** MK-DMG-06, MK-DMG-07: whether a unit resists the element of the attack. */
export function unitResists(state: MageKnightState, unit: number, element: number): boolean {
  const has = (resistance: Resistance): boolean =>
    hasLasting(state, 'unitsResist') ||
    unitCard(unit).resistances.includes(resistance) ||
    bannerGives(state, unit, resistance) ||
    state.turn.lasting.some(({ what, bits }) => what === 'unitPhysical' && resistance === 'physical' && bits === unit);
  if (element === physical) return has('physical');
  if (element === fire) return has('fire');
  if (element === ice) return has('ice');
  return element === coldFire && has('fire') && has('ice');
}

export const unitArmor = (state: MageKnightState, unit: number): number =>
  unitCard(unit).armor + lastingSum(state, 'unitArmor') + (bannerGives(state, unit, 'armor') ? 1 : 0);

/** Why a unit can take no damage now, whoever attacks. */
function unitTakesProblem(state: MageKnightState, combat: CombatFrame, unit: number): Refusal | null {
  const about = { unit: unitKey(designOf(unit)) };
  if (!mayUseUnit(state, combat, unit)) return refusal('MK-CBT-04', { case: 'units', ...about });
  if (hasLasting(state, 'unitsUnhurt')) return refusal('MK-EFF-02', { case: 'units', ...about });
  if (isWoundedUnit(state, unit)) return refusal('MK-UNI-13', about);
  if (combat.shielded.includes(unit)) return refusal('MK-DMG-08', about);
  if (unitCard(unit).special === 'thugs' && state.turn.influence < 2) return refusal('MK-CMP-44', about);
  return null;
}

/** MK-CMP-52: the unit that must take the damage first, or -1. */
export function baitOf(state: MageKnightState, combat: CombatFrame, seat: number): number {
  const { bait, baitedAttack } = at(combat.fighters, combat.dealing);
  if (bait < 0 || baitedAttack !== combat.dealingAttack || !playerOf(state, seat).units.includes(bait)) return -1;
  return unitTakesProblem(state, combat, bait) === null ? bait : -1;
}

export const assign: CombatDeed = {
  kind: choose.assign,
  candidates({ state }, combat, seat, out) {
    if (combat.dealing < 0) return;
    for (const slot of playerOf(state, seat).units.keys()) out.add(choose.assign.code(slot));
  },
  forbids({ state }, combat, seat, code) {
    const player = playerOf(state, seat);
    const unit = unitAt(player, choose.assign.unit(code) + 1);
    if (unit < 0) return refusal('MK-UNI-02');
    const about = { unit: unitKey(designOf(unit)) };
    if (combat.dealing < 0) return refusal('MK-DMG-02', { case: 'none' });
    if (combat.ignored === 1) return refusal('MK-DMG-04', { case: 'hero' });
    const fighter = at(combat.fighters, combat.dealing);
    const bait = baitOf(state, combat, seat);
    if (bait !== unit && attackHas(state, combat, fighter, combat.dealingAttack, 'assassination'))
      return refusal('MK-ABL-10', { ...about, enemy: enemyKey(fighter.enemy) });
    if (bait >= 0 && bait !== unit) return refusal('MK-CMP-52', { unit: unitKey(designOf(bait)) });
    return unitTakesProblem(state, combat, unit);
  },
  does(c, combat, seat, code) {
    combat.at--;
    const { state } = c;
    const unit = unitAt(playerOf(state, seat), choose.assign.unit(code) + 1);
    if (unitCard(unit).special === 'thugs') state.turn.influence -= 2;
    const fighter = at(combat.fighters, combat.dealing);
    fighter.unitsInvolved = 1;
    const armor = unitArmor(state, unit);
    if (unitResists(state, unit, attackElement(fighter, combat.dealingAttack))) {
      combat.damage -= armor;
      if (combat.damage <= 0) {
        combat.shielded.push(unit);
        endOfAttack(c, combat);
        return;
      }
    }
    combat.damage -= armor;
    hurtUnit(c, combat, seat, unit);
    if (combat.damage <= 0) endOfAttack(c, combat);
  },
};

/** Whether units, or this one, may be used in the combat. */
export const mayUseUnit = (state: MageKnightState, combat: CombatFrame, unit: number): boolean =>
  combat.noUnits === 0 || combat.companion === unit || bannerGives(state, unit, 'anywhere') || state.bonded === unit;

/** MK-DMG-05, MK-ABL-03, MK-ABL-05, MK-ABL-12 */
function hurtUnit(c: C, combat: CombatFrame, seat: number, unit: number): void {
  const { state } = c;
  const fighter = at(combat.fighters, combat.dealing);
  const has = (ability: 'poison' | 'paralyze' | 'vampiric'): boolean =>
    attackHas(state, combat, fighter, combat.dealingAttack, ability);
  const banner = bannerOf(state, unit);
  // Banner of Fortitude: once per round the wound is ignored.
  if (banner >= 0 && bannerGives(state, unit, 'fortitude') && state.flipped[banner] === 0) {
    state.flipped[banner] = 1;
    combat.shielded.push(unit);
    return;
  }
  if (has('vampiric')) fighter.drunk++;
  if (has('paralyze')) {
    c.emit(happened.unitDestroyed, seat, designOf(unit));
    loseUnit(c, seat, unit);
    return;
  }
  woundUnit(c, seat, unit, has('poison') ? 2 : 1);
}

export function woundUnit(c: C, seat: number, unit: number, count: number): void {
  const { unitWounds } = c.state;
  unitWounds[unitIndex(unit)] = (unitWounds[unitIndex(unit)] as number) + count;
  c.emit(happened.unitWounded, seat, designOf(unit));
}

/** MK-DMG-09: the hero takes the rest. */
export const bear: CombatDeed = {
  kind: choose.bear,
  candidates(_c, combat, _seat, out) {
    if (combat.dealing >= 0) out.add(choose.bear.code());
  },
  forbids({ state }, combat, seat) {
    if (combat.dealing < 0) return refusal('MK-DMG-02', { case: 'none' });
    const bait = baitOf(state, combat, seat);
    return bait >= 0 ? refusal('MK-CMP-52', { unit: unitKey(designOf(bait)) }) : null;
  },
  does(c, combat, seat) {
    combat.at--;
    hurtHero(c, combat, seat);
    endOfAttack(c, combat);
  },
};

function hurtHero(c: C, combat: CombatFrame, seat: number): void {
  const { state } = c;
  const fighter = at(combat.fighters, combat.dealing);
  const attack = combat.dealingAttack;
  const armor = armorOf(playerOf(state, seat));
  let wounds = 0;
  while (combat.damage > 0) {
    combat.damage -= armor;
    // Veil of Mist: the first wound does not happen, nor what comes with it.
    const veil = state.turn.lasting.findIndex(({ what }) => what === 'noFirstWound');
    if (veil >= 0) {
      state.turn.lasting.splice(veil, 1);
      continue;
    }
    wounds++;
    takeWound(c, seat);
    if (attackHas(state, combat, fighter, attack, 'poison')) woundToDiscard(c, seat);
    if (attackHas(state, combat, fighter, attack, 'vampiric')) fighter.drunk++;
    knockOut(c, combat, seat);
  }
  combat.woundsOfAttack += wounds;
  if (wounds > 0 && attackHas(state, combat, fighter, attack, 'paralyze')) {
    c.emit(happened.paralyzed, seat);
    dropHand(c, seat);
  }
}

/** MK-DMG-10 */
export function knockOut(c: C, combat: CombatFrame, seat: number): void {
  if (combat.woundsTaken < printedHandLimit(playerOf(c.state, seat))) return;
  if (combat.knockedOut === 0) c.emit(happened.knockedOut, seat);
  combat.knockedOut = 1;
  dropHand(c, seat);
}

/** All cards but wounds are discarded. */
export function dropHand(c: C, seat: number): void {
  const { hand } = playerOf(c.state, seat);
  for (const card of hand.filter((one) => !isWound(one))) discardFromHand(c, seat, card);
}

/** The hero turns some of the damage aside. What units were to take has gone to them before. */
export function ignore(c: C, combat: CombatFrame, n: number): void {
  combat.damage = Math.max(0, combat.damage - n);
  combat.ignored = 1;
  if (combat.damage === 0) endOfAttack(c, combat);
}

function endOfAttack(_c: C, combat: CombatFrame): void {
  const fighter = at(combat.fighters, combat.dealing);
  fighter.dealt |= 1 << combat.dealingAttack;
  combat.dealing = -1;
  combat.dealingAttack = -1;
  combat.damage = 0;
  combat.ignored = 0;
}
