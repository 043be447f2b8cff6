import { first, kindOf, refusal, type Step } from '@heldentisch/engine';
import { cardOfBeing, isDemon, isFighter, isHero } from '../beings.js';
import { gearOf, inPlay, isAlive, isSlowed, lifeOf, ownerOf } from '../groups.js';
import { beingKey, meansKey } from '../labels.js';
import type { CombatFrame, HeldenState } from '../state.js';
import { attackSpell, defenceSpell, inCombat, isSpell, manoeuvreCard, summoning } from '../tables.js';
import { attacks } from '../terms.js';
import {
  armourValue,
  attackValue,
  damageValue,
  defenceValue,
  demonThreshold,
  ignoredArmour,
  sixDamage,
  usedByAttacker,
  usedByDefender,
} from '../values.js';
import { choose, happened } from '../vocabulary.js';
import { secondTargets } from './attack.js';
import { pushBeforeRoll } from './before-roll.js';
import {
  addStances,
  defences,
  defendWith,
  isAskedForStance,
  refuseDefence,
  refuseStance,
  takeStance,
} from './defence.js';
import { countSixes, rollDice } from './dice.js';
import { afterLoss, bury, loseLife, takeDamage } from './life.js';
import { type HeldenContext, remove, toDiscard } from './piles.js';
import { openAnnouncedWindow } from './windows.js';

/** The steps of a combat (KH-CMB-03 to KH-CMB-12). */
export const phases = {
  second: 0,
  announced: 1,
  stance: 2,
  protector: 3,
  cards: 4,
  rolls: 5,
  next: 6,
  end: 7,
} as const;
export const results = { open: 0, hit: 1, wardedOff: 2, brokenOff: 3 } as const;

export const combatStep: Step<HeldenState, CombatFrame> = {
  seats(c, combat) {
    const s = c.state;
    if (combat.at === phases.second)
      return combat.second < 0 && secondTargets(s, combat).length > 0 ? 1 << combat.seat : 0;
    if (combat.at === phases.stance) {
      const asked = combat.stance === 0 && combat.protecting === 0 && !isDemon(combat.target);
      return asked && isAskedForStance(s, combat) ? 1 << ownerOf(s, combat.target) : 0;
    }
    return combat.at === phases.protector && combat.stance === 0 ? 1 << ownerOf(s, combat.defender) : 0;
  },
  run(c, combat) {
    const phase = combat.at++;
    if (phase === phases.announced) openAnnouncedWindow(c);
    else if (phase === phases.stance) {
      if (combat.stance === 0 && combat.protecting === 0) combat.stance = 2;
    } else if (phase === phases.cards) pushBeforeRoll(c, combat);
    else if (phase === phases.rolls) {
      // Somebody else became the target: a new stance, and new cards for it.
      if (combat.stance === 0) combat.at = phases.stance;
      else resolve(c, combat);
    } else if (phase === phases.next) nextTarget(c, combat);
    else if (phase === phases.end) finish(c, combat);
  },
  options(c, combat, seat, out) {
    const s = c.state;
    if (combat.at === phases.second) for (const being of secondTargets(s, combat)) out.add(choose.target.code(being));
    else if (combat.at === phases.stance) addStances(s, combat, seat, out);
    else for (const means of defences(s, combat)) out.add(choose.defend.code(means));
  },
  choose(c, combat, seat, code) {
    if (combat.at === phases.second) combat.second = first(code);
    else if (combat.at === phases.stance) takeStance(c, combat, seat, code);
    else defendWith(c, combat, first(code));
  },
  prompt(_s, combat) {
    const params = {
      card: beingKey(combat.attacker),
      target: beingKey(combat.target),
      defender: beingKey(combat.defender),
      means: meansKey(combat.means),
    };
    if (combat.at === phases.second) return { key: 'second', params };
    return { key: combat.at === phases.stance ? 'stance' : 'protector', params };
  },
  refuse(c, combat, seat, code) {
    if (combat.at === phases.second) return refusal('KH-GLD-01');
    if (combat.at === phases.stance) return refuseStance(c.state, combat, seat, code);
    return kindOf(code) === choose.defend.kind ? refuseDefence(c.state, combat, first(code)) : refusal('KH-PRT-02');
  },
  // What can be used from the hand is secret, so having only one way must not show.
  tells: (_s, combat) => combat.at !== phases.second,
};

function resolve(c: HeldenContext, combat: CombatFrame): void {
  const s = c.state;
  if (combat.result === results.brokenOff) {
    c.emit(happened.attackCancelled, combat.attacker);
    combat.second = -1;
    return;
  }
  noteUse(c, combat);
  roll(c, combat);
  if (combat.result === results.wardedOff) {
    c.emit(happened.attackWardedOff, combat.defender);
    // The item in the hand comes last, so that its draw is not lost with an attacker who falls by a played card.
    const used = usedByDefender(combat).reverse();
    for (const card of used) inCombat(card).onDefend?.(c, combat, 0);
    if (used.some((card) => inCombat(card).keepsReaction === true)) giveBack(c, combat.defender);
    return;
  }
  c.emit(happened.attackHit, combat.defender, combat.attack);
  combat.hits++;
  const lost = loseLife(c, combat.defender, damageOf(s, combat), combat.seat);
  afterLoss(c, combat.defender, lost);
  aftermath(c, combat, lost);
}

/** A reaction that is not used up after all, unless something forbids reactions: there is just one to keep. */
function giveBack(c: HeldenContext, being: number): void {
  if (isSlowed(c.state, being)) return;
  c.state.reactions[being] = (c.state.reactions[being] as number) + 1;
  c.emit(happened.reactionGained, being);
}

