import { at } from '@heldentisch/engine';
import { enemyDesign } from '../box.js';
import { enemyIds } from '../card-ids.js';
import { siteAt } from '../map.js';
import { combatOf, hasLasting } from '../players.js';
import {
  armorOfFighter,
  attackCount,
  attackElement,
  attackHas,
  attackValue,
  blockNeeded,
  damageOf,
  fortification,
  hasAbility,
  isAttacking,
  isFullyBlocked,
  resists,
  summonPile,
} from '../rules/enemies.js';
import { decisive } from '../rules/outcome.js';
import { fameOf, isTarget } from '../rules/strike.js';
import type { CombatFrame, CombatKind, Fighter, MageKnightState } from '../state.js';
import {
  type Ability,
  abilities,
  type Color,
  colors,
  type Element,
  elements,
  type Pile,
  piles,
  type Resistance,
  resistances,
  type Site,
  sites,
} from '../terms.js';
import { attackNames, attackNumber } from '../vocabulary.js';
import { goodBlocks } from './combat-points.js';

/*
 * What a table shows of a combat: enemies as they are now, and what each of their attacks needs and does. Everything is
 * asked of the rules; nothing here changes anything.
 */

/** What has become of an attack, or that others are summoned for it. */
export type AttackFate = 'open' | 'blocked' | 'dealt' | 'cancelled' | 'summons';

export interface AttackFacts {
  /** As choices call it: `2b`. */
  readonly name: string;
  readonly number: number;
  readonly fate: AttackFate;
  /** The pile that others are summoned from. */
  readonly summons: Pile | null;
  readonly element: Element;
  readonly value: number;
  readonly printed: number;
  /** The block it takes, and the elements of blocks that count fully. */
  readonly blockNeeded: number;
  readonly goodBlocks: readonly Element[];
  readonly damage: number;
  /** Abilities that concern this attack, those of a city included. */
  readonly abilities: readonly Ability[];
}

/** Why an enemy is fortified. */
export type Fortification = 'token' | 'site' | 'wall';

export interface FighterFacts {
  readonly slot: number;
  readonly enemy: string;
  readonly pile: Pile;
  /** Its place in the fight. */
  readonly role: 'defender' | 'rampaging' | 'summoned' | 'enemy';
  /** The slot of who summoned it, or -1. */
  readonly summoner: number;
  readonly isDefeated: boolean;
  /** It does not attack at all. */
  readonly isPrevented: boolean;
  /** Others fight in its place now: nothing can be done to it. */
  readonly isAway: boolean;
  readonly isTarget: boolean;
  /** The place is won only if it falls. */
  readonly isDecisive: boolean;
  readonly fame: number;
  readonly armor: number;
  /** What is printed: of an elusive enemy the value that counts now. */
  readonly printedArmor: number;
  /** An elusive enemy whose attacks are all blocked: its armor in the Attack phase; null for others. */
  readonly armorIfBlocked: number | null;
  readonly isFullyBlocked: boolean;
  readonly resistances: readonly Resistance[];
  readonly lostResistances: readonly Resistance[];
  readonly abilities: readonly Ability[];
  readonly lostAbilities: readonly Ability[];
  readonly fortifiedBy: readonly Fortification[];
  /** In the Ranged and Siege phase: 0 everything reaches it, 1 only siege attacks, 2 nothing. */
  readonly fortification: number;
  readonly attacks: readonly AttackFacts[];
}

/** Abilities that an attack has, rather than its enemy. */
const ofAttacks: readonly Ability[] = [
  'swift',
  'brutal',
  'poison',
  'paralyze',
  'assassination',
  'cumbersome',
  'vampiric',
];

function fateOfAttack(combat: CombatFrame, slot: number, attack: number): AttackFate {
  const fighter = at(combat.fighters, slot);
  if (summonPile(fighter, attack) >= 0) return 'summons';
  if (isAttacking(combat, slot, attack)) return 'open';
  if ((fighter.blocked >> attack) & 1) return 'blocked';
  return (fighter.dealt >> attack) & 1 ? 'dealt' : 'cancelled';
}

function attackFacts(state: MageKnightState, combat: CombatFrame, slot: number, attack: number): AttackFacts {
  const fighter = at(combat.fighters, slot);
  const printed = enemyDesign(fighter.enemy).attacks[attack];
  const pile = summonPile(fighter, attack);
  const number = attackNumber(slot, attack);
  return {
    name: attackNames[number] as string,
    number,
    fate: fateOfAttack(combat, slot, attack),
    summons: pile < 0 ? null : (piles[pile] as Pile),
    element: elements[attackElement(fighter, attack)] as Element,
    value: attackValue(state, combat, slot, attack),
    printed: printed === undefined || 'summon' in printed ? 0 : printed[0],
    blockNeeded: blockNeeded(state, combat, slot, attack),
    goodBlocks: goodBlocks(state, combat, slot, attack),
    damage: damageOf(state, combat, slot, attack),
    abilities: ofAttacks.filter((ability) => attackHas(state, combat, fighter, attack, ability)),
  };
}

