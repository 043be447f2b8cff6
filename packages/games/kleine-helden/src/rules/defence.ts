import { always, type Prompt, type Refusal, type Verb } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { isCreature, isDemon, isFighter, isMagical } from '../beings.js';
import { canReact, canUseTwoHanded, gearOf, handOf, handsUsed, ownerOf } from '../groups.js';
import { beingKey, cardKey, meansKey } from '../labels.js';
import { claws, evade, isTwoHandedUse, meansCard, meansOf, natural, otherMeansOf, resist } from '../means.js';
import type { CombatFrame, HeldenDeed, HeldenState } from '../state.js';
import { defenceSpell, isDefenceSpell, isShield, isSpell, isWeapon, weaponCard } from '../tables.js';
import { attackNames, attacks } from '../terms.js';
import { hasClaws } from '../values.js';
import { choose, happened } from '../vocabulary.js';
import { anyTimeDeed } from './any-time.js';
import { setCooldown } from './cooldown.js';
import { goesOn } from './course-of.js';
import { mightPlayAnyTime } from './might-hold.js';
import { otherwise } from './otherwise.js';
import { type HeldenContext, toDiscard } from './piles.js';
import { protectorProblem, protectorsOf } from './protecting.js';
import { because, becauseOfBeing, type Why } from './why.js';

