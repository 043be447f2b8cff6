import { at } from '@heldentisch/engine';
import { enemyDesign } from '../box.js';
import { type C, push } from '../players.js';
import type { CombatFrame, Fighter } from '../state.js';
import { blue, coldFire, fire, green, ice, red, white } from '../terms.js';
import { happened } from '../vocabulary.js';
import { effectOf } from './effects.js';
import { attackElement, hasAbility, isImmune, printedAbilityCount, resistanceCount } from './enemies.js';
import { changeReputation, gainFame } from './tracks.js';

/*
 * What waits for an attack or a block to succeed: noted with the points, carried out when they are used.
 */

const sum = ({ riders }: CombatFrame, name: string): number =>
  riders.reduce((total, { what, n }) => total + (what === name ? n : 0), 0);

/** The colours, as bits, of a crystal for one of these enemies: by its printed resistances, or white. */
export function soulColors(fallen: readonly Fighter[]): number {
  const list = fallen.flatMap(({ enemy }) => enemyDesign(enemy).resistances ?? []);
  return list.reduce((bits, resistance) => bits | soulOf[resistance], 1 << white);
}
const soulOf = { fire: 1 << red, ice: 1 << blue, physical: 1 << green };

/** Enemies were defeated by the attack. */
export function defeatRiders(c: C, combat: CombatFrame, seat: number, hit: readonly Fighter[]): void {
  const count = hit.length;
  changeReputation(c, seat, sum(combat, 'reputationPerDefeated') * count);
  gainFame(c, seat, sum(combat, 'famePerDefeated') * count);
  for (const rider of combat.riders) {
    if (rider.what === 'crystalOncePerDefeated') push(c.state, effectOf(seat, 'soulCrystal', soulColors(hit)));
    else if (rider.what === 'weakenOthersPerDefeated')
      for (let i = 0; i < count; i++) push(c.state, effectOf(seat, 'weakenAnother', -1));
  }
}

/** How much more the blocks count against this attack. */
export function blockBonus(
  c: { readonly state: C['state'] },
  combat: CombatFrame,
  fighter: Fighter,
  attack: number,
): number {
  const count = sum(combat, 'blockByAbilities');
  if (count === 0 || hasAbility(fighter, 'arcane-immunity')) return 0;
  const element = attackElement(fighter, attack);
  const colors = element === coldFire ? 2 : element === fire || element === ice ? 1 : 0;
  return count * (printedAbilityCount(fighter) + resistanceCount(c.state, fighter) + colors);
}

/** The attack was blocked with these points; `surplus` is what was too much. */
export function blockRiders(
  c: C,
  combat: CombatFrame,
  index: number,
  surplus: number,
): { readonly destroyed: boolean } {
  const fighter = at(combat.fighters, index);
  let destroyed = false;
  for (const { what, n, color } of combat.riders) {
    const immune = isImmune(c.state, fighter, color);
    if (what === 'weakenBlocked' && !immune) weaken(c, fighter, index, n);
    else if (what === 'weakenBlockedBySurplus' && !immune) weaken(c, fighter, index, surplus);
    else if (what === 'destroyBlocked' && !immune) destroyed = true;
    else if (what === 'attackAfterBlock') combat.laterAttack[1] = at(combat.laterAttack, 1) + n;
    else if (what === 'duel') fighter.dueled += n;
  }
  return { destroyed };
}

export function weaken(c: C, fighter: Fighter, index: number, n: number): void {
  fighter.armorChange -= n;
  c.emit(happened.armorChanged, fighter.enemy, index, 2048 - n);
}