/** The frame as it would be in the Attack phase with all attacks of a fighter blocked. */
function allBlocked(combat: CombatFrame, slot: number): CombatFrame {
  const fighters = combat.fighters.map((one, i) =>
    i === slot ? { ...one, prevented: 0, blocked: (1 << attackCount(one)) - 1 } : one,
  );
  return { ...combat, phase: 3, fighters };
}

/** The frame as it would be without anything that has changed the armor of a fighter. */
function unchanged(combat: CombatFrame, slot: number): CombatFrame {
  const fighters = combat.fighters.map((one, i) =>
    i === slot ? { ...one, isDefender: 0, armorChange: 0, drunk: 0, doomed: 0 } : one,
  );
  return { ...combat, fighters };
}

const roleOf = ({ summoner, isDefender, isRampaging }: Fighter): FighterFacts['role'] =>
  summoner >= 0 ? 'summoned' : isDefender === 1 ? 'defender' : isRampaging === 1 ? 'rampaging' : 'enemy';

/** Each reason for a fortification is one without which it would be less. */
function fortifiedBy(state: MageKnightState, combat: CombatFrame, slot: number): Fortification[] {
  const fighter = at(combat.fighters, slot);
  const level = fortification(state, combat, slot);
  const without = (change: Partial<Fighter>): boolean => {
    const fighters = combat.fighters.map((one, i) => (i === slot ? { ...one, ...change } : one));
    return fortification(state, { ...combat, fighters }, slot) < level;
  };
  return [
    ...(hasAbility(fighter, 'fortified') ? (['token'] as const) : []),
    ...(without({ isDefender: 0 }) ? (['site'] as const) : []),
    ...(without({ behindWall: 0 }) ? (['wall'] as const) : []),
  ];
}

/** Everything about one fighter. */
export function fighterFacts(state: MageKnightState, combat: CombatFrame, slot: number): FighterFacts {
  const fighter = at(combat.fighters, slot);
  const card = enemyDesign(fighter.enemy);
  const armor = armorOfFighter(state, combat, slot);
  const printed: readonly Ability[] = card.abilities ?? [];
  const ifBlocked = hasAbility(fighter, 'elusive') ? armorOfFighter(state, allBlocked(combat, slot), slot) : null;
  return {
    slot,
    enemy: enemyIds[fighter.enemy] as string,
    pile: card.pile,
    role: roleOf(fighter),
    summoner: fighter.summoner,
    isDefeated: fighter.defeated === 1,
    isPrevented: fighter.prevented === 1,
    isAway:
      (combat.phase === 1 || combat.phase === 2) &&
      combat.fighters.some(({ summoner }) => summoner === slot) &&
      fighter.defeated === 0,
    isTarget: isTarget(fighter),
    isDecisive: decisive(combat).includes(fighter),
    fame: fighter.summoner >= 0 ? 0 : fameOf(state, combat, fighter),
    armor,
    printedArmor: armorOfFighter(state, unchanged(combat, slot), slot),
    armorIfBlocked: ifBlocked,
    isFullyBlocked: isFullyBlocked(fighter),
    resistances: resistances.filter((one) => resists(state, fighter, one)),
    lostResistances: (card.resistances ?? []).filter((one) => !resists(state, fighter, one)),
    abilities: abilities.filter((ability) => hasAbility(fighter, ability)),
    lostAbilities: printed.filter((ability) => !hasAbility(fighter, ability)),
    fortifiedBy: fortifiedBy(state, combat, slot),
    fortification: fortification(state, combat, slot),
    attacks: card.attacks.map((_, attack) => attackFacts(state, combat, slot, attack)),
  };
}

/** Where the fight is and what is special about it. */
export interface CombatFacts {
  readonly kind: CombatKind;
  readonly seat: number;
  readonly site: Site | null;
  /** The colour of a city that is assaulted: its defenders have its bonus. */
  readonly city: Color | null;
  /** 0 to 3, or -1 before the first phase. */
  readonly phase: number;
  readonly isNight: boolean;
  readonly noUnits: boolean;
  readonly isHalfFame: boolean;
  readonly areWallsDown: boolean;
  readonly fighters: readonly FighterFacts[];
}

export function combatFacts(state: MageKnightState): CombatFacts | null {
  const combat = combatOf(state);
  if (combat === undefined) return null;
  const site = combat.space < 0 ? undefined : siteAt(state, combat.space);
  const name = site === undefined ? null : (sites[site.site] as Site);
  return {
    kind: combat.kind,
    seat: combat.seat,
    site: name,
    city: name === 'city' && combat.kind === 'assault' ? (colors[Math.log2(site?.color ?? 1)] as Color) : null,
    phase: combat.phase,
    isNight: combat.isNight === 1,
    noUnits: combat.noUnits === 1,
    isHalfFame: combat.halfFame === 1,
    areWallsDown: combat.wallsDown === 1 || hasLasting(state, 'noWalls'),
    fighters: [...combat.fighters.keys()].map((slot) => fighterFacts(state, combat, slot)),
  };
}
