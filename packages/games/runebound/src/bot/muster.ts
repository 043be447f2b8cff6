import { at } from '@heldentisch/engine';
import { attacking, beforeAbilities, defending, type Skilled, specialAbilities } from '../abilities.js';
import { cardOfCharacter, challengeCard, hero } from '../box.js';
import type { ChallengeCard, Condition, Operation } from '../card.js';
import {
  attributeOf,
  charactersOf,
  damageOf,
  eachAbility,
  exhaustionOf,
  lifeOf,
  staminaOf,
  woundsOf,
} from '../parties.js';
import { skillBonus } from '../rules/bonuses.js';
import { challengeDamage, challengeValue } from '../rules/clash.js';
import { selfOf } from '../rules/self.js';
import type { CombatFrame, RuneboundState } from '../state.js';
import { attributes, escapePhase, skills } from '../terms.js';
import type { Bout } from './bout.js';
import { chanceOf } from './odds.js';

/*
 * Writes down a fight as numbers: what a party brings to it and what the challenge is. What can be used only once or
 * costs something is counted simply: a prevention as more life, a wound from afar as less life of the challenge.
 */

const phaseNumbers = [0, 1, 2] as const;
/** What a new roll of the dice is worth, as a number added to the roll: of both dice, of one. */
const worthOfReroll = [0, 3, 4] as const;

/** Numbers while they are added up. */
interface Draft {
  readonly fighters: { life: number; readonly attack: number[]; readonly damage: number[] }[];
  readonly defence: number[];
  escape: number;
  readonly first: number[];
  boosts: number;
  readonly boost: number[];
  edges: number;
  readonly edge: number[];
  soak: number;
  /** Wounds that the hero will not take, and wounds that the challenge takes without a roll. */
  spare: number;
  dealt: number;
}

/** Whose fight it is, and how it is looked at. */
export interface Muster {
  readonly state: RuneboundState;
  readonly seat: number;
  readonly card: number;
  /** The fight that is going on, or null for one that may come. */
  readonly combat: CombatFrame | null;
  /** As if nobody were hurt or tired and nothing used: what the party is worth in the long run, without potions. */
  readonly isRested: boolean;
}

const zeros = (): number[] => [0, 0, 0];
const isIn = (bits: number, phase: number): boolean => (bits & (1 << phase)) !== 0;

function fits(condition: Condition | null, { tags }: ChallengeCard): boolean {
  return condition?.tag === undefined || tags.some((tag) => condition.tag?.includes(tag) === true);
}

export function muster(m: Muster): Bout {
  const { state, seat, card, combat } = m;
  const challenge = challengeCard(card);
  const characters = charactersOf(state, seat);
  const values = phaseNumbers.map((phase) => challengeValueFor(m, challenge, phase));
  const damage = phaseNumbers.map((phase) => damageIn(m, challenge, phase));
  const draft = newDraft(m, characters);
  eachAbility(state, seat, 'roll', (ability, source) => countRoll(m, draft, characters, values, ability, source));
  countEvents(m, draft);
  const special = at(specialAbilities, card);
  const hide = phaseNumbers.map((phase) => hideOf(special, phase));
  countMeans(m, draft, challenge, { worst: Math.max(...damage), values, hide });
  if (combat === null || combat.round === 0) countBefore(m, draft);
  countHabits(m, draft, special);
  const isProof = special.some(({ when }) => when === 'enemyWounded');
  const heroDraft = at(draft.fighters, 0);
  const left = Math.max(1, heroDraft.life + draft.spare);
  return {
    ...draft,
    escape: combat !== null && combat.noEscape > 0 ? -1 : draft.escape,
    fighters: [{ ...heroDraft, life: left }, ...draft.fighters.slice(1)],
    life: Math.max(1, challenge.life - (isProof ? 0 : draft.dealt)),
    values,
    damage,
    hide,
    thorns: phaseNumbers.map((phase) => thornsOf(special, phase)),
  };
}

