import { at, type Phases, sequence } from '@heldentisch/engine';
import { abilities, attacking, defending, escaping, pursuing, type Skilled, specialAbilities } from '../abilities.js';
import { challengeCard, hero } from '../box.js';
import { programOfAbility } from '../operations/programs.js';
import { hasCharacter, isDown, lowestAttribute } from '../parties.js';
import type { ClashFrame, CombatFrame, RollFrame, RollResult, RuneboundState } from '../state.js';
import { attributes, escapePhase } from '../terms.js';
import { happened } from '../vocabulary.js';
import { changedDamage, changeOfValue, ownDamage } from './bonuses.js';
import { holds } from './conditions.js';
import { type C, combatOf, cutTo, effectFrame, enemyOf, frameOf, hitOn, rollFrame, woundsFrame } from './frames.js';

/*
 * One attack, defence or escape: the rolls, the comparison, the damage, and what follows from it (RB-CMB-34). Between
 * heroes the other one rolls first, and that total is the number to reach (RB-PVP-03).
 */

const mind = 0;
const lowest = 3;
/** RB-CMB-15 */
export const woundsOfFailedEscape = 1;

/** The attribute of a phase: Mind for ranged and escape, Body for melee, Spirit for magic (RB-CMB-04, RB-CMB-07). */
export const attributeOfPhase = (phase: number): number => (phase === escapePhase ? mind : phase);

/** A combat value of the challenge now (RB-CMB-31). */
export function challengeValue(combat: CombatFrame, attribute: number): number {
  const card = challengeCard(combat.card);
  return card[at(attributes, attribute)] + changeOfValue(combat, -1, attribute);
}

/** The damage of the challenge in a phase now. */
export const challengeDamage = (combat: CombatFrame, phase: number): number =>
  changedDamage(combat, -1, at(challengeCard(combat.card).damage, phase), phase);

/** The value that a roll of this phase is compared with. */
export function valueAgainst(combat: CombatFrame, phase: number, versus: number): number {
  if (versus !== lowest) return challengeValue(combat, versus < 0 ? attributeOfPhase(phase) : versus);
  return Math.min(...attributes.map((_, attribute) => challengeValue(combat, attribute)));
}

/** RB-PVP-08: against an attack one defends, against a defence one attacks. */
const answerTo = (kind: number): typeof attacking | typeof defending | typeof pursuing =>
  kind === attacking ? defending : kind === defending ? attacking : pursuing;

/** With which attribute a side rolls. Somebody else's ability may have changed it (RB-PVP-25). */
function attributeToRoll(state: RuneboundState, clash: ClashFrame, seat: number): number {
  const { versus, versusBy, phase } = clash;
  if (versus < 0 || versusBy === seat) return attributeOfPhase(phase);
  return versus === lowest ? lowestAttribute(state, seat) : versus;
}

/** The roll of one side; between heroes only the hero can answer. */
function rollOf(state: RuneboundState, clash: ClashFrame, isOwn: boolean, prelude = 0): RollFrame {
  const combat = frameOf(state, 'combat');
  const duel = combat.foe >= 0 ? 1 : 0;
  const seat = isOwn ? clash.seat : enemyOf(combat, clash.seat);
  const kind = isOwn ? clash.kind : answerTo(clash.kind);
  const character = isOwn ? clash.character : hero;
  return rollFrame(seat, character, kind, clash.phase, attributeToRoll(state, clash, seat), { prelude, duel });
}

const isDuel = (state: RuneboundState): boolean => frameOf(state, 'combat').foe >= 0;
const isFight = ({ kind }: ClashFrame): boolean => kind !== escaping;

const ownRoll = ({ rolls }: ClashFrame): RollResult => rolls[rolls.length - 1] as RollResult;
const otherRoll = ({ rolls }: ClashFrame): RollResult | null => (rolls.length > 1 ? (rolls[0] as RollResult) : null);

const phases = {
  /** RB-PVP-21: what changes the other side's roll is said before anybody rolls, the attacker first. */
  preludes: {
    run({ state }, frame) {
      if (isDuel(state) && isFight(frame)) {
        state.frames.push(rollOf(state, frame, false, 1), rollOf(state, frame, true, 1));
      }
    },
  },
  answer: {
    run({ state }, frame) {
      if (isDuel(state)) state.frames.push(rollOf(state, frame, false));
    },
  },
  roll: { run: ({ state }, frame) => void state.frames.push(rollOf(state, frame, true)) },
  compare: { run: compare },
  damage: { run: dealDamage },
  dealtWounds: { run: answerToWounds },
  failedAttack: { run: answerToFailure },
  follow: { run: followSuccess },
} satisfies Phases<RuneboundState, ClashFrame>;

export const clash = sequence<RuneboundState, ClashFrame, typeof phases>(phases);

/** The number to reach. */
export function targetOf(state: RuneboundState, frame: ClashFrame): number {
  const combat = frameOf(state, 'combat');
  return combat.foe < 0 ? valueAgainst(combat, frame.phase, frame.versus) : (frame.rolls[0]?.total ?? 0);
}

/** RB-CMB-20, RB-CMB-22 */
function compare(c: C, frame: ClashFrame): void {
  const { total } = ownRoll(frame);
  const target = targetOf(c.state, frame);
  frame.success = total >= target ? 1 : 0;
  c.emit(happened.rollConfirmed, frame.seat, frame.character, total, target);
}

const damageUsed = ({ hits }: RollResult): number => {
  let sum = 0;
  for (const number of hits) sum += at(abilities, number).damage;
  return sum;
};

