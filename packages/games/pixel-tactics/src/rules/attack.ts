import { first, type OptionList, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { cellCount, cellOf, columnOf, heroCells, isLeaderPlace, placeOf, rowOf, seatOf } from '../grid.js';
import { cardKeyAt, placeKey } from '../labels.js';
import { type AttackFrame, attackKinds, type CastFrame, type PixelState } from '../state.js';
import { abilityIndex } from '../tables.js';
import {
  attackValue,
  damageAfterReductions,
  faceAt,
  hasHeroPower,
  hasIntercept,
  hasLeaderPower,
  hasRanged,
  isAlive,
  isCorpse,
  isLivingHero,
  isMeleeCapable,
  kindAt,
  leaderKind,
} from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { die } from './casualties.js';
import { dealDamage, dealVolley } from './damage.js';
import { pushEffect } from './effect.js';
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

/** Adds an `attack` option for every card that can be hit in melee (PT-MEL-03) or from afar (PT-RNG-01). */
export function addTargets(
  s: PixelState,
  unitCell: number,
  enemy: number,
  kind: number,
  heroesOnly: boolean,
  out: OptionList,
): void {
  for (let cell = 0; cell < cellCount; cell++) {
    const place = placeOf(enemy, cell);
    if (heroesOnly && isLeaderPlace(place)) continue;
    const possible = kind === attackKinds.melee ? isMeleeCapable(s, place) : isAlive(s, place);
    if (possible) out.add(choose.attack.code(unitCell, cell, kind));
  }
}

/** A corpse attacks for its leader; it is no hero (PT-LDR-22). */
const isCorpseAttack = (s: PixelState, frame: AttackFrame): boolean =>
  frame.values.length === 0 && isCorpse(s, frame.attacker);

/** PT-RNG-05: a living hero with Intercept before the target in its column. */
function mayIntercept(s: PixelState, place: number, target: number): boolean {
  return (
    seatOf(place) === seatOf(target) &&
    columnOf(place) === columnOf(target) &&
    rowOf(place) < rowOf(target) &&
    isLivingHero(s, place) &&
    hasIntercept(s, place)
  );
}

function hasInterceptor(s: PixelState, target: number): boolean {
  for (let place = target - 3; place >= 0 && seatOf(place) === seatOf(target); place -= 3) {
    if (mayIntercept(s, place, target)) return true;
  }
  return false;
}

const phases = { target: 0, intercept: 1, hit: 2, reactions: 3, revenge: 4, check: 5, end: 6 } as const;

function waitsFor(s: PixelState, frame: AttackFrame): number {
  const defender = 1 - frame.seat;
  if (frame.at === phases.target) {
    const redirected = frame.kind === attackKinds.melee && hasLeaderPower(s, defender, 'choosesMeleeTarget');
    return redirected && !isCorpseAttack(s, frame) ? 1 << defender : 0;
  }
  if (frame.at === phases.intercept) {
    return frame.kind === attackKinds.ranged && hasInterceptor(s, frame.target) ? 1 << defender : 0;
  }
  return 0;
}

/** PT-ATK-05, PT-ATK-08 */
function hit(c: PixelContext, frame: AttackFrame): void {
  const s = c.state;
  const { attacker, target, kind } = frame;
  const notes: number[] = [];
  const fixed = frame.values[cellOf(target)];
  const value = fixed ?? attackValue(s, attacker, target, kind, notes);
  if (fixed === undefined && kind === attackKinds.ranged) hasRanged(s, attacker, notes);
  const damage = damageAfterReductions(s, target, value, kind, notes);
  for (const ability of notes) c.resolved(ability);
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
  const note = (place: number): void => {
    hits.push(reactionDamage);
    c.resolved(abilityIndex(kindAt(s, place), rowOf(place)));
  };
  if (kind === attackKinds.melee) {
    for (const cell of heroCells) {
      const place = placeOf(1 - frame.seat, cell);
      if (hasHeroPower(s, place, 'hurtsMeleeAttackers')) note(place);
    }
  }
  if (hasHeroPower(s, target, 'hurtsOwnAttackers')) note(target);
  dealVolley(c, new Array(hits.length).fill(attacker), hits);
}

function runPhase(c: PixelContext, frame: AttackFrame, phase: number): void {
  const s = c.state;
  if (phase === phases.hit) hit(c, frame);
  else if (phase === phases.reactions) react(c, frame);
  else if (phase === phases.revenge) {
    const struck = frame.kind === attackKinds.melee && s.revenge[1 - frame.seat] === 1;
    if (struck && frame.values.length === 0 && isLivingHero(s, frame.attacker)) die(c, [frame.attacker], s.active);
  } else if (phase === phases.check) checkAfterAttack(c, frame.seat);
  else if (phase === phases.end) s.frames.pop();
}

/** PT-LDR-03: spells count as attacks here. */
export function checkAfterAttack(c: PixelContext, seat: number): void {
  if (!hasLeaderPower(c.state, seat, 'immediateCheck')) return;
  c.resolved(abilityIndex(leaderKind(c.state, seat), 4));
  c.state.frames.push({ step: 'check', at: 0, units: 1 << (1 - seat), priority: c.state.active });
}

export const attackStep: Step<PixelState, AttackFrame> = {
  seats: (c, frame) => waitsFor(c.state, frame),
  run(c, frame) {
    const phase = frame.at++;
    runPhase(c, frame, phase);
  },
  options(c, frame, seat, out) {
    const s = c.state;
    if (frame.at === phases.target) {
      for (let cell = 0; cell < cellCount; cell++) {
        const place = placeOf(seat, cell);
        if (isMeleeCapable(s, place) && !(frame.heroesOnly && isLeaderPlace(place))) out.add(choose.target.code(cell));
      }
      return;
    }
    for (const cell of heroCells) {
      if (mayIntercept(s, placeOf(seat, cell), frame.target)) out.add(choose.intercept.code(cell));
    }
    out.add(choose.decline.code());
  },
  choose(c, frame, seat, code) {
    const s = c.state;
    const phase = frame.at++;
    if (code === choose.decline.code()) return;
    const place = placeOf(seat, first(code));
    if (phase === phases.target) {
      c.resolved(abilityIndex(leaderKind(s, seat), 4));
      if (place !== frame.target) c.emit(happened.targetChanged, place);
    } else {
      const notes: number[] = [];
      hasIntercept(s, place, notes);
      for (const ability of notes) c.resolved(ability);
      c.emit(happened.attackIntercepted, kindAt(s, place), place);
    }
    frame.target = place;
  },
  prompt: (s, frame) => ({
    key: frame.at === phases.target ? 'chooseTarget' : 'intercept',
    params: { card: cardKeyAt(s, frame.attacker), target: placeKey(frame.target) },
  }),
  refuse: (c, frame, seat, code): Refusal | null => {
    const place = placeOf(seat, first(code));
    if (frame.at === phases.target) return isAlive(c.state, place) ? refusal('PT-MEL-03') : refusal('PT-COR-01');
    return mayIntercept(c.state, place, frame.target) ? null : refusal('PT-RNG-05');
  },
  // Answers to an attack belong to it, and to each other.
  chain: () => true,
};

/** PT-SPL-01: a spell instead of an attack. */
export function startCast(c: PixelContext, place: number): void {
  c.emit(happened.spellCast, kindAt(c.state, place), place);
  c.state.frames.push({ step: 'cast', at: 0, seat: seatOf(place), self: place });
}

export const castStep: Step<PixelState, CastFrame> = {
  run(c, frame) {
    const s = c.state;
    const phase = frame.at++;
    if (phase === 0) pushEffect(c, kindAt(s, frame.self), rowOf(frame.self), frame.seat, frame.self);
    else if (phase === 1) checkAfterAttack(c, frame.seat);
    else s.frames.pop();
  },
};