function newDraft({ state, seat, isRested }: Muster, characters: readonly number[]): Draft {
  const attribute = (character: number, number: number): number => attributeOf(state, seat, character, number);
  const fighters = characters.map((character) => ({
    life: lifeOf(state, seat, character) - (isRested ? 0 : woundsOf(state, seat, character)),
    attack: phaseNumbers.map((phase) => attribute(character, phase)),
    damage: phaseNumbers.map((phase) => damageOf(state, seat, character, phase)),
  }));
  return {
    fighters,
    defence: [...at(fighters, 0).attack],
    escape: attribute(hero, 0),
    first: zeros(),
    boosts: 0,
    boost: zeros(),
    edges: 0,
    edge: zeros(),
    soak: 0,
    spare: 0,
    dealt: 0,
  };
}

/** How much a character can still exert itself. */
function staminaLeft({ state, seat, isRested }: Muster, character: number): number {
  return staminaOf(state, seat, character) - (isRested ? 0 : exhaustionOf(state, seat, character));
}

/** How often the ability could be used in this fight. */
function timesOf(m: Muster, ability: Skilled, source: number): number {
  const { use, cost } = ability;
  if (use === 'discard') return m.isRested ? 0 : 1;
  if (use === 'activate') return m.isRested || m.state.turned[source] === 0 ? 1 : 0;
  if (use !== 'pay') return 0;
  if (cost.exhaustion > 0) return Math.floor(staminaLeft(m, selfOf(source)) / cost.exhaustion);
  return 1;
}

function countRoll(
  m: Muster,
  draft: Draft,
  characters: readonly number[],
  values: readonly number[],
  ability: Skilled,
  source: number,
): void {
  if (!fits(ability.condition, challengeCard(m.card))) return;
  if (ability.use === 'always') {
    characters.forEach((character, index) => {
      if (isAbout(ability, source, character)) addBonus(draft, ability, index);
    });
    return;
  }
  const times = timesOf(m, ability, source);
  if (times === 0) return;
  const self = selfOf(source);
  if (self !== hero && ability.who === 'self') {
    exertAlly(draft, ability, characters.indexOf(self));
    return;
  }
  if ((ability.rolls & attacking) !== 0) helpAttack(m, draft, ability, times, values);
  else if ((ability.rolls & defending) !== 0) draft.spare += times;
}

const isAbout = ({ who }: Skilled, source: number, character: number): boolean => {
  if (who === 'own') return true;
  if (who === 'self') return selfOf(source) === character;
  return (who === 'hero') === (character === hero);
};

function addBonus(draft: Draft, ability: Skilled, index: number): void {
  const fighter = at(draft.fighters, index);
  for (const phase of phaseNumbers) {
    if (!isIn(ability.phases, phase)) continue;
    if ((ability.rolls & attacking) !== 0) {
      if (ability.first) draft.first[phase] = at(draft.first, phase) + (index === 0 ? ability.adds : 0);
      else if (!ability.hit) fighter.attack[phase] = at(fighter.attack, phase) + ability.adds;
      fighter.damage[phase] = at(fighter.damage, phase) + (ability.hit ? ability.damage : 0);
    }
    if (index === 0 && (ability.rolls & defending) !== 0 && !ability.first) {
      draft.defence[phase] = at(draft.defence, phase) + ability.adds;
    }
  }
  if (index === 0 && isIn(ability.phases, escapePhase)) draft.escape += ability.adds;
}

/** What an ally pays for itself it can pay in most of its attacks. */
function exertAlly(draft: Draft, ability: Skilled, index: number): void {
  const fighter = draft.fighters[index];
  if (fighter === undefined) return;
  for (const phase of phaseNumbers) {
    if (!isIn(ability.phases, phase)) continue;
    fighter.attack[phase] = at(fighter.attack, phase) + ability.adds;
    fighter.damage[phase] = at(fighter.damage, phase) + ability.damage;
  }
}

