import { always, at } from '@heldentisch/engine';
import { isUnitThing } from '../box.js';
import type { EnemyOperation } from '../card.js';
import { type C, combatOf } from '../players.js';
import { attackOf, fighterOf, lowerAttack } from '../rules/block.js';
import {
  attackCount,
  attackElement,
  attackValue,
  fortification,
  isAttacking,
  isImmune,
  resistanceCount,
} from '../rules/enemies.js';
import { weaken } from '../rules/riders.js';
import { defeat } from '../rules/strike.js';
import type { CombatFrame, EffectFrame, MageKnightState } from '../state.js';
import { abilities, abilityBit, resistances } from '../terms.js';
import { attackNumber, choose, happened } from '../vocabulary.js';
import { ask } from './asks.js';
import type { Named, OperationProgram, OperationVerb } from './verb.js';

/** Effects on enemies and on their attacks. */

/** Enemies that an effect may be aimed at: summoners are out of reach while others fight for them (MK-ABL-08). */
export function reachable(state: MageKnightState, frame: EffectFrame, alsoImmune = false): number[] {
  const combat = combatOf(state);
  if (combat === undefined) return [];
  return [...combat.fighters.keys()].filter((i) => {
    const fighter = at(combat.fighters, i);
    if (fighter.defeated === 1 || (!alsoImmune && isImmune(state, fighter, frame.color))) return false;
    const standsIn = combat.fighters.some(({ summoner, defeated }) => summoner === i && defeated === 0);
    return !standsIn;
  });
}

/** One enemy, or several different ones. Effects on single attacks work on immune enemies too. */
export function onEnemy({ filter, do: list, most = 1 }: Named<'enemy'>): OperationProgram {
  const onlyAttacks = list.every(({ to }) => to === 'attack');
  const isOpen = (state: MageKnightState, index: number): boolean => {
    const combat = combatOf(state) as CombatFrame;
    const walls = fortification(state, combat, index);
    if (filter === 'unfortified') return walls === 0;
    return filter === 'any' || combat.phase !== 0 || walls === 0;
  };
  const line = ask({
    kind: choose.pickEnemy,
    rule: 'MK-CBT-17',
    prompt: 'pickEnemy',
    options: (state, frame) =>
      reachable(state, frame, onlyAttacks).filter(
        (i) => isOpen(state, i) && (most === 1 || !frame.answers.includes(i)),
      ),
    read: (code) => choose.pickEnemy.enemySlot(code),
    answer(c, frame, index) {
      frame.answers.push(index);
      if (isUnitThing(frame.thing)) at((combatOf(c.state) as CombatFrame).fighters, index).unitsInvolved = 1;
      for (const operation of list) doTo(c, index, operation);
    },
    ...(most > 1 ? { optional: stop } : {}),
  });
  const lowered = list.find((one) => one.to === 'attack');
  const lines: OperationProgram = lowered === undefined ? [line] : [line, attackOfChosen(lowered.n)];
  return Array.from({ length: most }, () => lines).flat();
}

const stop = always<MageKnightState, EffectFrame>(choose.done, () => {});

/** One attack of the enemy that was chosen just now is changed. */
export const attackOfChosen = (n: number): OperationVerb =>
  ask({
    kind: choose.pickAttack,
    rule: 'MK-BLK-01',
    prompt: 'pickAttack',
    options: (state, frame) =>
      attacksOf(state).filter((attack) => fighterOf(attack) === frame.answers[frame.answers.length - 1]),
    read: (code) => choose.pickAttack.attack(code),
    answer(c, _frame, number) {
      const combat = combatOf(c.state) as CombatFrame;
      if (n < 0) lowerAttack(c, combat, fighterOf(number), attackOf(number), -n);
      else raiseAttack(combat, fighterOf(number), attackOf(number), n);
    },
  });

function raiseAttack(combat: CombatFrame, index: number, attack: number, n: number): void {
  const { attackChanges } = at(combat.fighters, index);
  attackChanges[attack] = at(attackChanges, attack) + n;
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
    case 'attack':
      // Asked for afterwards, with the attack.
      return;
    case 'gain':
      fighter.gainedAbilities |= abilityBit(operation.ability);
      return;
    case 'doom':
      fighter.doomed = operation.as === 'destroyed' ? 1 : 2;
      return;
    case 'possess':
      for (let i = 0; i < attackCount(fighter); i++) {
        const element = attackElement(fighter, i);
        fighter.lent[element] = at(fighter.lent, element) + attackValue(state, combat, index, i);
      }
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