/** RB-CMB-33: each reduction stops at its minimum, and none raises the damage. */
export function reducedBy(list: readonly Skilled[], state: RuneboundState, frame: ClashFrame, damage: number): number {
  let left = damage;
  for (const ability of list) {
    if (ability.when !== 'attacked' || (ability.phases & (1 << frame.phase)) === 0) continue;
    if (!holds(state, frame.seat, ability.condition)) continue;
    for (const operation of ability.do) {
      if (operation.op === 'dmg') left = Math.min(left, Math.max(operation.min ?? 0, left + operation.n));
    }
  }
  return left;
}

/** What a successful attack of the seat deals. */
function damageOfAttack(c: C, combat: CombatFrame, frame: ClashFrame, result: RollResult): number {
  const { state } = c;
  const base = ownDamage(state, combat, result.seat, result.character, frame.phase);
  const damage = Math.max(0, base + damageUsed(result));
  for (const number of result.hits) c.resolved(number);
  if (combat.foe >= 0) return damage;
  const specials = at(specialAbilities, combat.card);
  const left = reducedBy(specials, state, frame, damage);
  if (left < damage) for (const ability of specials) if (ability.when === 'attacked') c.resolved(ability.number);
  return left;
}

/** What the enemy deals to a character that has failed (RB-CMB-21, RB-CMB-23, RB-PVP-09). */
function damageOfEnemy(c: C, combat: CombatFrame, frame: ClashFrame): number {
  if (combat.foe < 0) return challengeDamage(combat, frame.phase);
  const other = otherRoll(frame) as RollResult;
  if (other.kind === attacking) return damageOfAttack(c, combat, frame, other);
  return ownDamage(c.state, combat, other.seat, hero, frame.phase);
}

function dealDamage(c: C, frame: ClashFrame): void {
  const combat = frameOf(c.state, 'combat');
  if (frame.kind === escaping) endEscapeTry(c, combat, frame);
  else if (frame.success === 0) takeDamage(c, combat, frame);
  else if (frame.kind === attacking) strike(c, combat, frame);
  else c.emit(happened.defenceHeld, frame.seat, frame.phase);
}

function strike(c: C, combat: CombatFrame, frame: ClashFrame): void {
  const amount = damageOfAttack(c, combat, frame, ownRoll(frame));
  c.emit(happened.attackHit, frame.seat, frame.character, amount);
  const enemy = enemyOf(combat, frame.seat);
  if (amount > 0) c.state.frames.push(woundsFrame([hitOn(enemy, hero, amount, 'attack')]));
}

function takeDamage(c: C, combat: CombatFrame, frame: ClashFrame): void {
  if (frame.free === 1) {
    c.emit(happened.attackMissed, frame.seat, frame.character, 0);
    return;
  }
  const amount = damageOfEnemy(c, combat, frame);
  if (frame.kind === attacking) c.emit(happened.attackMissed, frame.seat, frame.character, amount);
  else c.emit(happened.defenceBroken, frame.seat, frame.phase, amount);
  if (amount > 0) c.state.frames.push(woundsFrame([hitOn(frame.seat, frame.character, amount, 'attack')]));
}

/** RB-CMB-09 to RB-CMB-12 */
function endEscapeTry(c: C, combat: CombatFrame, frame: ClashFrame): void {
  const { state } = c;
  if (frame.success === 1) {
    cutTo(state, combat);
    state.frames.push({ step: 'flight', at: 0, seat: frame.seat });
    return;
  }
  c.emit(happened.escapeFailed, frame.seat, ownRoll(frame).total, targetOf(state, frame));
  state.frames.push(woundsFrame([hitOn(frame.seat, hero, woundsOfFailedEscape)]));
}

/** What the challenge does at this moment, in printed order. */
function trigger(c: C, frame: ClashFrame, when: Skilled['when']): void {
  const combat = combatOf(c.state);
  if (combat === undefined || combat.card < 0) return;
  for (const ability of at(specialAbilities, combat.card).toReversed()) {
    if (ability.when !== when || (ability.phases & (1 << frame.phase)) === 0) continue;
    if (!holds(c.state, frame.seat, ability.condition)) continue;
    c.resolved(ability.number);
    c.state.frames.push(effectFrame(frame.seat, frame.character, programOfAbility(ability.number), combat.card));
  }
}

/** RB-WND-12 */
function answerToWounds(c: C, frame: ClashFrame): void {
  if (isFight(frame) && frame.placed > 0) trigger(c, frame, 'dealtWounds');
}

/** RB-CMB-42: even if all damage was prevented, but not on an attacker that is down. */
function answerToFailure(c: C, frame: ClashFrame): void {
  if (frame.kind !== attacking || frame.success === 1 || frame.free === 1) return;
  const { seat, character } = frame;
  const isStanding = hasCharacter(c.state, seat, character) && !isDown(c.state, seat, character);
  if (isStanding) trigger(c, frame, 'failedAttack');
}

/** What was promised for a success: of the own roll, or of the other hero's if the own one has failed. */
function followSuccess({ state }: C, frame: ClashFrame): void {
  const winner = frame.success === 1 ? ownRoll(frame) : frame.free === 1 ? null : otherRoll(frame);
  if (winner === null) return;
  const programs = [...(winner.kind === attacking ? winner.hits.map(programOfAbility) : []), ...winner.later];
  for (const program of programs.toReversed()) {
    state.frames.push(effectFrame(winner.seat, winner.character, program, -1));
  }
}