/** How much an operation helps an attack in a phase. */
function helpOf(m: Muster, draft: Draft, operation: Operation, phase: number, values: readonly number[]): number {
  switch (operation.op) {
    case 'add':
      return operation.n;
    case 'reroll':
      return worthOfReroll[operation.dice] ?? 0;
    case 'vsAttr':
      return operation.attr === 'lowest' ? at(values, phase) - Math.min(...values) : 0;
    case 'useAttr': {
      const other = attributeOf(m.state, m.seat, hero, attributes.indexOf(operation.attr));
      const own = attributeOf(m.state, m.seat, hero, phase);
      // The same attribute serves to defend.
      if (other > own) draft.defence[phase] = Math.max(at(draft.defence, phase), other);
      return Math.max(0, other - own);
    }
    default:
      return 0;
  }
}

function helpAttack(m: Muster, draft: Draft, ability: Skilled, times: number, values: readonly number[]): void {
  let helps = false;
  for (const phase of phaseNumbers) {
    if (!isIn(ability.phases, phase)) continue;
    for (const operation of ability.do) {
      const help = helpOf(m, draft, operation, phase, values);
      if (help <= 0) continue;
      helps = true;
      draft.boost[phase] = Math.max(at(draft.boost, phase), help);
    }
    if (ability.hit && ability.damage > 0) draft.edge[phase] = Math.max(at(draft.edge, phase), ability.damage);
  }
  if (helps) draft.boosts += times;
  if (ability.hit && ability.damage > 0) draft.edges += times;
}

/** The rule of the event in play that adds to rolls. */
function countEvents({ state, card, isRested }: Muster, draft: Draft): void {
  if (isRested) return;
  for (const event of state.event) {
    for (const ability of at(specialAbilities, event)) {
      if (ability.when !== 'roll' || !fits(ability.condition, challengeCard(card))) continue;
      draft.fighters.forEach((_, index) => {
        addBonus(draft, ability, index);
      });
    }
  }
}

/** What the means of a party meet: the worst blow, the values to reach, and how thick the hide is in each phase. */
interface Against {
  readonly worst: number;
  readonly values: readonly number[];
  readonly hide: readonly number[];
}

/** Preventions, healing, and wounds without a roll. */
function countMeans(m: Muster, draft: Draft, challenge: ChallengeCard, against: Against): void {
  const { state, seat, combat } = m;
  eachAbility(state, seat, 'wounded', (ability, source) => countWard(m, draft, ability, source, against.worst));
  const moments = ['free', 'round.start', 'phase.start', 'ko'] as const;
  const early = combat === null || combat.round === 0 ? (['combat.before'] as const) : [];
  for (const moment of [...moments, ...early]) {
    eachAbility(state, seat, moment, (ability, source) => {
      if (!fits(ability.condition, challenge)) return;
      const times = moment === 'combat.before' ? Math.min(1, timesOf(m, ability, source)) : timesOf(m, ability, source);
      for (const operation of ability.do) countDeed(draft, operation, times, against);
    });
  }
}

function countWard(m: Muster, draft: Draft, ability: Skilled, source: number, worst: number): void {
  for (const operation of ability.do) {
    if (operation.op !== 'prevent') continue;
    const amount = operation.n === 'all' ? worst : Math.min(operation.n, worst);
    if (operation.to === 'self' && selfOf(source) !== hero) continue;
    if (ability.use !== 'always') draft.spare += amount * timesOf(m, ability, source);
    else if (ability.condition?.amount !== undefined) draft.soak += amount;
    else draft.spare += amount;
  }
}

function countDeed(draft: Draft, operation: Operation, times: number, { values, hide }: Against): void {
  if (times === 0) return;
  switch (operation.op) {
    case 'heal':
      draft.spare += times * (operation.n === 'all' ? 2 : operation.n);
      return;
    case 'survive':
      draft.spare += operation.life;
      return;
    case 'wound':
      if (operation.to === 'enemy') draft.dealt += times * operation.n;
      return;
    case 'enemy':
      if (operation.stat.startsWith('dmg')) draft.spare -= operation.n;
      else {
        draft.boosts += times;
        for (const phase of phaseNumbers) draft.boost[phase] = Math.max(at(draft.boost, phase), -operation.n);
      }
      return;
    case 'attack': {
      const fighter = at(draft.fighters, 0);
      const chance = chanceOf(at(values, 0) - at(fighter.attack, 0) - at(draft.first, 0));
      const damage = at(fighter.damage, 0);
      draft.dealt += Math.floor(chance * Math.min(damage, Math.max(1, damage - at(hide, 0))) * Math.min(1, times));
      return;
    }
    case 'defeat':
      draft.dealt += 99;
      return;
    default:
  }
}