/** KH-PAR-01 to KH-PAR-03, KH-MAG-02, KH-DEF-01 to KH-DEF-04: the ways to defend. */
export function defences(s: HeldenState, combat: CombatFrame): number[] {
  const { attack } = combat;
  const { defender } = combat.duel;
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

const worksAgainst = (card: number, attack: number): boolean =>
  defenceSpell(card).against.includes(attackNames[attack] as never);

const canParry = (card: number): boolean => isWeapon(card) && !weaponCard(card).ranged;

function addParries(s: HeldenState, hero: number, attack: number, list: number[]): void {
  for (const card of gearOf(s, hero)) {
    if (isShield(card)) list.push(meansOf(card));
    else if (attack === attacks.melee && canParry(card)) {
      list.push(meansOf(card));
      if (canUseTwoHanded(s, hero, card)) list.push(otherMeansOf(card));
    }
  }
  if (attack === attacks.melee && hasClaws(hero) && handsUsed(s, hero) === 0) list.push(claws);
  if (list.length === 0) list.push(evade);
}

/** Whether what was attacked can defend itself. */
const canDefend = (s: HeldenState, being: number): boolean => isFighter(being) && canReact(s, being);

function params(combat: CombatFrame): NonNullable<Prompt['params']> {
  const { target, defender } = combat.duel;
  return {
    card: beingKey(combat.attacker),
    target: beingKey(target),
    defender: beingKey(defender),
    means: meansKey(combat.means),
  };
}

/** The owner of what was attacked decides on its defence; a demon has nobody to decide. */
export const stance: Verb<HeldenState, CombatFrame> = {
  seats(c, combat) {
    const { duel } = combat;
    const isOpen = duel.stance === 'open' && !duel.protecting && !isDemon(duel.target);
    return isOpen && isAskedForStance(c.state, combat) ? 1 << ownerOf(c.state, duel.target) : 0;
  },
  run(_c, { duel }) {
    if (duel.stance === 'open' && !duel.protecting) duel.stance = 'undefended';
  },
  deeds: () => stanceDeeds,
  prompt: (_s, combat) => ({ key: 'stance', params: params(combat) }),
  otherwise,
  // What can be used from the hand is secret, so having only one way must not show.
  alwaysAsks: true,
};

/** Who stepped in defends, and is asked with what. */
export const protector: Verb<HeldenState, CombatFrame> = {
  seats: (c, { duel }) => (duel.stance === 'open' ? 1 << ownerOf(c.state, duel.defender) : 0),
  deeds: () => protectorDeeds,
  prompt: (_s, combat) => ({ key: 'protector', params: params(combat) }),
  otherwise(c, combat, seat, code) {
    const { defender } = combat.duel;
    if (choose.renounce.is(code)) return becauseOfBeing('KH-PRT-02', defender);
    if (choose.protect.is(code) || choose.accept.is(code)) return becauseOfBeing('KH-PRT-10.taken', defender);
    return otherwise(c, combat, seat, code);
  },
  alwaysAsks: true,
};

function isAskedForStance(s: HeldenState, combat: CombatFrame): boolean {
  const { target, redirected, offers } = combat.duel;
  const owner = ownerOf(s, target);
  if (canDefend(s, target)) return true;
  if (!redirected && (offers.length > 0 || protectorsOf(s, owner, target).length > 0)) return true;
  return mightPlayAnyTime(s, owner);
}

const renounce = always<HeldenState, CombatFrame>(choose.renounce, (c, { duel }) => {
  duel.stance = 'undefended';
  c.emit(canDefend(c.state, duel.target) ? happened.defenceRenounced : happened.defenceImpossible, duel.target);
});

const defend: HeldenDeed<CombatFrame> = {
  kind: choose.defend,
  exact: true,
  candidates({ state: s }, combat, _seat, out) {
    const { defender, protecting } = combat.duel;
    if (!protecting && !canDefend(s, defender)) return;
    for (const means of defences(s, combat)) out.add(choose.defend.code(means));
  },
  forbids: (c, combat, _seat, code) => whyNotDefend(c.state, combat, choose.defend.means(code)),
  does(c, combat, _seat, code) {
    const { duel } = combat;
    // A protector has paid when it stepped in.
    if (!duel.protecting) payReaction(c.state, duel.defender);
    defendWith(c, combat, choose.defend.means(code));
  },
};

const accept: HeldenDeed<CombatFrame> = {
  kind: choose.accept,
  exact: true,
  candidates(_c, { duel }, _seat, out) {
    if (!duel.redirected) for (const being of duel.offers) out.add(choose.accept.code(being));
  },
  forbids(_c, { duel }, _seat, code) {
    const being = choose.accept.being(code);
    if (duel.redirected) return becauseOfBeing('KH-CMB-04.redirected', duel.target);
    return duel.offers.includes(being) ? null : becauseOfBeing('KH-PRT-10.offer', being);
  },
  does: (c, combat, _seat, code) => stepIn(c, combat, choose.accept.being(code)),
};

const protect: HeldenDeed<CombatFrame> = {
  kind: choose.protect,
  exact: true,
  candidates(c, { duel }, seat, out) {
    if (duel.redirected) return;
    for (const being of protectorsOf(c.state, seat, duel.target)) out.add(choose.protect.code(being));
  },
  forbids(c, { duel }, seat, code) {
    const being = choose.protect.being(code);
    if (duel.redirected) return becauseOfBeing('KH-CMB-04.redirected', duel.target);
    return becauseOfBeing(protectorProblem(c.state, seat, duel.target, being), being);
  },
  does: (c, combat, _seat, code) => stepIn(c, combat, choose.protect.being(code)),
};

const stanceDeeds = [renounce, defend, accept, protect, goesOn<CombatFrame>(anyTimeDeed)];
const protectorDeeds = [defend];

/** KH-REA-02, KH-MAG-06 */
function payReaction(s: HeldenState, being: number): void {
  s.reactions[being] = (s.reactions[being] as number) - 1;
}

/** KH-PRT-02 to KH-PRT-04, KH-PRT-07 */
function stepIn(c: HeldenContext, { duel }: CombatFrame, being: number): void {
  const s = c.state;
  duel.protecting = true;
  duel.penalty = ownerOf(s, being) === ownerOf(s, duel.target) ? 2 : 4;
  duel.defender = being;
  payReaction(s, being);
  c.emit(happened.protectionGiven, being, duel.target);
}

function defendWith(c: HeldenContext, { duel }: CombatFrame, means: number): void {
  const s = c.state;
  const card = meansCard(means);
  duel.stance = 'defends';
  duel.defence = means;
  duel.defenceCard = card;
  const hand = handOf(s, ownerOf(s, duel.defender));
  if (card >= 0 && isSpell(card) && hand.includes(card)) {
    duel.defenceScroll = true;
    lay(s.resolving, take(hand, card), s.seen);
  }
  c.emit(happened.defenceAnnounced, duel.defender, means);
}

/** KH-CD-01, KH-CD-03, KH-CD-04, KH-DEF-05 */
export function settleDefenceSpell(c: HeldenContext, { duel }: CombatFrame): void {
  const { defenceCard, defenceScroll } = duel;
  duel.defence = -1;
  duel.defenceCard = -1;
  duel.defenceScroll = false;
  if (defenceCard < 0 || !isSpell(defenceCard)) return;
  if (defenceScroll) toDiscard(c, take(c.state.resolving, defenceCard));
  else if (duel.result === 'wardedOff' && duel.stance === 'defends') {
    setCooldown(c, defenceCard, defenceSpell(defenceCard).cooldown);
  }
}

function whyNotDefend(s: HeldenState, combat: CombatFrame, means: number): Refusal | null {
  const { defender, protecting } = combat.duel;
  const card = meansCard(means);
  let why: Why = null;
  if (!isFighter(defender)) why = 'KH-NPC-10';
  else if (!protecting && !canReact(s, defender)) why = 'KH-REA-05';
  else if (!defences(s, combat).includes(means)) {
    why = card >= 0 && isSpell(card) ? whyNotBySpell(s, combat, card) : whyNotByThing(s, combat, means, card);
  }
  if (why === null) return null;
  return because(why, {
    being: beingKey(defender),
    means: meansKey(means),
    ...(card < 0 ? {} : { card: cardKey(card), count: s.markers[card] as number }),
  });
}

function whyNotBySpell(s: HeldenState, { attack, duel }: CombatFrame, card: number): Why {
  if (!isDefenceSpell(card)) return 'KH-DEF-01.attack';
  if (!isMagical(duel.defender)) return 'KH-HRO-03';
  if (!worksAgainst(card, attack)) return attack === attacks.magic ? 'KH-DEF-03' : 'KH-PAR-04';
  return gearOf(s, duel.defender).includes(card) ? 'KH-CD-01' : 'KH-DEF-04';
}

function whyNotByThing(s: HeldenState, { attack, duel }: CombatFrame, means: number, card: number): Why {
  const { defender } = duel;
  if (attack === attacks.magic) return 'KH-MAG-03';
  if (means === resist) return 'KH-PAR-04.resist';
  if (isCreature(defender)) return 'KH-SUM-12.defence';
  if (means === natural) return 'KH-SUM-12.hero';
  if (means === evade) return 'KH-PAR-03';
  if (means === claws) return whyNotByClaws(defender, attack);
  if (!gearOf(s, defender).includes(card)) return 'KH-PAR-01.away';
  if (attack === attacks.ranged) return 'KH-PAR-02';
  if (!canParry(card)) return 'KH-PAR-01.ranged';
  return isTwoHandedUse(means) ? 'KH-EQP-13' : 'KH-PAR-01.thrown';
}

function whyNotByClaws(defender: number, attack: number): Why {
  if (!hasClaws(defender)) return 'KH-CMB-02.none';
  return attack === attacks.ranged ? 'KH-PAR-02.claws' : 'KH-CMB-02';
}
