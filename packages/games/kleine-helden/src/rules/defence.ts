import { type Code, first, kindOf, type OptionList, type Refusal, refusal } from '@heldentisch/engine';
import { isCreature, isFighter, isMagical } from '../beings.js';
import type { WeaponCard } from '../define.js';
import { canReact, canUseTwoHanded, gearOf, handOf, handsUsed, ownerOf } from '../groups.js';
import { claws, evade, meansCard, meansOf, natural, otherMeansOf, resist } from '../means.js';
import type { CombatFrame, HeldenState } from '../state.js';
import {
  defenceSpell,
  gearCard,
  isDefenceSpell,
  isShield,
  isSpell,
  isSpontaneous,
  isWeapon,
  spontaneousCard,
} from '../tables.js';
import { attackNames, attacks } from '../terms.js';
import { hasClaws } from '../values.js';
import { choose, happened } from '../vocabulary.js';
import { type HeldenContext, remove } from './piles.js';
import { playCard } from './playing.js';
import { mightPlayAnyTime, protectorsOf } from './windows.js';

/** KH-PAR-01 to KH-PAR-03, KH-MAG-02, KH-DEF-01 to KH-DEF-04: the ways to defend. */
export function defences(s: HeldenState, combat: CombatFrame): number[] {
  const { defender, attack } = combat;
  const list: number[] = [];
  if (attack === attacks.magic) list.push(resist);
  else if (isCreature(defender)) list.push(natural);
  else addParries(s, defender, attack, list);
  if (!isMagical(defender)) return list;
  for (const card of gearOf(s, defender)) {
    if (isDefenceSpell(card) && s.markers[card] === 0 && worksAgainst(card, attack)) list.push(meansOf(card));
  }
  for (const card of handOf(s, ownerOf(s, defender))) {
    if (isDefenceSpell(card) && worksAgainst(card, attack)) list.push(meansOf(card));
  }
  return list;
}

export const worksAgainst = (card: number, attack: number): boolean =>
  defenceSpell(card).against.includes(attackNames[attack] as never);

function addParries(s: HeldenState, hero: number, attack: number, list: number[]): void {
  for (const card of gearOf(s, hero)) {
    if (isShield(card)) list.push(meansOf(card));
    else if (attack === attacks.melee && isWeapon(card) && !(gearCard(card) as WeaponCard).ranged) {
      list.push(meansOf(card));
      if (canUseTwoHanded(s, hero, card)) list.push(otherMeansOf(card));
    }
  }
  if (attack === attacks.melee && hasClaws(hero) && handsUsed(s, hero) === 0) list.push(claws);
  if (list.length === 0) list.push(evade);
}

/** The player who decides on the defence of what was attacked; a demon has none. */
export function isAskedForStance(s: HeldenState, combat: CombatFrame): boolean {
  const { target, redirected } = combat;
  const owner = ownerOf(s, target);
  if (isFighter(target) && canReact(s, target)) return true;
  if (redirected === 0 && (combat.offers.length > 0 || protectorsOf(s, owner, target).length > 0)) return true;
  return mightPlayAnyTime(s, owner);
}

export function addStances(s: HeldenState, combat: CombatFrame, seat: number, out: OptionList): void {
  const { target } = combat;
  out.add(choose.renounce.code());
  if (isFighter(target) && canReact(s, target))
    for (const means of defences(s, combat)) out.add(choose.defend.code(means));
  if (combat.redirected === 0) {
    for (const being of combat.offers) out.add(choose.accept.code(being));
    for (const being of protectorsOf(s, seat, target)) out.add(choose.protect.code(being));
  }
  for (const card of handOf(s, seat)) {
    if (!isSpontaneous(card)) continue;
    const { occasion, possible } = spontaneousCard(card);
    if (occasion === 'any time' && (possible === undefined || possible(s, seat))) out.add(choose.play.code(card));
  }
}

