import { at, type Refusal } from '@heldentisch/engine';
import { designOf, isWound, unitIndex } from '../box.js';
import { unitIds } from '../card-ids.js';
import { armorOf, type C, combatOf, isSpent, playerOf, printedHandLimit } from '../players.js';
import { attackOf, eachAttack, fighterOf } from '../rules/block.js';
import { assign, bear, suffer, unitArmor, unitResists } from '../rules/damage.js';
import { attackElement, attackHas } from '../rules/enemies.js';
import type { CombatFrame, MageKnightState } from '../state.js';
import { attackNumber, choose } from '../vocabulary.js';
import { quietCopy } from './quiet.js';

/*
 * What damage would do, shown before it is dealt: the rules deal it to a copy of the table, and we look at what has become
 * of units and hero.
 */

/** What becomes of a unit: nothing (it resists, or its banner saves it), a wound, two by poison, or it is destroyed. */
export type UnitFate = 'unharmed' | 'wounded' | 'poisoned' | 'destroyed';

export interface UnitDamage {
  readonly slot: number;
  readonly unit: string;
  readonly armor: number;
  readonly wounds: number;
  readonly isSpent: boolean;
  /** It resists the attack that is looked at. */
  readonly resists: boolean;
  /** What it would come to, or why the unit takes none of it. */
  readonly fate: UnitFate | null;
  readonly takes: number;
  readonly rest: number;
  readonly problem: Refusal | null;
}

export interface HeroDamage {
  readonly armor: number;
  /** Wounds that come to the hand, and by poison to the discard pile. */
  readonly wounds: number;
  readonly poison: number;
  /** Cards other than wounds that would have to be discarded. */
  readonly losesCards: number;
  readonly isKnockedOut: boolean;
  readonly isParalyzed: boolean;
  /** By how much the armor of vampiric enemies rises. */
  readonly drunk: number;
  readonly problem: Refusal | null;
}

export interface DamagePreview {
  /** The attack it is about: `attackNumber`. */
  readonly attack: number;
  readonly damage: number;
  readonly units: readonly UnitDamage[];
  readonly hero: HeroDamage;
}

/** How near the hero is to being knocked out (MK-DMG-10). */
export interface Stamina {
  readonly armor: number;
  readonly taken: number;
  readonly limit: number;
  readonly isKnockedOut: boolean;
}

export function staminaOf(state: MageKnightState, { seat, woundsTaken, knockedOut }: CombatFrame): Stamina {
  const player = playerOf(state, seat);
  return {
    armor: armorOf(player),
    taken: woundsTaken,
    limit: printedHandLimit(player),
    isKnockedOut: knockedOut === 1,
  };
}

const combatIn = ({ state }: C): CombatFrame => combatOf(state) as CombatFrame;

/** A copy of the table as if the phase had come in which damage is dealt. */
function inDamagePhase(state: MageKnightState): C {
  const c = quietCopy(state);
  combatIn(c).phase = 2;
  return c;
}

/** A copy of the table on which this attack deals its damage. */
function struck(state: MageKnightState, attack: number): C {
  const c = inDamagePhase(state);
  const combat = combatIn(c);
  if (combat.dealing < 0) suffer.does(c, combat, combat.seat, choose.suffer.code(attack));
  return c;
}

const paleCards = (state: MageKnightState, seat: number): number =>
  playerOf(state, seat).hand.filter((card) => !isWound(card)).length;
const drunkBy = ({ fighters }: CombatFrame): number => fighters.reduce((sum, { drunk }) => sum + drunk, 0);
const woundsIn = (state: MageKnightState, seat: number): number => playerOf(state, seat).discard.filter(isWound).length;

/** What is different for the hero between two tables. */
function heroChange(before: MageKnightState, after: MageKnightState): Omit<HeroDamage, 'problem' | 'isParalyzed'> {
  const [was, is] = [combatOf(before) as CombatFrame, combatOf(after) as CombatFrame];
  const { seat } = was;
  return {
    armor: armorOf(playerOf(before, seat)),
    wounds: is.woundsTaken - was.woundsTaken,
    poison: woundsIn(after, seat) - woundsIn(before, seat),
    losesCards: Math.max(0, paleCards(before, seat) - paleCards(after, seat)),
    isKnockedOut: is.knockedOut === 1 && was.knockedOut === 0,
    drunk: drunkBy(is) - drunkBy(was),
  };
}

