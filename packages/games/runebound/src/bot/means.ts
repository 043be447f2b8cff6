import { at } from '@heldentisch/engine';
import { attacking, defending, type Skilled } from '../abilities.js';
import { challengeCard, colorOfCard, hero } from '../box.js';
import type { Moment, Operation } from '../card.js';
import { attributeOf, charactersOf, eachAbility, exhaustionOf, lifeOf, woundsOf } from '../parties.js';
import { ownDamage, totalOf } from '../rules/bonuses.js';
import { challengeDamage, targetOf, valueAgainst } from '../rules/clash.js';
import { combatOf, innermost } from '../rules/frames.js';
import { abilityProblem } from '../rules/using.js';
import type { CombatFrame, RollFrame, RuneboundState, WoundsFrame } from '../state.js';
import { attributes } from '../terms.js';
import { chanceOf } from './odds.js';

/*
 * When a party uses what it has in a fight: rules of thumb that follow what the means cost. Each answer is the source to
 * use now, or `none`; the question comes again afterwards.
 */

export const none = -1;

interface Means {
  readonly ability: Skilled;
  readonly source: number;
}

/** What the seat could use at these moments. */
function usable(state: RuneboundState, seat: number, moments: readonly Moment[], pre: boolean | null): Means[] {
  const list: Means[] = [];
  for (const moment of moments) {
    eachAbility(state, seat, moment, (ability, source) => {
      if (ability.use === 'always' || ability.use === 'trigger') return;
      if (pre !== null && ability.pre !== pre) return;
      if (abilityProblem(state, seat, ability, source) === null) list.push({ ability, source });
    });
  }
  return list;
}

/** How dear it is to use something: strength comes back, cards that are turned too, what is thrown away does not. */
const dearness = ({ use, cost }: Skilled): number =>
  use === 'discard' ? 10 : use === 'activate' ? 3 : cost.exhaustion + 4 * cost.wound + cost.gold;

const cheapestFirst = (list: Means[]): Means[] => list.sort((a, b) => dearness(a.ability) - dearness(b.ability));

const isThrownAway = ({ use }: Skilled): boolean => use === 'discard';

/** Green challenges are not worth what cannot be had again. */
const isWorthIt = (combat: CombatFrame): boolean => combat.card < 0 || at(colorOfCard, combat.card) > 0;

const lifeLeft = (state: RuneboundState, seat: number): number =>
  lifeOf(state, seat, hero) - woundsOf(state, seat, hero);

// Between rolls

/** Whether a single operation is wanted now. */
function isWanted(state: RuneboundState, seat: number, combat: CombatFrame, means: Means, flees: boolean): boolean {
  const { ability } = means;
  return ability.do.some((operation) => wants(state, seat, combat, ability, operation, flees));
}

function wants(
  state: RuneboundState,
  seat: number,
  combat: CombatFrame,
  ability: Skilled,
  operation: Operation,
  flees: boolean,
): boolean {
  const wounds = woundsOf(state, seat, hero);
  switch (operation.op) {
    case 'wound':
      return !flees && (!isThrownAway(ability) || isWorthIt(combat));
    case 'enemy':
    case 'attack':
    case 'refresh':
      return !flees;
    case 'defeat':
      return true;
    case 'heal': {
      const amount = operation.n === 'all' ? wounds : operation.n;
      return isThrownAway(ability) ? wounds >= amount || lifeLeft(state, seat) <= 2 : wounds > 0;
    }
    case 'rest':
      return isThrownAway(ability) ? exhaustionOf(state, seat, hero) >= 3 : exhaustionOf(state, seat, hero) > 0;
    case 'escape':
      return flees;
    default:
      return false;
  }
}

/** What to use between the rolls of a fight. */
export function meansBetween(
  state: RuneboundState,
  seat: number,
  moments: readonly Moment[],
  pre: boolean | null,
  flees: boolean,
): number {
  const combat = combatOf(state) as CombatFrame;
  const list = cheapestFirst(usable(state, seat, moments, pre));
  return list.find((means) => isWanted(state, seat, combat, means, flees))?.source ?? none;
}

// At the market

/** What to use in a city: healing that costs nothing, and a better price if something is to be bought. */
export function meansAtMarket(state: RuneboundState, seat: number, buys: boolean): number {
  const isHurt = charactersOf(state, seat).some((character) => woundsOf(state, seat, character) > 0);
  const helps = ({ op }: Operation): boolean => (op === 'heal' ? isHurt : op === 'price' && buys);
  return usable(state, seat, ['market'], null).find(({ ability }) => ability.do.some(helps))?.source ?? none;
}

// On rolls