export function takeStance(c: HeldenContext, combat: CombatFrame, seat: number, code: Code): void {
  const s = c.state;
  const kind = kindOf(code);
  if (kind === choose.play.kind) playCard(c, seat, first(code));
  else if (kind === choose.defend.kind) {
    s.reactions[combat.defender] = (s.reactions[combat.defender] as number) - 1;
    defendWith(c, combat, first(code));
  } else if (kind === choose.renounce.kind) {
    combat.stance = 2;
    const able = isFighter(combat.target) && canReact(s, combat.target);
    c.emit(able ? happened.defenceRenounced : happened.defenceImpossible, combat.target);
  } else stepIn(c, combat, first(code));
}

/** KH-PRT-02 to KH-PRT-04, KH-PRT-07 */
function stepIn(c: HeldenContext, combat: CombatFrame, being: number): void {
  const s = c.state;
  combat.protecting = 1;
  combat.penalty = ownerOf(s, being) === ownerOf(s, combat.target) ? 2 : 4;
  combat.defender = being;
  s.reactions[being] = (s.reactions[being] as number) - 1;
  c.emit(happened.protectionGiven, being, combat.target);
}

export function defendWith(c: HeldenContext, combat: CombatFrame, means: number): void {
  const s = c.state;
  const card = meansCard(means);
  combat.stance = 1;
  combat.defence = means;
  combat.defenceCard = card;
  const hand = handOf(s, ownerOf(s, combat.defender));
  if (card >= 0 && isSpell(card) && hand.includes(card)) {
    combat.defenceScroll = 1;
    s.resolving.push(remove(hand, card));
    s.seen[card] = 0;
  }
  c.emit(happened.defenceAnnounced, combat.defender, means);
}

export function refuseStance(s: HeldenState, combat: CombatFrame, seat: number, code: Code): Refusal | null {
  const kind = kindOf(code);
  if (kind === choose.accept.kind) return refusal(combat.redirected === 1 ? 'KH-CMB-04' : 'KH-PRT-10');
  if (kind === choose.protect.kind) return refuseProtector(s, combat, seat, first(code));
  if (kind === choose.manoeuvre.kind || kind === choose.drink.kind) return refusal('KH-CMB-07');
  if (kind === choose.play.kind) return refusal('KH-EVT-08');
  return kind === choose.defend.kind ? refuseDefence(s, combat, first(code)) : null;
}

function refuseProtector(s: HeldenState, combat: CombatFrame, seat: number, being: number): Refusal {
  if (combat.redirected === 1) return refusal('KH-CMB-04');
  if (combat.target === being || ownerOf(s, being) !== seat || !isFighter(being)) return refusal('KH-PRT-01');
  return refusal('KH-REA-03');
}

export function refuseDefence(s: HeldenState, combat: CombatFrame, means: number): Refusal {
  const { defender, attack } = combat;
  if (!isFighter(defender)) return refusal('KH-NPC-10');
  if (combat.protecting === 0 && !canReact(s, defender)) return refusal('KH-REA-05');
  const card = meansCard(means);
  if (card >= 0 && isSpell(card)) {
    if (!isDefenceSpell(card)) return refusal('KH-DEF-01');
    if (!isMagical(defender)) return refusal('KH-HRO-03');
    if (!worksAgainst(card, attack)) return refusal(attack === attacks.magic ? 'KH-DEF-03' : 'KH-PAR-04');
    return refusal((s.markers[card] as number) > 0 ? 'KH-CD-01' : 'KH-DEF-01');
  }
  if (attack === attacks.magic) return refusal('KH-MAG-03');
  if (card >= 0 && !isCreature(defender) && gearOf(s, defender).includes(card)) {
    if (attack === attacks.ranged && isWeapon(card)) return refusal('KH-PAR-02');
    return refusal(isWeapon(card) && (gearCard(card) as WeaponCard).ranged ? 'KH-PAR-01' : 'KH-EQP-13');
  }
  return refusal('KH-PAR-03');
}
