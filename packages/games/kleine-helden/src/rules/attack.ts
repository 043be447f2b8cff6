import type { Code, Refusal } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { beingCount, firstDemon, isCreature, isDemon, isHero, isMagical } from '../beings.js';
import { canUseTwoHanded, demonAt, gearOf, handOf, handsUsed, inPlay, isFoeOf, isOwnFighter } from '../groups.js';
import { beingKey, cardKey, meansKey } from '../labels.js';
import { claws, isThrown, isTwoHandedUse, meansCard, meansOf, natural, otherMeansOf } from '../means.js';
import type { CombatFrame, Duel, HeldenDeed, HeldenState } from '../state.js';
import { attackSpell, isAttackSpell, isDefenceSpell, isSpell, isWeapon, weaponCard } from '../tables.js';
import { attacks } from '../terms.js';
import { hasClaws } from '../values.js';
import { choose, happened } from '../vocabulary.js';
import { actorProblem, bindingProblem, isFreshCreature } from './actions.js';
import type { HeldenContext } from './piles.js';
import { because, becauseOfBeing, type Why } from './why.js';

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
  if (isReloading(s, card, s.owner[hero] as number)) return;
  list.push(meansOf(card));
  if (weaponCard(card).throwable === true || canUseTwoHanded(s, hero, card)) list.push(otherMeansOf(card));
}

/** It must be reloaded: it was fired in the own turn before this one. */
export const isReloading = (s: HeldenState, card: number, seat: number): boolean =>
  weaponCard(card).reload === true && s.usedIn[card] !== 0 && s.usedIn[card] === s.lastTurn[seat];

export function attackOf(means: number): number {
  const card = meansCard(means);
  if (card < 0) return attacks.melee;
  if (isSpell(card)) return attacks.magic;
  return isThrown(means) || weaponCard(card).ranged ? attacks.ranged : attacks.melee;
}

/** Whether the being's action can be used on the target: who is bound by a demon fights only that. */
const isAttackable = (s: HeldenState, being: number, target: number, seat: number): boolean =>
  isFoeOf(s, target, seat) && (s.chained[being] === 0 || target === demonAt(s, seat));

/** Attacks of one's fighters with everything they have, on everybody who is a foe. */
export const attackDeed: HeldenDeed = {
  kind: choose.attack,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (let being = 0; being < firstDemon; being++) {
      if (s.actions[being] === 0 || !isOwnFighter(s, being, seat)) continue;
      for (const means of attackMeans(s, being)) {
        for (let target = 0; target < beingCount; target++) {
          if (isAttackable(s, being, target, seat)) out.add(choose.attack.code(being, means, target));
        }
      }
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const being = choose.attack.being(code);
    const isFresh = isFreshCreature(s, being) && isOwnFighter(s, being, seat);
    const problem = isFresh ? 'KH-SUM-07' : actorProblem(s, seat, being);
    if (problem !== null) return becauseOfBeing(problem, being);
    return targetProblem(s, seat, being, choose.attack.target(code)) ?? whyNotWith(s, being, choose.attack.means(code));
  },
  does: announceAttack,
};

function targetProblem(s: HeldenState, seat: number, being: number, target: number): Refusal | null {
  if (isAttackable(s, being, target, seat)) return null;
  if (!inPlay(s, target)) return becauseOfBeing('KH-CMB-03.target', target);
  if (!isFoeOf(s, target, seat)) return becauseOfBeing('KH-CMB-15', target);
  return becauseOfBeing(bindingProblem(s, being), being);
}

/** Why somebody cannot attack with that. */
function whyNotWith(s: HeldenState, being: number, means: number): Refusal | null {
  if (attackMeans(s, being).includes(means)) return null;
  const card = meansCard(means);
  const spell = card >= 0 && isSpell(card);
  const why = spell ? whyNotCast(s, being, card) : whyNotStrike(s, being, means, card);
  return because(why, {
    being: beingKey(being),
    means: meansKey(means),
    ...(card < 0 ? {} : { card: cardKey(card), count: s.markers[card] as number }),
  });
}

