import { first, kindOf, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { heroCells, isLeaderPlace, leaderPlace, placeOf, rowOf, seatOf } from '../grid.js';
import { cardKey, placeKey } from '../labels.js';
import type { DamageFrame, PixelState, VolleyFrame } from '../state.js';
import { abilityIndex } from '../tables.js';
import { faceAt, hasHeroPower, hasLeaderPower, isAlive, isLivingHero, kindAt, leaderKind, lifeAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import type { PixelContext } from './piles.js';

const noAttacker = -1;

/** Whether the hero at `helper` may take over damage dealt to the hero at `target` (PT-DMG-11). */
function mayTakeOver(s: PixelState, helper: number, target: number): boolean {
  if (helper === target || !isLivingHero(s, helper)) return false;
  if (hasHeroPower(s, helper, 'takesOverAnyone')) return true;
  if (hasHeroPower(s, helper, 'takesOverRear')) return rowOf(target) === 2;
  return hasHeroPower(s, helper, 'takesOverForerunner') && helper - 3 === target;
}

function somebodyMayTakeOver(s: PixelState, target: number): boolean {
  if (isLeaderPlace(target)) return false;
  const seat = seatOf(target);
  for (const cell of heroCells) if (mayTakeOver(s, placeOf(seat, cell), target)) return true;
  return false;
}

/**
 * Deals damage to a card. A hero that may take it over is asked first; what follows the damage must therefore wait
 * in a frame below. `attacker` is the place of the attacking card, or -1 if no attack deals the damage.
 */
export function dealDamage(c: PixelContext, target: number, amount: number, attacker: number = noAttacker): void {
  if (amount <= 0 || !isAlive(c.state, target)) return;
  if (somebodyMayTakeOver(c.state, target)) {
    c.state.frames.push({ step: 'damage', target, amount, attacker });
  } else {
    placeDamage(c, target, amount, attacker);
  }
}

/** Deals damage to several cards in turn. */
export function dealVolley(c: PixelContext, targets: number[], amounts: number[]): void {
  if (targets.length > 0) c.state.frames.push({ step: 'volley', at: 0, targets, amounts });
}

/** PT-LDR-01: what would be lethal goes to the leader instead. Returns the part the hero keeps. */
function overflow(c: PixelContext, target: number, amount: number): number {
  const s = c.state;
  const seat = seatOf(target);
  if (isLeaderPlace(target) || !hasLeaderPower(s, seat, 'takesLethalDamage')) return amount;
  const room = lifeAt(s, target) - 1 - (s.damage[target] as number);
  if (amount <= room) return amount;
  const kept = Math.max(0, room);
  const leader = leaderPlace(seat);
  s.damage[leader] = (s.damage[leader] as number) + amount - kept;
  s.progress = 1;
  c.resolved(abilityIndex(leaderKind(s, seat), 4));
  c.emit(happened.damageOverflowed, leader, amount - kept);
  return kept;
}

function placeDamage(c: PixelContext, target: number, amount: number, attacker: number): void {
  const s = c.state;
  const kept = overflow(c, target, amount);
  if (kept > 0) {
    s.damage[target] = (s.damage[target] as number) + kept;
    s.hurt[target] = 1;
    if (isLeaderPlace(target)) s.progress = 1;
    c.emit(happened.damageDealt, faceAt(s, target), target, kept);
  }
  if (attacker !== noAttacker) drain(c, attacker, amount, isLeaderPlace(target) ? 0 : kept);
}

/** Attackers that heal themselves by the damage they deal: the front Vampire by all, its leader by that on heroes. */
function drain(c: PixelContext, attacker: number, dealt: number, dealtToHero: number): void {
  const s = c.state;
  if (!isAlive(s, attacker)) return;
  let amount = 0;
  if (hasHeroPower(s, attacker, 'healsByDamage')) {
    amount += dealt;
    c.resolved(abilityIndex(kindAt(s, attacker), rowOf(attacker)));
  }
  if (hasLeaderPower(s, seatOf(attacker), 'drains') && dealtToHero > 0) {
    amount += dealtToHero;
    c.resolved(abilityIndex(leaderKind(s, seatOf(attacker)), 4));
  }
  heal(c, attacker, amount);
}

/** Removes damage, as much as lies there. */
export function heal(c: PixelContext, place: number, amount: number): number {
  const s = c.state;
  const removed = Math.min(amount, s.damage[place] as number);
  if (removed <= 0) return 0;
  s.damage[place] = (s.damage[place] as number) - removed;
  c.emit(happened.damageHealed, faceAt(s, place), place, removed);
  return removed;
}

/** Moves damage that already lies on a card; that is not dealing damage. */
export function moveDamage(c: PixelContext, from: number, to: number, amount: number): void {
  const s = c.state;
  const moved = Math.min(amount, s.damage[from] as number);
  if (moved <= 0) return;
  s.damage[from] = (s.damage[from] as number) - moved;
  s.damage[to] = (s.damage[to] as number) + moved;
  c.emit(happened.damageMoved, from, to, moved);
}

export const damageStep: Step<PixelState, DamageFrame> = {
  seats: (_c, frame) => 1 << seatOf(frame.target),
  options(c, frame, seat, out) {
    for (const cell of heroCells) {
      if (mayTakeOver(c.state, placeOf(seat, cell), frame.target)) out.add(choose.takeOver.code(cell));
    }
    out.add(choose.decline.code());
  },
  choose(c, frame, seat, code) {
    const s = c.state;
    s.frames.pop();
    if (code === choose.decline.code()) {
      placeDamage(c, frame.target, frame.amount, frame.attacker);
      return;
    }
    const helper = placeOf(seat, first(code));
    c.resolved(abilityIndex(kindAt(s, helper), rowOf(helper)));
    c.emit(happened.damageTakenOver, kindAt(s, helper), helper, frame.amount);
    placeDamage(c, helper, frame.amount, frame.attacker);
  },
  prompt: (s, frame) => ({
    key: 'takeOver',
    params: { amount: frame.amount, target: placeKey(frame.target), card: cardKey(kindAt(s, frame.target)) },
  }),
  refuse: (c, frame, seat, code): Refusal | null => {
    const helper = placeOf(seat, first(code));
    return kindOf(code) === choose.takeOver.kind && !mayTakeOver(c.state, helper, frame.target)
      ? refusal('PT-DMG-11')
      : null;
  },
  chain: () => true,
};

export const volleyStep: Step<PixelState, VolleyFrame> = {
  run(c, frame) {
    const i = frame.at++;
    const target = frame.targets[i];
    if (target === undefined) {
      c.state.frames.pop();
      return;
    }
    dealDamage(c, target, frame.amounts[i] as number);
  },
};