/** Before the dice: what changes the number to reach, and what helps without being lost. */
export function meansInAdvance(state: RuneboundState, roll: RollFrame): number {
  const combat = combatOf(state);
  for (const { ability, source } of cheapestFirst(usable(state, roll.seat, ['roll'], true))) {
    if (!ability.versus) return source;
    if (combat === undefined || combat.card < 0) return source;
    const lowest = valueAgainst(combat, roll.phase, 3);
    if (lowest < valueAgainst(combat, roll.phase, -1)) return source;
  }
  return none;
}

/** The number that the roll must reach. */
function targetFor(state: RuneboundState, roll: RollFrame): number {
  const clash = innermost(state, 'clash');
  return clash === undefined || roll.target > 0 ? roll.target : targetOf(state, clash);
}

/** After the dice: make a failure a success, or a hit harder. */
export function meansOnRoll(state: RuneboundState, roll: RollFrame, isTest: boolean): number {
  const missing = targetFor(state, roll) - totalOf(state, roll);
  const list = cheapestFirst(usable(state, roll.seat, [isTest ? 'test' : 'roll'], false));
  if (missing <= 0) return isTest ? none : harder(state, roll, list);
  const affordable = list.filter(({ ability }) => !isThrownAway(ability) || isWorthLosing(state, roll, isTest));
  const adds = affordable.map(({ ability, source }) => ({ source, adds: addsTo(state, roll, ability) }));
  const enough = adds.find((means) => means.adds >= missing)?.source;
  return enough ?? again(affordable, roll, missing) ?? together(adds, missing) ?? none;
}

/** Whether a failure is bad enough to throw something away against it. */
function isWorthLosing(state: RuneboundState, roll: RollFrame, isTest: boolean): boolean {
  const combat = combatOf(state);
  if (isTest || combat === undefined) return false;
  if (combat.card < 0) return true;
  if (roll.kind === attacking) return isWorthIt(combat);
  return roll.kind === defending && challengeDamage(combat, roll.phase) >= lifeLeft(state, roll.seat);
}

/** What it adds to the roll: a number, or the difference to a better attribute. */
function addsTo(state: RuneboundState, { seat, character, attribute }: RollFrame, { hit, do: list }: Skilled): number {
  let sum = 0;
  for (const operation of list) {
    if (operation.op === 'add' && !hit) sum += operation.n;
    if (operation.op !== 'useAttr') continue;
    const other = attributeOf(state, seat, character, attributes.indexOf(operation.attr));
    sum += other - attributeOf(state, seat, character, attribute);
  }
  return sum;
}

/** Dice rolled again, where that is likely enough to help. */
function again(list: readonly Means[], { dice }: RollFrame, missing: number): number | undefined {
  const [least, sum] = [Math.min(...dice), dice.reduce((total, die) => total + die, 0)];
  return list.find(({ ability }) =>
    ability.do.some((operation) => {
      if (operation.op !== 'reroll') return false;
      const chance = operation.dice === 2 ? chanceOf(sum + missing) : (10 - Math.min(10, least + missing - 1)) / 10;
      return chance >= 0.3;
    }),
  )?.source;
}

/** Several bonuses that are enough together: the greatest first. */
function together(list: readonly { source: number; adds: number }[], missing: number): number | undefined {
  const helpful = list.filter(({ adds }) => adds > 0).sort((a, b) => b.adds - a.adds);
  const sum = helpful.reduce((total, { adds }) => total + adds, 0);
  return sum < missing ? undefined : helpful[0]?.source;
}

/** More damage, unless the blow is deadly as it is. */
function harder(state: RuneboundState, roll: RollFrame, list: readonly Means[]): number {
  const combat = combatOf(state);
  if (combat === undefined || roll.kind !== attacking) return none;
  const left = combat.card < 0 ? 99 : challengeCard(combat.card).life - at(state.wounds, combat.card);
  if (ownDamage(state, combat, roll.seat, roll.character, roll.phase) >= left) return none;
  return list.find(({ ability }) => ability.hit && (!isThrownAway(ability) || isWorthIt(combat)))?.source ?? none;
}

// Wounds

/** What to prevent: all that costs little, and with armour what would be wasted otherwise. */
export function meansAgainstWounds(state: RuneboundState, { hits, index }: WoundsFrame): number {
  const { seat, left } = at(hits, index);
  for (const { ability, source } of cheapestFirst(usable(state, seat, ['wounded'], null))) {
    for (const operation of ability.do) {
      if (operation.op !== 'prevent') continue;
      const amount = operation.n === 'all' ? left : operation.n;
      if (ability.use === 'pay' || left >= Math.min(amount, 2) || left >= lifeLeft(state, seat)) return source;
    }
  }
  return none;
}

/** What saves the hero from being knocked out. */
export const meansOfRescue = (state: RuneboundState, seat: number): number =>
  cheapestFirst(usable(state, seat, ['ko'], null))[0]?.source ?? none;
