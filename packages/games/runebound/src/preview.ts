import { at } from '@heldentisch/engine';
import {
  abilitiesOfSource,
  attacking,
  defending,
  escaping,
  pursuing,
  type RollKind,
  type Skilled,
  specialAbilities,
  testing,
} from './abilities.js';
import { characterNames, hero, heroes, sourceNames } from './box.js';
import type { Part, Reckoning } from './facts.js';
import { attributeOf, partyOf } from './parties.js';
import { bonusesOf, fixedPart, ownDamage, totalOf } from './rules/bonuses.js';
import {
  attributeOfPhase,
  challengeDamage,
  reducedBy,
  targetOf,
  valueAgainst,
  woundsOfFailedEscape,
} from './rules/clash.js';
import { clashFrame, combatOf, enemyOf, innermost, rollFrame } from './rules/frames.js';
import type { ClashFrame, CombatFrame, RollFrame, RuneboundState } from './state.js';
import { escapePhase } from './terms.js';

/*
 * What would come of an attack, a defence, an escape: shown before anybody decides. Nothing here changes anything.
 */

const sides = 10;

/** How many of the 100 results of two dice come to each sum. */
const waysTo = (sum: number): number => Math.max(0, sides - Math.abs(sum - sides - 1));

/** The chance that two ten-sided dice come to at least this. */
export function chanceOfTwoDice(least: number): number {
  let ways = 0;
  for (let sum = Math.max(2, least); sum <= 2 * sides; sum++) ways += waysTo(sum);
  return ways / (sides * sides);
}

/** The chance to reach at least what another one reaches who rolls too; `ahead` is how much more the own value is. */
function chanceAgainstRoll(ahead: number): number {
  let chance = 0;
  for (let other = 2; other <= 2 * sides; other++) {
    chance += (waysTo(other) / (sides * sides)) * chanceOfTwoDice(other - ahead);
  }
  return chance;
}

/** What a roll would be: its value before the dice, what it must reach, and what follows. */
export interface RollPreview {
  readonly value: Reckoning;
  /** The attribute it is made with, by its number. */
  readonly attribute: number;
  /** The number to reach; against another hero what that one adds to its own dice. */
  readonly target: number;
  readonly isDuel: boolean;
  readonly chance: number;
  /** Wounds for the enemy if it succeeds, for oneself if it fails. */
  readonly deals: number;
  readonly suffers: number;
}

/** What a roll consists of, without its dice. */
function reckon(state: RuneboundState, roll: RollFrame): Reckoning {
  const attribute = attributeOf(state, roll.seat, roll.character, roll.attribute);
  const who = roll.character === hero ? at(heroes, partyOf(state, roll.seat).hero).id : characterNames[roll.character];
  const parts: Part[] = [{ source: who as string, amount: attribute }];
  if (roll.kind === testing) parts.push({ source: 'skill', amount: fixedPart(state, roll) - attribute });
  else {
    for (const { source, ability } of bonusesOf(state, roll)) {
      if (!ability.hit) parts.push({ source: at(sourceNames, source), amount: ability.adds });
    }
  }
  parts.push({ source: 'used', amount: roll.plus });
  const total = fixedPart(state, roll) + roll.plus;
  return { total, parts: parts.filter(({ amount }, i) => i === 0 || amount !== 0) };
}

/** The state with the roll on the table, as abilities that ask for it want to see it. */
const during = (state: RuneboundState, clash: ClashFrame, roll: RollFrame): RuneboundState => ({
  ...state,
  frames: [...state.frames, clash, roll],
});

function damageDealt(state: RuneboundState, combat: CombatFrame, clash: ClashFrame, roll: RollFrame): number {
  if (clash.kind !== attacking) return 0;
  let damage = ownDamage(state, combat, roll.seat, roll.character, clash.phase);
  for (const { ability } of bonusesOf(state, roll)) if (ability.hit) damage += ability.damage;
  for (const number of roll.hits) damage += abilityDamage(number, roll);
  damage = Math.max(0, damage);
  return combat.foe >= 0 ? damage : reducedBy(at(specialAbilities, combat.card), state, clash, damage);
}

/** What an ability that was used on the roll adds to the damage. */
function abilityDamage(number: number, { used }: RollFrame): number {
  const ability = used.flatMap(abilitiesOfSource).find((one) => one.number === number);
  return ability?.damage ?? 0;
}