/** What the hero takes who bears the whole attack. */
function heroDamage(state: MageKnightState, attack: number): HeroDamage {
  const c = struck(state, attack);
  const combat = combatIn(c);
  if (combat.dealing < 0) return { ...heroChange(state, c.state), isParalyzed: false, problem: null };
  const problem = bear.forbids(c, combat, combat.seat, choose.bear.code());
  bear.does(c, combat, combat.seat, choose.bear.code());
  const change = heroChange(state, c.state);
  const fighter = at(combat.fighters, fighterOf(attack));
  const isParalyzed = change.wounds > 0 && attackHas(c.state, combat, fighter, attackOf(attack), 'paralyze');
  return { ...change, isParalyzed, problem };
}

function fateOf(before: MageKnightState, after: MageKnightState, seat: number, unit: number): UnitFate {
  if (!playerOf(after, seat).units.includes(unit)) return 'destroyed';
  const more = at(after.unitWounds, unitIndex(unit)) - at(before.unitWounds, unitIndex(unit));
  return more === 0 ? 'unharmed' : more === 1 ? 'wounded' : 'poisoned';
}

function unitDamage(state: MageKnightState, attack: number, slot: number): UnitDamage {
  const c = struck(state, attack);
  const combat = combatIn(c);
  const { seat, damage } = combat;
  const unit = at(playerOf(state, seat).units, slot);
  const element = attackElement(at(combat.fighters, fighterOf(attack)), attackOf(attack));
  const facts = {
    slot,
    unit: unitIds[designOf(unit)] as string,
    armor: unitArmor(state, unit),
    wounds: at(state.unitWounds, unitIndex(unit)),
    isSpent: isSpent(state, unit),
    resists: unitResists(state, unit, element),
  };
  const code = choose.assign.code(slot);
  const problem = assign.forbids(c, combat, seat, code);
  if (problem !== null) return { ...facts, fate: null, takes: 0, rest: damage, problem };
  assign.does(c, combat, seat, code);
  const rest = Math.max(0, combat.damage);
  return { ...facts, fate: fateOf(state, c.state, seat, unit), takes: damage - rest, rest, problem: null };
}

/** What one attack, or what is left of the one that is being dealt, would do to each unit and to the hero. */
export function damagePreview(state: MageKnightState, attack: number): DamagePreview {
  const { seat, damage } = combatIn(struck(state, attack));
  const { units } = playerOf(state, seat);
  return {
    attack,
    damage,
    units: [...units.keys()].map((slot) => unitDamage(state, attack, slot)),
    hero: heroDamage(state, attack),
  };
}

/** The attack whose damage is being dealt (`attackNumber`), or -1. */
export const dealtAttack = ({ dealing, dealingAttack }: CombatFrame): number =>
  dealing < 0 ? -1 : attackNumber(dealing, dealingAttack);

/** Every attack that has to be blocked or suffered, as `attackNumber`. */
export function openAttacks(combat: CombatFrame): number[] {
  const list: number[] = [];
  eachAttack(combat, (slot, attack) => list.push(attackNumber(slot, attack)));
  return list;
}

/** What comes of it if the hero bears everything that is still to come, and how much damage that is. */
export interface WorstCase extends Omit<HeroDamage, 'problem' | 'isParalyzed'> {
  readonly damage: number;
}

export function worstCase(state: MageKnightState): WorstCase {
  const c = inDamagePhase(state);
  const combat = combatIn(c);
  let damage = 0;
  const bearIt = (): void => {
    if (combat.dealing < 0) return;
    damage += combat.damage;
    bear.does(c, combat, combat.seat, choose.bear.code());
  };
  bearIt();
  for (const attack of openAttacks(combat)) {
    suffer.does(c, combat, combat.seat, choose.suffer.code(attack));
    bearIt();
  }
  return { damage, ...heroChange(state, c.state) };
}