function whyNotCast(s: HeldenState, being: number, card: number): NonNullable<Why> {
  if (isCreature(being)) return 'KH-SUM-04';
  if (!isMagical(being)) return 'KH-MAG-05';
  if (isDefenceSpell(card)) return 'KH-DEF-01';
  return gearOf(s, being).includes(card) ? 'KH-CD-01' : 'KH-CMB-01.spell';
}

function whyNotStrike(s: HeldenState, being: number, means: number, card: number): NonNullable<Why> {
  if (isCreature(being)) return 'KH-SUM-12';
  if (means === claws && hasClaws(being)) return 'KH-CMB-02';
  if (card < 0) return 'KH-CMB-01.unarmed';
  if (!gearOf(s, being).includes(card)) return 'KH-CMB-01.weapon';
  if (!isWeapon(card)) return 'KH-CMB-01.shield';
  return isTwoHandedUse(means) ? 'KH-EQP-13' : 'KH-GLD-01.reload';
}

/** KH-CMB-14: an action that must be an attack is used first. */
function payAttack(s: HeldenState, being: number): void {
  s.actions[being] = (s.actions[being] as number) - 1;
  if ((s.attackOnly[being] as number) > 0) s.attackOnly[being] = (s.attackOnly[being] as number) - 1;
}

/** KH-CMB-03 */
function announceAttack(c: HeldenContext, _frame: unknown, seat: number, code: Code): void {
  const s = c.state;
  const being = choose.attack.being(code);
  const means = choose.attack.means(code);
  const target = choose.attack.target(code);
  const card = meansCard(means);
  payAttack(s, being);
  const hand = handOf(s, seat);
  const scroll = card >= 0 && hand.includes(card);
  if (scroll) lay(s.resolving, take(hand, card), s.seen);
  else if (card >= 0 && !isSpell(card)) s.usedIn[card] = s.turn;
  s.frames.push(newCombat(seat, being, means, target, scroll));
  c.emit(happened.attackAnnounced, being, means, target);
  if (isHero(being)) c.resolved(being);
}

/** What is about one target, as it begins. */
export const newDuel = (target: number, redirected = false): Duel => ({
  target,
  defender: target,
  protecting: false,
  penalty: 0,
  redirected,
  stance: 'open',
  defence: -1,
  defenceCard: -1,
  defenceScroll: false,
  played: [],
  playedFor: [],
  luck: [0, 0],
  offers: [],
  tough: [],
  attackRolls: [],
  defenceRolls: [],
  attackTotal: 0,
  defenceTotal: 0,
  result: 'open',
});

/** The combat with something about its target changed. */
export const withDuel = (combat: CombatFrame, changes: Partial<Duel>): CombatFrame => ({
  ...combat,
  duel: { ...combat.duel, ...changes },
});

/** An attack as it is announced. */
export const newCombat = (
  seat: number,
  attacker: number,
  means: number,
  target: number,
  scroll: boolean,
): CombatFrame => ({
  step: 'combat',
  at: 0,
  seat,
  attacker,
  attack: attackOf(means),
  means,
  card: meansCard(means),
  scroll,
  second: -1,
  hits: 0,
  extraCooldown: 0,
  duel: newDuel(target),
});

/** The second enemy of a spell with two targets must be of the same group as the first; a demon belongs to none. */
export function secondTargets(s: HeldenState, combat: CombatFrame): number[] {
  if (combat.attack !== attacks.magic || attackSpell(combat.card).twoTargets !== true) return [];
  const { target } = combat.duel;
  if (isDemon(target)) return [];
  const list: number[] = [];
  for (let being = 0; being < beingCount; being++) {
    if (being === target || isDemon(being) || s.owner[being] !== s.owner[target]) continue;
    if (isFoeOf(s, being, combat.seat)) list.push(being);
  }
  return list;
}
