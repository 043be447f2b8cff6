import {
  always,
  type Deed,
  type OptionSink,
  type Phases,
  perform,
  type Refusal,
  refusal,
  type Step,
  sequence,
} from '@heldentisch/engine';
import { cellCount, cellOf, columnOf, heroCells, placeOf, rowOf, seatOf } from '../grid.js';
import { cardKeyAt, placeKey } from '../labels.js';
import { type AttackFrame, attackKinds, type CastFrame, type PixelState } from '../state.js';
import {
  attackValue,
  damageAfterReductions,
  faceAt,
  hasHeroPower,
  hasIntercept,
  hasLeaderPower,
  hasRanged,
  isCorpse,
  isLivingHero,
  kindAt,
} from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { amid } from './amid.js';
import { die } from './casualties.js';
import { dealDamage, dealVolley } from './damage.js';
import { effectFrame } from './effect.js';
import { newNotes, noteAbility, noteAll, noteLeader } from './noting.js';
import { against, cardAt, deadAbility, evades, notAttackable, notHero, type Objection } from './objections.js';
import type { PixelContext } from './piles.js';

export interface AttackDetails {
  readonly heroesOnly?: boolean;
  readonly values?: number[];
}

/** Declares an attack; it is resolved when the frame is run (PT-ATK-03). */
export function startAttack(
  c: PixelContext,
  attacker: number,
  target: number,
  kind: number,
  details: AttackDetails = {},
): void {
  const { heroesOnly = false, values = [] } = details;
  c.emit(happened.unitAttacked, faceAt(c.state, attacker), kind, attacker, target);
  c.state.frames.push({ step: 'attack', at: 0, seat: seatOf(attacker), attacker, kind, target, heroesOnly, values });
}

/** Adds an `attack` option for every card of the enemy that can be hit. */
export function addTargets(
  s: PixelState,
  unitCell: number,
  enemy: number,
  kind: number,
  heroesOnly: boolean,
  out: OptionSink,
): void {
  const melee = kind === attackKinds.melee;
  for (let cell = 0; cell < cellCount; cell++) {
    if (notAttackable(s, placeOf(enemy, cell), melee, heroesOnly) === null) {
      out.add(choose.attack.code(unitCell, cell, kind));
    }
  }
}

export function hasTarget(s: PixelState, enemy: number, kind: number, heroesOnly: boolean): boolean {
  const melee = kind === attackKinds.melee;
  for (let cell = 0; cell < cellCount; cell++) {
    if (notAttackable(s, placeOf(enemy, cell), melee, heroesOnly) === null) return true;
  }
  return false;
}

type Attack = Pick<AttackFrame, 'attacker' | 'kind' | 'values'>;

/** A corpse attacks for its leader; it is no hero (PT-LDR-22). */
const isCorpseAttack = (s: PixelState, { attacker, values }: Attack): boolean =>
  values.length === 0 && isCorpse(s, attacker);

/** Whether the defender chooses what the attack hits. */
export const isTurned = (s: PixelState, attack: Attack): boolean =>
  attack.kind === attackKinds.melee &&
  hasLeaderPower(s, 1 - seatOf(attack.attacker), 'choosesMeleeTarget') &&
  !isCorpseAttack(s, attack);

const targetDeed: Deed<PixelState, AttackFrame> = {
  kind: choose.target,
  exact: true,
  candidates({ state }, frame, seat, out) {
    for (let cell = 0; cell < cellCount; cell++) {
      if (notAttackable(state, placeOf(seat, cell), true, frame.heroesOnly) === null) out.add(choose.target.code(cell));
    }
  },
  forbids({ state }, frame, seat, code) {
    const place = placeOf(seat, choose.target.target(code));
    return notAttackable(state, place, true, frame.heroesOnly)?.(state, place) ?? null;
  },
  does(c, frame, seat, code) {
    const place = placeOf(seat, choose.target.target(code));
    noteLeader(c, seat);
    if (place !== frame.target) c.emit(happened.targetChanged, place);
    frame.target = place;
  },
};

const otherColumn = against('PT-RNG-05', 'column');
const notBefore = against('PT-RNG-05', 'behind');
const noIntercept = against('PT-RNG-05', 'keyword');

/** PT-RNG-05: what stands against intercepting a shot with the card there. */
function notIntercepting(s: PixelState, place: number, target: number): Objection | null {
  if (isCorpse(s, place)) return deadAbility;
  const hero = notHero(s, place);
  if (hero !== null) return hero;
  if (columnOf(place) !== columnOf(target)) return otherColumn;
  if (rowOf(place) >= rowOf(target)) return notBefore;
  return hasIntercept(s, place) ? null : noIntercept;
}

/** The places whose heroes may draw a shot at the target upon themselves. */
export const interceptorsOf = (s: PixelState, target: number): number[] =>
  heroCells.map((cell) => placeOf(seatOf(target), cell)).filter((place) => notIntercepting(s, place, target) === null);

function hasInterceptor(s: PixelState, target: number): boolean {
  for (let place = target - 3; place >= 0 && seatOf(place) === seatOf(target); place -= 3) {
    if (notIntercepting(s, place, target) === null) return true;
  }
  return false;
}