/** What the challenge does before the combat: tests count by what they cost on average. */
function countBefore(m: Muster, draft: Draft): void {
  const { state, seat, card } = m;
  for (const ability of at(beforeAbilities, card)) {
    for (const operation of ability.do) {
      if (operation.op !== 'test') {
        draft.spare -= Math.round(harmOf(m, operation));
        continue;
      }
      const { skill, attr, n, fail } = operation;
      const bonus =
        attributeOf(state, seat, hero, attributes.indexOf(attr)) + skillBonus(state, seat, skills.indexOf(skill));
      const harm = fail.reduce((sum, one) => sum + harmOf(m, one), 0);
      draft.spare -= Math.round((1 - chanceOf(n - bonus)) * harm);
    }
  }
}

/** Wounds that an operation means for the hero: exhaustion only where it cannot be held. */
function harmOf(m: Muster, operation: Operation): number {
  if (operation.op === 'wound') return operation.n;
  return operation.op === 'exhaust' ? Math.max(0, operation.n - staminaLeft(m, hero)) : 0;
}

/** What the challenge does again and again: a wound or two in the course of a fight, once the hero is tired. */
function countHabits(m: Muster, draft: Draft, special: readonly Skilled[]): void {
  for (const { when, do: operations } of special) {
    for (const operation of operations) {
      if (when === 'round.start' && operation.op === 'exhaust' && staminaLeft(m, hero) < 2) draft.spare--;
      if (when === 'dealtWounds' && operation.op === 'exhaust' && staminaLeft(m, hero) < 1) draft.spare--;
      if (when === 'round.end' && operation.op === 'heal') draft.dealt--;
    }
  }
}

const hideOf = (special: readonly Skilled[], phase: number): number =>
  special.reduce(
    (sum, { when, phases, damage }) => sum + (when === 'attacked' && isIn(phases, phase) ? -damage : 0),
    0,
  );

const thornsOf = (special: readonly Skilled[], phase: number): number => {
  let sum = 0;
  for (const { when, phases, do: operations } of special) {
    if (when !== 'failedAttack' || !isIn(phases, phase)) continue;
    for (const operation of operations) if (operation.op === 'wound') sum += operation.n;
  }
  return sum;
};

/** Changes that the event in play makes to a challenge when a combat begins. */
function eventChange({ state, isRested }: Muster, challenge: ChallengeCard, stats: readonly string[]): number {
  if (isRested) return 0;
  let sum = 0;
  for (const event of state.event) {
    for (const { when, condition, do: operations } of at(specialAbilities, event)) {
      if (when !== 'combat.start' || !fits(condition, challenge)) continue;
      for (const operation of operations) {
        if (operation.op === 'enemy' && stats.includes(operation.stat)) sum += operation.n;
      }
    }
  }
  return sum;
}

function challengeValueFor(m: Muster, challenge: ChallengeCard, phase: number): number {
  if (m.combat !== null) return challengeValue(m.combat, phase);
  const name = at(attributes, phase);
  return challenge[name] + eventChange(m, challenge, ['all', name]);
}

const damageStats = ['dmg.ranged', 'dmg.melee', 'dmg.magic'] as const;

function damageIn(m: Muster, challenge: ChallengeCard, phase: number): number {
  if (m.combat !== null) return challengeDamage(m.combat, phase);
  return at(challenge.damage, phase) + eventChange(m, challenge, [at(damageStats, phase)]);
}

/** The cards of the allies, in the order of the fighters. */
export const alliesInOrder = (state: RuneboundState, seat: number): number[] =>
  charactersOf(state, seat).slice(1).map(cardOfCharacter);

/** The character of a fighter, by its place in the list. */
export const characterAt = (state: RuneboundState, seat: number, fighter: number): number =>
  at(charactersOf(state, seat), fighter);
