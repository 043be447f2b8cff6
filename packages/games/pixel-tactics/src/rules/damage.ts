import { always, type Deed, refusal, type Step } from '@heldentisch/engine';
import { heroCells, isLeaderPlace, leaderPlace, placeOf, rowOf, seatOf } from '../grid.js';
import { cardKey, placeKey } from '../labels.js';
import type { DamageFrame, PixelState, VolleyFrame } from '../state.js';
import { faceAt, hasHeroPower, hasLeaderPower, isAlive, isCorpse, kindAt, lifeAt, rowAbilityAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { amid } from './amid.js';
import { noteAbility, noteLeader } from './noting.js';
import { against, deadAbility, notHero, type Objection } from './objections.js';
import type { PixelContext } from './piles.js';

const noAttacker = -1;

const isTheTarget = against('PT-DMG-11', 'self');
const takesNothing = against('PT-DMG-11', 'ability');
const onlyForRear = against('PT-DMG-11', 'rear');
const onlyForForerunner = against('PT-DMG-11', 'forerunner');

/** PT-DMG-11: what stands against taking over damage dealt to the hero at `target` with the card at `helper`. */
function notTakingOver(s: PixelState, helper: number, target: number): Objection | null {
  if (isCorpse(s, helper)) return deadAbility;
  const hero = notHero(s, helper);
  if (hero !== null) return hero;
  if (helper === target) return isTheTarget;
  const { power } = rowAbilityAt(s, helper);
  if (power === 'takesOverAnyone') return null;
  if (power === 'takesOverRear') return rowOf(target) === 2 ? null : onlyForRear;
  if (power === 'takesOverForerunner') return helper - 3 === target ? null : onlyForForerunner;
  return takesNothing;
}

/** The places whose heroes may take over damage dealt to the target. */
export const helpersOf = (s: PixelState, target: number): number[] =>
  isLeaderPlace(target)
    ? []
    : heroCells
        .map((cell) => placeOf(seatOf(target), cell))
        .filter((place) => notTakingOver(s, place, target) === null);

function somebodyMayTakeOver(s: PixelState, target: number): boolean {
  if (isLeaderPlace(target)) return false;
  const seat = seatOf(target);
  for (const cell of heroCells) if (notTakingOver(s, placeOf(seat, cell), target) === null) return true;
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
  noteLeader(c, seat);
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
    noteAbility(c, attacker);
  }
  if (hasLeaderPower(s, seatOf(attacker), 'drains') && dealtToHero > 0) {
    amount += dealtToHero;
    noteLeader(c, seatOf(attacker));
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

const takeOverDeed: Deed<PixelState, DamageFrame> = {
  kind: choose.takeOver,
  exact: true,
  candidates({ state }, frame, seat, out) {
    for (const cell of heroCells) {
      if (notTakingOver(state, placeOf(seat, cell), frame.target) === null) out.add(choose.takeOver.code(cell));
    }
  },
  forbids({ state }, frame, seat, code) {
    const helper = placeOf(seat, choose.takeOver.unit(code));
    const objection = notTakingOver(state, helper, frame.target);
    if (objection === null) return null;
    const { rule, params } = objection(state, helper);
    return refusal(rule, { ...params, target: cardKey(kindAt(state, frame.target)) });
  },
  does(c, frame, seat, code) {
    const helper = placeOf(seat, choose.takeOver.unit(code));
    c.state.frames.pop();
    noteAbility(c, helper);
    c.emit(happened.damageTakenOver, kindAt(c.state, helper), helper, frame.amount);
    placeDamage(c, helper, frame.amount, frame.attacker);
  },
};

const damageDeeds = [
  takeOverDeed,
  always<PixelState, DamageFrame>(choose.decline, (c, frame) => {
    c.state.frames.pop();
    placeDamage(c, frame.target, frame.amount, frame.attacker);
  }),
];

export const damageStep: Step<PixelState, DamageFrame> = {
  ...amid,
  seats: (_c, frame) => 1 << seatOf(frame.target),
  deeds: () => damageDeeds,
  prompt: (s, frame) => ({
    key: 'takeOver',
    params: { amount: frame.amount, target: placeKey(frame.target), card: cardKey(kindAt(s, frame.target)) },
  }),
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