const interceptDeed: Deed<PixelState, AttackFrame> = {
  kind: choose.intercept,
  exact: true,
  candidates({ state }, frame, seat, out) {
    for (const cell of heroCells) {
      if (notIntercepting(state, placeOf(seat, cell), frame.target) === null) out.add(choose.intercept.code(cell));
    }
  },
  forbids({ state }, frame, seat, code) {
    const place = placeOf(seat, choose.intercept.unit(code));
    const objection = notIntercepting(state, place, frame.target);
    if (objection === null) return null;
    const { rule, params } = objection(state, place);
    return refusal(rule, { ...params, target: cardKeyAt(state, frame.target) });
  },
  does(c, frame, seat, code) {
    const place = placeOf(seat, choose.intercept.unit(code));
    const notes = newNotes(c);
    hasIntercept(c.state, place, notes);
    noteAll(c, notes);
    c.emit(happened.attackIntercepted, kindAt(c.state, place), place);
    frame.target = place;
  },
};

/** PT-ATK-05, PT-ATK-08 */
function hit(c: PixelContext, frame: AttackFrame): void {
  const s = c.state;
  const { attacker, target, kind } = frame;
  const notes = newNotes(c);
  const fixed = frame.values[cellOf(target)];
  const value = fixed ?? attackValue(s, attacker, target, kind, notes);
  if (fixed === undefined && kind === attackKinds.ranged) hasRanged(s, attacker, notes);
  const damage = damageAfterReductions(s, target, value, kind, notes);
  noteAll(c, notes);
  if (damage === 0) c.emit(happened.damagePrevented, faceAt(s, target), target);
  dealDamage(c, target, damage, frame.values.length > 0 ? -1 : attacker);
}

const reactionDamage = 2;

/** PT-PAS-08: damage to a hero for having attacked. Leaders, corpses and the dead are no heroes. */
function react(c: PixelContext, frame: AttackFrame): void {
  const s = c.state;
  const { attacker, target, kind } = frame;
  if (frame.values.length > 0 || !isLivingHero(s, attacker)) return;
  if (kind === attackKinds.melee) s.stormed[attacker] = 1;
  const hits: number[] = [];
  const strikeBack = (place: number): void => {
    hits.push(reactionDamage);
    noteAbility(c, place);
  };
  if (kind === attackKinds.melee) {
    for (const cell of heroCells) {
      const place = placeOf(1 - frame.seat, cell);
      if (hasHeroPower(s, place, 'hurtsMeleeAttackers')) strikeBack(place);
    }
  }
  if (hasHeroPower(s, target, 'hurtsOwnAttackers')) strikeBack(target);
  dealVolley(c, new Array(hits.length).fill(attacker), hits);
}

/** The Templar's order: whoever makes a melee attack on the unit in this wave is killed. */
function takeRevenge(c: PixelContext, frame: AttackFrame): void {
  const s = c.state;
  const struck = frame.kind === attackKinds.melee && s.revenge[1 - frame.seat] === 1;
  if (struck && frame.values.length === 0 && isLivingHero(s, frame.attacker)) die(c, [frame.attacker], s.active);
}

/** PT-LDR-03: spells count as attacks here. */
function checkAfterAttack(c: PixelContext, seat: number): void {
  if (!hasLeaderPower(c.state, seat, 'immediateCheck')) return;
  noteLeader(c, seat);
  c.state.frames.push({ step: 'check', at: 0, units: 1 << (1 - seat), priority: c.state.active });
}

const attackPrompt =
  (key: string) =>
  (s: PixelState, frame: AttackFrame): { key: string; params: Refusal['params'] } => ({
    key,
    params: { card: cardKeyAt(s, frame.attacker), target: placeKey(frame.target) },
  });

const targetDeeds = [targetDeed];
const interceptDeeds = [interceptDeed, always<PixelState, AttackFrame>(choose.decline, () => {})];

const attackPhases = {
  target: {
    seats: (c, frame) => (isTurned(c.state, frame) ? 1 << (1 - frame.seat) : 0),
    deeds: () => targetDeeds,
    prompt: attackPrompt('chooseTarget'),
    otherwise: (c, frame, _seat, code) =>
      evades(code) ? refusal('PT-EFF-01', { case: 'target', ...cardAt(c.state, frame.attacker) }) : null,
  },
  intercept: {
    seats: (c, frame) =>
      frame.kind === attackKinds.ranged && hasInterceptor(c.state, frame.target) ? 1 << (1 - frame.seat) : 0,
    deeds: () => interceptDeeds,
    prompt: attackPrompt('intercept'),
  },
  hit: { run: hit },
  reactions: { run: react },
  revenge: { run: takeRevenge },
  check: { run: (c, frame) => checkAfterAttack(c, frame.seat) },
} satisfies Phases<PixelState, AttackFrame>;

const attackCourse = sequence<PixelState, AttackFrame, typeof attackPhases>(attackPhases);
export const attackStep: Step<PixelState, AttackFrame> = { ...attackCourse.step, ...amid };

/** PT-SPL-01: a spell instead of an attack. */
export function startCast(c: PixelContext, place: number): void {
  c.emit(happened.spellCast, kindAt(c.state, place), place);
  c.state.frames.push({ step: 'cast', at: 0, seat: seatOf(place), self: place });
}

const castPhases = {
  effect: perform<PixelState, CastFrame>(({ state }, frame) =>
    effectFrame(kindAt(state, frame.self), rowOf(frame.self), frame.seat, frame.self),
  ),
  check: { run: (c, frame) => checkAfterAttack(c, frame.seat) },
} satisfies Phases<PixelState, CastFrame>;

export const castStep = sequence<PixelState, CastFrame, typeof castPhases>(castPhases).step;
