import { enemyDesign } from '../box.js';
import type { EnemyCard } from '../cards/enemies.js';
import { isEfficientBlock } from '../rules/block.js';
import {
  armorOfFighter,
  attackCount,
  attackElement,
  attackHas,
  blockNeeded,
  damageOf,
  fortification,
  hasAbility,
  isAttacking,
  resists,
  summonPile,
} from '../rules/enemies.js';
import { isTarget } from '../rules/strike.js';
import type { CombatFrame, MageKnightState } from '../state.js';
import { coldFire, elements, fire, ice, melee, physical, type Resistance, ranged, siege } from '../terms.js';
import type { Need } from './cover.js';

/** Enemies as a bot sees them: what it takes to block and to defeat them. Points are counted in halves, for resistances. */

/** One attack that has to be blocked or suffered. */
export interface Blow {
  readonly block: number;
  readonly element: number;
  readonly damage: number;
  readonly isPoisonous: boolean;
  readonly paralyzes: boolean;
  readonly sparesUnits: boolean;
}

export interface Foe {
  readonly armor: number;
  /** Its armor in the Attack phase if all its attacks were blocked: elusive ones are easier to hit then. */
  readonly armorIfBlocked: number;
  readonly blows: readonly Blow[];
  readonly resists: ReadonlySet<Resistance>;
  /** 0 none, 1 only siege attacks reach it, 2 nothing does before the Attack phase. */
  readonly fortification: number;
  readonly fame: number;
  readonly isTarget: boolean;
}

/** What a summoned enemy is like that nobody has seen yet. */
const summoned: Blow = {
  block: 6,
  element: physical,
  damage: 5,
  isPoisonous: false,
  paralyzes: false,
  sparesUnits: false,
};

/** An enemy that is not fought yet; walls count for who assaults it. */
export function foeOfCard(card: EnemyCard, walls: number): Foe {
  const has = (ability: NonNullable<EnemyCard['abilities']>[number]): boolean =>
    card.abilities?.includes(ability) === true;
  const byWalls = has('unfortified') ? 0 : walls;
  return {
    armor: has('elusive') ? (card.elusiveArmor ?? card.armor) : card.armor,
    armorIfBlocked: card.armor,
    blows: card.attacks.map((attack) =>
      'summon' in attack
        ? summoned
        : {
            block: attack[0] * (has('swift') ? 2 : 1),
            element: elements.indexOf(attack[1]),
            damage: attack[0] * (has('brutal') ? 2 : 1),
            isPoisonous: has('poison'),
            paralyzes: has('paralyze'),
            sparesUnits: has('assassination'),
          },
    ),
    resists: new Set(card.resistances ?? []),
    fortification: (has('fortified') ? 1 : 0) + byWalls,
    fame: card.fame,
    isTarget: true,
  };
}

/** An enemy in the combat that is going on, with everything that has changed it. */
export function foeOfFighter(state: MageKnightState, combat: CombatFrame, index: number): Foe {
  const fighter = combat.fighters[index] as CombatFrame['fighters'][number];
  const blows: Blow[] = [];
  for (let attack = 0; attack < attackCount(fighter); attack++) {
    if (combat.phase < 1 && summonPile(fighter, attack) >= 0 && fighter.prevented === 0) blows.push(summoned);
    if (combat.phase > 2 || !isAttacking(combat, index, attack)) continue;
    if (combat.dealing === index && combat.dealingAttack === attack) continue;
    const has = (ability: 'poison' | 'paralyze' | 'assassination'): boolean =>
      attackHas(state, combat, fighter, attack, ability);
    blows.push({
      block: blockNeeded(state, combat, index, attack),
      element: attackElement(fighter, attack),
      damage: damageOf(state, combat, index, attack),
      isPoisonous: has('poison'),
      paralyzes: has('paralyze'),
      sparesUnits: has('assassination'),
    });
  }
  const list = (['physical', 'fire', 'ice'] as const).filter((one) => resists(state, fighter, one));
  const { fame, armor: low, elusiveArmor = low } = enemyDesign(fighter.enemy);
  const armor = armorOfFighter(state, combat, index);
  const isElusive = combat.phase < 3 && hasAbility(fighter, 'elusive');
  return {
    armor,
    armorIfBlocked: isElusive ? Math.max(1, armor - elusiveArmor + low) : armor,
    blows,
    resists: new Set(list),
    fortification: fortification(state, combat, index),
    fame: combat.halfFame === 1 && fighter.isDefender === 1 ? Math.ceil(fame / 2) : fame + fighter.bounty,
    isTarget: isTarget(fighter),
  };
}

function isHalved(foe: Foe, element: number): boolean {
  if (element === physical) return foe.resists.has('physical');
  if (element === fire) return foe.resists.has('fire');
  if (element === ice) return foe.resists.has('ice');
  return element === coldFire && foe.resists.has('fire') && foe.resists.has('ice');
}

/** What attack points by kind and element come to against this enemy, in halves. */
export function attackHalves(foe: Foe, attack: readonly number[], isClose: boolean): number {
  let sum = 0;
  for (let element = 0; element < 4; element++) {
    let points = attack[siege * 4 + element] as number;
    if (isClose || foe.fortification === 0) points += attack[ranged * 4 + element] as number;
    if (isClose) points += attack[melee * 4 + element] as number;
    sum += points * (isHalved(foe, element) ? 1 : 2);
  }
  return sum;
}

/** What block points by element come to against this attack, in halves. */
export function blockHalves(blow: Blow, block: readonly number[]): number {
  let sum = 0;
  for (let element = 0; element < 4; element++)
    sum += (block[element] as number) * (isEfficientBlock(element, blow.element) ? 2 : 1);
  return sum;
}

/** What it takes to defeat the enemy in the Attack phase, or before it; some of it is there already. */
export const attackNeed = (foe: Foe, armor: number, isClose: boolean, made: number): Need => ({
  amount: 2 * armor - made,
  points: ({ attack }) => attackHalves(foe, attack, isClose),
});

export const blockNeed = (blow: Blow, made: number): Need => ({
  amount: 2 * blow.block - made,
  points: ({ block }) => blockHalves(blow, block),
});