function preview(state: RuneboundState, combat: CombatFrame, clash: ClashFrame, roll: RollFrame): RollPreview {
  const now = during(state, clash, roll);
  const value = reckon(now, roll);
  const { attribute } = roll;
  const isDuel = combat.foe >= 0;
  const deals = damageDealt(now, combat, clash, roll);
  if (!isDuel) {
    const target = valueAgainst(combat, clash.phase, clash.versus);
    const harm = clash.kind === escaping ? woundsOfFailedEscape : challengeDamage(combat, clash.phase);
    const suffers = clash.free === 1 ? 0 : harm;
    const chance = chanceOfTwoDice(target - value.total);
    return { value, attribute, target, isDuel, deals, suffers, chance };
  }
  const enemy = enemyOf(combat, clash.seat);
  const answer = clash.kind === attacking ? defending : clash.kind === defending ? attacking : escaping;
  const other = rollFrame(enemy, hero, answer, clash.phase, attributeOfPhase(clash.phase), { duel: 1 });
  const target = reckon(during(state, clash, other), other).total;
  const harm = clash.kind === escaping ? woundsOfFailedEscape : ownDamage(state, combat, enemy, hero, clash.phase);
  const chance = chanceAgainstRoll(value.total - target);
  return { value, attribute, target, isDuel, deals, suffers: harm, chance };
}

/**
 * What an attack or defence would be for this character, in the present phase or in another one; or an escape. Null
 * outside of a fight and between its phases.
 */
export function clashPreview(
  state: RuneboundState,
  seat: number,
  character: number,
  kind: 'attack' | 'defend' | 'escape',
  inPhase?: number,
): RollPreview | null {
  const combat = combatOf(state);
  const phase = kind === 'escape' ? escapePhase : (inPhase ?? combat?.phase ?? -1);
  if (combat === undefined || phase < 0 || (kind !== 'escape' && phase === escapePhase)) return null;
  const number: RollKind = kind === 'attack' ? attacking : kind === 'defend' ? defending : escaping;
  const roll = rollFrame(seat, character, number, phase, attributeOfPhase(phase), { duel: combat.foe >= 0 ? 1 : 0 });
  return preview(state, combat, clashFrame(seat, character, number, phase), roll);
}

/** A roll that lies on the table, or is about to be made. */
export interface RollNow {
  readonly seat: number;
  readonly character: number;
  readonly kind: 'attack' | 'defend' | 'escape' | 'test' | 'pursue';
  readonly phase: number;
  readonly skill: number;
  /** The attribute it is made with, by its number. */
  readonly attribute: number;
  readonly value: Reckoning;
  readonly dice: readonly number[];
  /** With the dice, once they lie. */
  readonly total: number;
  /** The number to reach; null while the other hero has not rolled. */
  readonly target: number | null;
  readonly deals: number;
  readonly suffers: number;
}

const kindNames: Readonly<Record<RollKind, RollNow['kind']>> = {
  [attacking]: 'attack',
  [defending]: 'defend',
  [escaping]: 'escape',
  [testing]: 'test',
  [pursuing]: 'pursue',
};

export function rollNow(state: RuneboundState): RollNow | null {
  const roll = innermost(state, 'roll');
  if (roll === undefined) return null;
  const { seat, character, phase, skill, attribute, dice } = roll;
  const kind = kindNames[roll.kind];
  const base = { seat, character, kind, phase, skill, attribute, dice, value: reckon(state, roll) };
  const total = totalOf(state, roll);
  const clash = innermost(state, 'clash');
  const combat = combatOf(state);
  if (roll.kind === testing || clash === undefined || combat === undefined)
    return { ...base, total, target: roll.target, deals: 0, suffers: 0 };
  const isKnown = combat.foe < 0 || clash.rolls.length > 0;
  const harm = combat.foe < 0 && clash.free === 0 ? challengeDamage(combat, clash.phase) : 0;
  return {
    ...base,
    total,
    target: isKnown ? targetOf(state, clash) : null,
    deals: damageDealt(state, combat, clash, roll),
    suffers: clash.kind === escaping ? woundsOfFailedEscape : harm,
  };
}

/** What the total of the roll on the table would be with this source; null if it changes something else. */
export function totalWith(state: RuneboundState, source: number): number | null {
  const roll = innermost(state, 'roll');
  if (roll === undefined) return null;
  const moment: Skilled['when'] = roll.kind === testing ? 'test' : 'roll';
  const ability = abilitiesOfSource(source).find(({ use, when }) => use !== 'always' && when === moment);
  if (ability === undefined) return null;
  let change = ability.hit ? 0 : ability.adds;
  // Another attribute may be worth as much: that is told as well.
  let isAboutTotal = change !== 0;
  for (const operation of ability.do) {
    if (operation.op === 'reroll') return null;
    if (operation.op === 'useAttr') {
      isAboutTotal = true;
      const attribute = ['mind', 'body', 'spirit'].indexOf(operation.attr);
      change +=
        attributeOf(state, roll.seat, roll.character, attribute) -
        attributeOf(state, roll.seat, roll.character, roll.attribute);
    }
  }
  return isAboutTotal ? totalOf(state, roll) + change : null;
}
