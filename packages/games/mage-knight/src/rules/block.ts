import { at, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { enemyKey } from '../box.js';
import type { C } from '../players.js';
import type { CombatFrame, MageKnightState } from '../state.js';
import { coldFire, fire, ice, physical } from '../terms.js';
import { attackNumber, choose, happened, mostAttacks } from '../vocabulary.js';
import {
  attackCount,
  attackElement,
  attackHas,
  attackValue,
  blockNeeded,
  hasAbility,
  isAttacking,
  isFullyBlocked,
  summonPile,
} from './enemies.js';
import { blockBonus, blockRiders } from './riders.js';
import { defeat } from './strike.js';

/** Blocks (MK-BLK): one block against one attack. */

/** MK-BLK-04 */
export function isEfficientBlock(block: number, attack: number): boolean {
  if (attack === physical || block === coldFire) return true;
  if (attack === fire) return block === ice;
  return attack === ice && block === fire;
}

/** MK-BLK-05: what the block points come to against this attack. */
export function blockTotal(state: MageKnightState, combat: CombatFrame, index: number, attack: number): number {
  const fighter = at(combat.fighters, index);
  const element = attackElement(fighter, attack);
  const twice = attackHas(state, combat, fighter, attack, 'swift') ? 2 : 1;
  let full = 0;
  let half = 0;
  for (let one = 0; one < 4; one++) {
    const points = at(combat.block, one) + twice * at(combat.swiftBlock, one);
    if (isEfficientBlock(one, element)) full += points;
    else half += points;
  }
  const bonus = blockBonus({ state }, combat, fighter, attack);
  if (isEfficientBlock(ice, element)) full += bonus;
  else half += bonus;
  return full + Math.floor(half / 2);
}

export const hasBlock = ({ block, swiftBlock }: CombatFrame): boolean =>
  block.some((points) => points > 0) || swiftBlock.some((points) => points > 0);

/** Calls back for every attack that has to be blocked or suffered. */
export function eachAttack(combat: CombatFrame, visit: (fighter: number, attack: number) => void): void {
  for (let i = 0; i < combat.fighters.length; i++) {
    for (let attack = 0; attack < mostAttacks; attack++) if (isAttacking(combat, i, attack)) visit(i, attack);
  }
}

/** Why this is no attack that could be blocked, lowered or suffered now. */
export function attackProblem(combat: CombatFrame, index: number, attack: number): Refusal | null {
  const fighter = combat.fighters[index];
  if (fighter === undefined || attack >= attackCount(fighter)) return refusal('MK-BLK-02', { case: 'none' });
  if (isAttacking(combat, index, attack)) return null;
  const about = { enemy: enemyKey(fighter.enemy) };
  if (fighter.defeated === 1) return refusal('MK-BLK-01', { case: 'defeated', ...about });
  if (summonPile(fighter, attack) >= 0) return refusal('MK-ABL-08', about);
  if (fighter.prevented === 1) return refusal('MK-ABL-27', about);
  return refusal('MK-BLK-07', about);
}

export const fighterOf = (attack: number): number => Math.floor(attack / mostAttacks);
export const attackOf = (attack: number): number => attack % mostAttacks;

export const parry: Deed<MageKnightState, CombatFrame> = {
  kind: choose.parry,
  candidates(_c, combat, _seat, out) {
    if (hasBlock(combat)) eachAttack(combat, (i, attack) => out.add(choose.parry.code(attackNumber(i, attack))));
  },
  forbids({ state }, combat, _seat, code) {
    const number = choose.parry.attack(code);
    const [index, attack] = [fighterOf(number), attackOf(number)];
    const problem = attackProblem(combat, index, attack);
    if (problem !== null) return problem;
    const total = blockTotal(state, combat, index, attack);
    const needed = blockNeeded(state, combat, index, attack);
    return total >= needed
      ? null
      : refusal('MK-BLK-08', { total, needed, enemy: enemyKey(at(combat.fighters, index).enemy) });
  },
  does(c, combat, _seat, code) {
    combat.at--;
    const number = choose.parry.attack(code);
    const [index, attack] = [fighterOf(number), attackOf(number)];
    const surplus = blockTotal(c.state, combat, index, attack) - blockNeeded(c.state, combat, index, attack);
    markBlocked(c, combat, index, attack);
    if (combat.unitsUsed === 1) at(combat.fighters, index).unitsInvolved = 1;
    combat.unitsUsed = 0;
    const { destroyed } = blockRiders(c, combat, index, surplus);
    if (destroyed || isDoomed(at(combat.fighters, index))) defeat(c, combat, index);
    combat.riders.length = 0;
    // MK-BLK-10; some blocks can be used once more, against another attack.
    combat.block.fill(0);
    combat.swiftBlock.fill(0);
    const [element, points] = combat.spareBlocks.splice(0, 2);
    if (element !== undefined && points !== undefined) combat.block[element] = points;
  },
};

/** MK-BLK-07 */
export function markBlocked(c: C, combat: CombatFrame, index: number, attack: number): void {
  const fighter = at(combat.fighters, index);
  fighter.blocked |= 1 << attack;
  c.emit(happened.attackBlocked, combat.seat, fighter.enemy, attackNumber(index, attack));
}

/** It was marked to be destroyed when it is blocked, that is when all its attacks are (MK-ABL-16). */
const isDoomed = (fighter: CombatFrame['fighters'][number]): boolean =>
  fighter.doomed === 1 && isFullyBlocked(fighter) && !hasAbility(fighter, 'arcane-immunity');

/** An attack is changed by a number; at 0 in the Block phase it counts as blocked (MK-ABL-28). */
export function lowerAttack(c: C, combat: CombatFrame, index: number, attack: number, n: number): void {
  const fighter = at(combat.fighters, index);
  const before = attackValue(c.state, combat, index, attack);
  const applied = Math.min(before, n);
  fighter.attackChanges[attack] = at(fighter.attackChanges, attack) - applied;
  c.emit(happened.attackLowered, fighter.enemy, attackNumber(index, attack), applied);
  if (combat.phase !== 1 || attackValue(c.state, combat, index, attack) > 0) return;
  markBlocked(c, combat, index, attack);
  if (isDoomed(fighter)) defeat(c, combat, index);
}

/** MK-ABL-11: move points that were made in the Block phase slow a cumbersome enemy down. */
export const slow: Deed<MageKnightState, CombatFrame> = {
  kind: choose.slow,
  candidates({ state }, combat, _seat, out) {
    if (state.turn.move <= 0) return;
    eachAttack(combat, (i, attack) => {
      if (hasAbility(at(combat.fighters, i), 'cumbersome')) out.add(choose.slow.code(attackNumber(i, attack)));
    });
  },
  forbids({ state }, combat, _seat, code) {
    const number = choose.slow.attack(code);
    const [index, attack] = [fighterOf(number), attackOf(number)];
    const problem = attackProblem(combat, index, attack);
    if (problem !== null) return problem;
    const fighter = at(combat.fighters, index);
    const about = { enemy: enemyKey(fighter.enemy) };
    if (!hasAbility(fighter, 'cumbersome')) return refusal('MK-ABL-11', { case: 'not', ...about });
    return state.turn.move > 0 ? null : refusal('MK-ABL-11', { case: 'points', ...about });
  },
  does(c, combat, _seat, code) {
    combat.at--;
    const number = choose.slow.attack(code);
    c.state.turn.move--;
    lowerAttack(c, combat, fighterOf(number), attackOf(number), 1);
  },
};