/** KH-CMB-08 to KH-CMB-12, KH-DMN-10 */
function roll(c: HeldenContext, combat: CombatFrame): void {
  const s = c.state;
  const { attacker, defender, luck } = combat;
  const value = attackValue(s, combat);
  combat.attackTotal = value + rollDice(c, attacker, luck[0] as number, combat.attackRolls);
  c.emit(happened.attackValued, attacker, Math.max(0, combat.attackTotal));
  let hit = true;
  if (isDemon(defender)) {
    combat.defenceTotal = demonThreshold(combat);
    hit = combat.attackTotal > combat.defenceTotal;
    c.emit(happened.defenceValued, defender, combat.defenceTotal);
  } else if (combat.stance === 1) {
    const defence = defenceValue(s, combat);
    combat.defenceTotal = defence + rollDice(c, defender, luck[1] as number, combat.defenceRolls);
    hit = combat.attackTotal > combat.defenceTotal;
    c.emit(happened.defenceValued, defender, Math.max(0, combat.defenceTotal));
  }
  combat.result = hit ? results.hit : results.wardedOff;
}

/** KH-DMG-01, KH-DMG-04 */
export function damageOf(s: HeldenState, combat: CombatFrame): number {
  if (combat.played.some((card) => manoeuvreCard(card).noDamage === true)) return 0;
  const sixes =
    countSixes(s, combat.attacker, combat.attackRolls) * sixDamage(combat) -
    countSixes(s, combat.defender, combat.defenceRolls);
  const armour = Math.max(0, armourValue(s, combat, combat.defender) - ignoredArmour(combat));
  return Math.max(0, damageValue(s, combat) + sixes - armour);
}

function aftermath(c: HeldenContext, combat: CombatFrame, lost: number): void {
  const s = c.state;
  const killed = isFighter(combat.defender) && inPlay(s, combat.defender) && lifeOf(s, combat.defender) <= 0;
  for (const card of usedByAttacker(combat)) {
    const { onHit, onWound, onKill } = inCombat(card);
    onHit?.(c, combat, lost);
    if (lost > 0) onWound?.(c, combat, lost);
    if (killed) onKill?.(c, combat, lost);
  }
  const { defender, attacker, attack } = combat;
  if (attack !== attacks.melee || !isFighter(defender) || isHero(defender)) return;
  const { thorns } = summoning(cardOfBeing(defender));
  if (thorns === undefined) return;
  takeDamage(c, attacker, thorns, ownerOf(s, defender));
  bury(c);
}

/** For the coverage report: whose cards counted in this combat. */
function noteUse(c: HeldenContext, combat: CombatFrame): void {
  const s = c.state;
  for (const being of [combat.attacker, combat.defender]) {
    c.resolved(cardOfBeing(being));
    if (isHero(being)) for (const card of gearOf(s, being)) if (!isSpell(card)) c.resolved(card);
  }
  if (combat.card >= 0) c.resolved(combat.card);
  if (combat.defenceCard >= 0) c.resolved(combat.defenceCard);
}

/** A spell with two targets goes on to the second, in a combat of its own. */
function nextTarget(c: HeldenContext, combat: CombatFrame): void {
  const s = c.state;
  settleDefenceSpell(c, combat);
  const { second, attacker } = combat;
  combat.second = -1;
  if (second < 0 || !inPlay(s, second) || !inPlay(s, attacker) || !isAlive(s, combat.seat)) return;
  combat.target = second;
  combat.defender = second;
  combat.protecting = 0;
  combat.penalty = 0;
  combat.stance = 0;
  combat.redirected = 0;
  combat.result = results.open;
  for (const list of [combat.played, combat.playedFor, combat.tough, combat.offers]) list.length = 0;
  combat.attackRolls.length = 0;
  combat.defenceRolls.length = 0;
  combat.luck.fill(0);
  combat.at = phases.announced;
  c.emit(happened.targetChanged, second);
}

/** KH-CD-01, KH-CD-03, KH-CD-04, KH-DEF-05 */
export function settleDefenceSpell(c: HeldenContext, combat: CombatFrame): void {
  const { defenceCard, defenceScroll } = combat;
  combat.defence = -1;
  combat.defenceCard = -1;
  combat.defenceScroll = 0;
  if (defenceCard < 0 || !isSpell(defenceCard)) return;
  if (defenceScroll === 1) toDiscard(c, remove(c.state.resolving, defenceCard));
  else if (combat.result === results.wardedOff && combat.stance === 1) {
    setCooldown(c, defenceCard, defenceSpell(defenceCard).cooldown);
  }
}

/** KH-CD-05: in addition to a marker that was laid on the spell while it was cast. */
export function setCooldown(c: HeldenContext, card: number, rounds: number): void {
  const s = c.state;
  const markers = (s.markers[card] as number) + rounds;
  s.markers[card] = markers;
  s.usedIn[card] = s.turn;
  if (rounds > 0) c.emit(happened.cooldownSet, card, markers);
}

function finish(c: HeldenContext, combat: CombatFrame): void {
  const s = c.state;
  s.frames.pop();
  if (combat.attack !== attacks.magic) return;
  const { card } = combat;
  if (combat.scroll === 1) toDiscard(c, remove(s.resolving, card));
  else if (combat.hits > 0 && isHero(combat.attacker) && gearOf(s, combat.attacker).includes(card)) {
    setCooldown(c, card, attackSpell(card).cooldown + combat.extraCooldown);
  }
}
