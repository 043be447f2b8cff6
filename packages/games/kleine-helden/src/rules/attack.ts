import { type Code, first, type OptionList, second, third } from '@heldentisch/engine';
import { beingCount, isCreature, isHero, isMagical } from '../beings.js';
import type { WeaponCard } from '../define.js';
import { canUseTwoHanded, demonAt, fightersOf, gearOf, handOf, handsUsed, isFoeOf } from '../groups.js';
import { claws, isThrown, meansCard, meansOf, natural, otherMeansOf } from '../means.js';
import type { CombatFrame, HeldenState } from '../state.js';
import { attackSpell, gearCard, isAttackSpell, isSpell, isWeapon } from '../tables.js';
import { attacks } from '../terms.js';
import { hasClaws } from '../values.js';
import { choose, happened } from '../vocabulary.js';
import { type HeldenContext, remove } from './piles.js';

/** KH-SUM-07 */
export const isFreshCreature = (s: HeldenState, being: number): boolean =>
  isCreature(being) && s.since[being] === s.turn;

/** KH-CMB-01, KH-CMB-02: with what a fighter can attack now. */
export function attackMeans(s: HeldenState, being: number): number[] {
  if (isCreature(being)) return isFreshCreature(s, being) ? [] : [natural];
  const list: number[] = [];
  for (const card of gearOf(s, being)) {
    if (isWeapon(card)) addWeapon(s, being, card, list);
    else if (isAttackSpell(card) && s.markers[card] === 0) list.push(meansOf(card));
  }
  if (hasClaws(being) && handsUsed(s, being) === 0) list.push(claws);
  if (isMagical(being)) {
    for (const card of handOf(s, s.owner[being] as number)) if (isAttackSpell(card)) list.push(meansOf(card));
  }
  return list;
}

function addWeapon(s: HeldenState, hero: number, card: number, list: number[]): void {
  const weapon = gearCard(card) as WeaponCard;
  if (weapon.reload === true && isReloading(s, card, s.owner[hero] as number)) return;
  list.push(meansOf(card));
  if (weapon.throwable === true || canUseTwoHanded(s, hero, card)) list.push(otherMeansOf(card));
}

/** It was fired in the own turn before this one. */
export const isReloading = (s: HeldenState, card: number, seat: number): boolean =>
  s.usedIn[card] !== 0 && s.usedIn[card] === s.lastTurn[seat];

export function attackOf(means: number): number {
  const card = meansCard(means);
  if (card < 0) return attacks.melee;
  if (isSpell(card)) return attacks.magic;
  return isThrown(means) || (gearCard(card) as WeaponCard).ranged ? attacks.ranged : attacks.melee;
}

/** Whether the being's action can be used on the target: who is bound by a demon fights only that. */
export const isAttackable = (s: HeldenState, being: number, target: number, seat: number): boolean =>
  isFoeOf(s, target, seat) && (s.chained[being] === 0 || target === demonAt(s, seat));

export function addAttacks(s: HeldenState, seat: number, out: OptionList): void {
  for (const being of fightersOf(s, seat)) {
    if (s.actions[being] === 0) continue;
    for (const means of attackMeans(s, being)) {
      for (let target = 0; target < beingCount; target++) {
        if (isAttackable(s, being, target, seat)) out.add(choose.attack.code(being, means, target));
      }
    }
  }
}

/** KH-CMB-14: an action that must be an attack is used first. */
export function payAttack(s: HeldenState, being: number): void {
  s.actions[being] = (s.actions[being] as number) - 1;
  if ((s.attackOnly[being] as number) > 0) s.attackOnly[being] = (s.attackOnly[being] as number) - 1;
}

/** KH-CMB-03 */
export function announceAttack(c: HeldenContext, seat: number, code: Code): void {
  const s = c.state;
  const being = first(code);
  const means = second(code);
  const target = third(code);
  const card = meansCard(means);
  payAttack(s, being);
  const hand = handOf(s, seat);
  const scroll = card >= 0 && hand.includes(card) ? 1 : 0;
  if (scroll === 1) {
    s.resolving.push(remove(hand, card));
    s.seen[card] = 0;
  } else if (card >= 0 && !isSpell(card)) s.usedIn[card] = s.turn;
  s.frames.push(newCombat(seat, being, means, target, card, scroll));
  c.emit(happened.attackAnnounced, being, means, target);
  if (isHero(being)) c.resolved(being);
}

/** An attack as it is announced. */
export function newCombat(
  seat: number,
  attacker: number,
  means: number,
  target: number,
  card: number,
  scroll: number,
): CombatFrame {
  return {
    step: 'combat',
    at: 0,
    seat,
    attacker,
    attack: attackOf(means),
    means,
    card,
    scroll,
    target,
    defender: target,
    protecting: 0,
    penalty: 0,
    stance: 0,
    redirected: 0,
    defence: -1,
    defenceCard: -1,
    defenceScroll: 0,
    second: -1,
    hits: 0,
    extraCooldown: 0,
    played: [],
    playedFor: [],
    luck: [0, 0],
    tough: [],
    offers: [],
    attackRolls: [],
    defenceRolls: [],
    attackTotal: 0,
    defenceTotal: 0,
    result: 0,
  };
}

/** The second enemy of a spell like that must be of the same group as the first. */
export function secondTargets(s: HeldenState, combat: CombatFrame): number[] {
  if (combat.attack !== attacks.magic || attackSpell(combat.card).twoTargets !== true) return [];
  const list: number[] = [];
  const owner = s.owner[combat.target];
  for (let being = 0; being < beingCount; being++) {
    if (being === combat.target || s.owner[being] !== owner || being === demonAt(s, owner as number)) continue;
    if (isFoeOf(s, being, combat.seat)) list.push(being);
  }
  return combat.target === demonAt(s, owner as number) ? [] : list;
}
