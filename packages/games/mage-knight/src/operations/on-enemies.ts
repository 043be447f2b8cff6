import { at } from '@heldentisch/engine';
import type { EnemyOperation } from '../card.js';
import { abilities, abilityBit, resistances } from '../terms.js';
import { attackNumber, choose, happened } from '../vocabulary.js';
import { lowerAttack } from '../rules/block.js';
import { attackCount, attackElement, attackValue, fortification, isAttacking, isImmune, resistanceCount } from '../rules/enemies.js';
import { weaken } from '../rules/riders.js';
import { defeat } from '../rules/strike.js';
import { type C, combatOf } from '../players.js';
import type { CombatFrame, EffectFrame, MageKnightState } from '../state.js';
import { ask } from './asks.js';
import type { Named, OperationProgram, OperationVerb } from './verb.js';
import { fighterOf, attackOf } from '../rules/block.js';

/** Effects on enemies and on their attacks. */

/** Enemies that an effect may be aimed at: summoners are out of reach while others fight for them (MK-ABL-08). */
function reachable(state: MageKnightState, frame: EffectFrame): number[] {
  const combat = combatOf(state);
  if (combat === undefined) return [];
  return [...combat.fighters.keys()].filter((i) => {
    const fighter = at(combat.fighters, i);
    if (fighter.defeated === 1 || isImmune(state, fighter, frame.color)) return false;
    const standsIn = combat.fighters.some(({ summoner, defeated }) => summoner === i && defeated === 0);
    return !standsIn;
  });
}

export function onEnemy({ filter, do: list }: Named<'enemy'>): OperationVerb {
  return ask({
    kind: choose.pickEnemy,
    rule: 'MK-CBT-17',
    prompt: 'pickEnemy',
    options(state, frame) {
      const combat = combatOf(state) as CombatFrame;
      return reachable(state, frame).filter((i) => filter === 'any' || fortification(state, combat, i) === 0);
    },
    read: (code) => choose.pickEnemy.enemySlot(code),
    answer(c, frame, index) {
      for (const operation of list) doTo(c, index, operation);
      frame.answers.push(index);
    },
  });
}

export const onEnemies = ({ do: list, others }: Named<'enemies'>): OperationVerb => ({
  run(c, frame) {
    const spared = others === true ? (frame.answers[frame.answers.length - 1] ?? -1) : -1;
    for (const index of reachable(c.state, frame)) {
      if (index === spared) continue;
      for (const operation of list) doTo(c, index, operation);
    }
  },
});

export function doTo(c: C, index: number, operation: EnemyOperation): void {
  const { state } = c;
  const combat = combatOf(state) as CombatFrame;
  const fighter = at(combat.fighters, index);
  switch (operation.to) {
    case 'armor': {
      const isWalled = operation.fortified !== undefined && fortification(state, combat, index) > 0;
      let n = -(isWalled ? (operation.fortified as number) : operation.n);
      if (operation.perResistance === true) n *= resistanceCount(state, fighter);
      if (n !== 0) weaken(c, fighter, index, n);
      return;
    }
    case 'prevent':
      fighter.prevented = 1;
      c.emit(happened.attackPrevented, fighter.enemy, index);
      return;
    case 'destroy':
      defeat(c, combat, index);
      return;
    case 'lose': {
      const { abilities: lost, resistances: gone } = operation;
      if (lost === 'all') fighter.lostAbilities = (1 << abilities.length) - 1;
      else for (const ability of lost ?? []) fighter.lostAbilities |= abilityBit(ability);
      if (lost?.includes('fortified' as never)) fighter.exposed = 1;
      for (const resistance of gone ?? []) fighter.lostResistances |= 1 << resistances.indexOf(resistance);
      return;
    }
    case 'gain':
      fighter.gainedAbilities |= abilityBit(operation.ability);
      return;
    case 'doom':
      fighter.doomed = operation.as === 'destroyed' ? 1 : 2;
      return;
    case 'possess':
      for (let i = 0; i < attackCount(fighter); i++) {
        const element = attackElement(fighter, i);
        combat.laterAttack[element] = at(combat.laterAttack, element) + attackValue(state, combat, index, i);
      }
      fighter.possessed = 1;
      return;
  }
}

/** The attacks that can be lowered: those that still come (MK-ABL-25 allows it against immune enemies too). */
export function loweredBy(n: number): OperationProgram {
  return [
    ask({
      kind: choose.pickAttack,
      rule: 'MK-BLK-01',
      prompt: 'pickAttack',
      options: attacksOf,
      read: (code) => choose.pickAttack.attack(code),
      answer(c, frame, number) {
        const combat = combatOf(c.state) as CombatFrame;
        lowerAttack(c, combat, fighterOf(number), attackOf(number), n);
        frame.answers.push(number);
      },
    }),
  ];
}

export function attacksOf(state: MageKnightState): number[] {
  const combat = combatOf(state);
  if (combat === undefined) return [];
  const list: number[] = [];
  for (const i of combat.fighters.keys()) {
    for (let attack = 0; attack < 3; attack++) if (isAttacking(combat, i, attack)) list.push(attackNumber(i, attack));
  }
  return list;
}

