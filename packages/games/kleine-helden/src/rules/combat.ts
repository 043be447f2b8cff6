import type { OptionSink, Verb } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { cardOfBeing, isDemon, isFighter, isHero } from '../beings.js';
import { gearOf, inPlay, isAlive, isFoeOf, isSlowed, lifeOf, ownerOf } from '../groups.js';
import { beingKey, cardKey, meansKey } from '../labels.js';
import type { CombatFrame, HeldenDeed, HeldenState } from '../state.js';
import { attackSpell, inCombat, isSpell, manoeuvreOf, summoning } from '../tables.js';
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
import { newDuel, secondTargets } from './attack.js';
import { pushBeforeRoll } from './before-roll.js';
import { setCooldown } from './cooldown.js';
import { courseOf } from './course-of.js';
import { protector, settleDefenceSpell, stance } from './defence.js';
import { countSixes, rollDice } from './dice.js';
import { afterLoss, bury, loseLife, takeDamage } from './life.js';
import { otherwise } from './otherwise.js';
import { type HeldenContext, toDiscard } from './piles.js';
import { because, becauseOfBeing } from './why.js';
import { openAnnouncedWindow } from './windows.js';

type CombatVerb = Verb<HeldenState, CombatFrame>;

/** With a spell that has two targets: the second one, as long as there is somebody to choose. */
const secondTarget: CombatVerb = {
  seats: (c, combat) => (secondTargets(c.state, combat).length > 0 ? 1 << combat.seat : 0),
  deeds: () => secondTargetDeeds,
  prompt: (_s, combat) => ({ key: 'second', params: { means: meansKey(combat.means) } }),
  otherwise,
};

const secondTargetDeeds: readonly HeldenDeed<CombatFrame>[] = [
  {
    kind: choose.target,
    exact: true,
    candidates(c, combat, _seat, out: OptionSink) {
      for (const being of secondTargets(c.state, combat)) out.add(choose.target.code(being));
    },
    forbids({ state: s }, combat, seat, code) {
      const being = choose.target.being(code);
      if (secondTargets(s, combat).includes(being)) return null;
      if (!inPlay(s, being)) return becauseOfBeing('KH-CMB-03.target', being);
      if (!isFoeOf(s, being, seat)) return becauseOfBeing('KH-CMB-15', being);
      return because('KH-GLD-01.second', { card: cardKey(combat.card), being: beingKey(being) });
    },
    does(_c, combat, _seat, code) {
      combat.second = choose.target.being(code);
    },
  },
];

/** A card may have made somebody else the target, who takes a stance of its own first, or cancelled the attack. */
const isItStillOn: CombatVerb = {
  run(c, combat) {
    const { duel, attacker } = combat;
    if (duel.stance === 'open') combatCourse.go(combat, 'stance');
    else if (duel.result === 'brokenOff') {
      c.emit(happened.attackCancelled, attacker);
      combat.second = -1;
      combatCourse.go(combat, 'nextTarget');
    } else noteUse(c, combat);
  },
};

const attackRoll: CombatVerb = {
  run(c, combat) {
    const { attacker, duel } = combat;
    const value = attackValue(c.state, combat);
    duel.attackTotal = value + rollDice(c, attacker, duel.luck[0] as number, duel.attackRolls);
    c.emit(happened.attackValued, attacker, Math.max(0, duel.attackTotal));
  },
};

const defenceRoll: CombatVerb = {
  run(c, combat) {
    const { duel } = combat;
    const { defender } = duel;
    if (isDemon(defender)) duel.defenceTotal = demonThreshold(combat);
    else if (duel.stance === 'defends') {
      const value = defenceValue(c.state, combat);
      duel.defenceTotal = value + rollDice(c, defender, duel.luck[1] as number, duel.defenceRolls);
    } else {
      duel.result = 'hit';
      return;
    }
    duel.result = duel.attackTotal > duel.defenceTotal ? 'hit' : 'wardedOff';
    c.emit(happened.defenceValued, defender, Math.max(0, duel.defenceTotal));
  },
};

const outcome: CombatVerb = {
  run(c, combat) {
    if (combat.duel.result === 'hit') strike(c, combat);
    else wardOff(c, combat);
  },
};

/** A spell with two targets goes on to the second, in a duel of its own. */
const nextTarget: CombatVerb = {
  run(c, combat) {
    const s = c.state;
    settleDefenceSpell(c, combat);
    const { second, attacker } = combat;
    combat.second = -1;
    if (second < 0 || !inPlay(s, second) || !inPlay(s, attacker) || !isAlive(s, combat.seat)) return;
    combat.duel = newDuel(second);
    combatCourse.go(combat, 'protection');
    c.emit(happened.targetChanged, second);
  },
};

/** The course of an attack. Step 1, the announcement, is the choice that starts it (`attack.ts`, KH-CMB-03). */
export const combatCourse = courseOf<CombatFrame>()(
  {
    secondTarget,
    /** Step 2: players who are no side may offer protection (KH-CMB-04). */
    protection: { run: openAnnouncedWindow },
    /** Step 3: defend, renounce, or let somebody step in (KH-CMB-05, KH-CMB-06, KH-PRT-06). */
    stance,
    /** Who stepped in must defend; it is asked with what (KH-PRT-02). */
    protector,
    /** Step 4: potions, manoeuvres, NPCs and spontaneous events, before any die (KH-CMB-07, KH-CMB-13). */
    cards: { run: pushBeforeRoll },
    isItStillOn,
    /** Step 5: the attacker's value and die (KH-CMB-08, KH-CMB-10, KH-MAG-01). */
    attackRoll,
    /** Step 6: the defender's; a demon's is fixed, who does not defend has none (KH-CMB-09, KH-CMB-12, KH-DMN-10). */
    defenceRoll,
    /** Step 7: the higher total wins, a tie is warded off; damage and what follows (KH-CMB-11, KH-DMG-01). */
    outcome,
    nextTarget,
  },
  finish,
);

function wardOff(c: HeldenContext, combat: CombatFrame): void {
  const { defender } = combat.duel;
  c.emit(happened.attackWardedOff, defender);
  // The item in the hand comes last, so that its draw is not lost with an attacker who falls by a played card.
  const used = usedByDefender(combat).reverse();
  for (const card of used) inCombat(card).onDefend?.(c, combat, 0);
  if (used.some((card) => inCombat(card).keepsReaction === true)) giveBack(c, defender);
}

/** A reaction that is not used up after all, unless something forbids reactions: there is just one to keep. */
function giveBack(c: HeldenContext, being: number): void {
  if (isSlowed(c.state, being)) return;
  c.state.reactions[being] = (c.state.reactions[being] as number) + 1;
  c.emit(happened.reactionGained, being);
}

function strike(c: HeldenContext, combat: CombatFrame): void {
  const { defender } = combat.duel;
  c.emit(happened.attackHit, defender, combat.attack);
  combat.hits++;
  const lost = loseLife(c, defender, damageOf(c.state, combat), combat.seat);
  afterLoss(c, defender, lost);
  aftermath(c, combat, lost);
}

/** KH-DMG-01, KH-DMG-04 */
function damageOf(s: HeldenState, combat: CombatFrame): number {
  const { played, defender, attackRolls, defenceRolls } = combat.duel;
  if (played.some((card) => manoeuvreOf(card)?.noDamage === true)) return 0;
  const sixes = countSixes(s, combat.attacker, attackRolls) * sixDamage(combat) - countSixes(s, defender, defenceRolls);
  const armour = Math.max(0, armourValue(s, combat, defender) - ignoredArmour(combat));
  return Math.max(0, damageValue(s, combat) + sixes - armour);
}

function aftermath(c: HeldenContext, combat: CombatFrame, lost: number): void {
  const s = c.state;
  const { attacker, attack } = combat;
  const { defender } = combat.duel;
  const killed = isFighter(defender) && inPlay(s, defender) && lifeOf(s, defender) <= 0;
  for (const card of usedByAttacker(combat)) {
    const { onHit, onWound, onKill } = inCombat(card);
    onHit?.(c, combat, lost);
    if (lost > 0) onWound?.(c, combat, lost);
    if (killed) onKill?.(c, combat, lost);
  }
  if (attack !== attacks.melee || !isFighter(defender) || isHero(defender)) return;
  const { thorns } = summoning(cardOfBeing(defender));
  if (thorns === undefined) return;
  takeDamage(c, attacker, thorns, ownerOf(s, defender));
  bury(c);
}

/** For the coverage report: whose cards counted in this combat. */
function noteUse(c: HeldenContext, combat: CombatFrame): void {
  const s = c.state;
  const { defender, defenceCard } = combat.duel;
  for (const being of [combat.attacker, defender]) {
    c.resolved(cardOfBeing(being));
    if (isHero(being)) for (const card of gearOf(s, being)) if (!isSpell(card)) c.resolved(card);
  }
  if (combat.card >= 0) c.resolved(combat.card);
  if (defenceCard >= 0) c.resolved(defenceCard);
}

/** KH-CD-01, KH-CD-03, KH-CD-04 */
function finish(c: HeldenContext, combat: CombatFrame): void {
  const s = c.state;
  const { card, attacker } = combat;
  if (combat.attack !== attacks.magic) return;
  if (combat.scroll) toDiscard(c, take(s.resolving, card));
  else if (combat.hits > 0 && isHero(attacker) && gearOf(s, attacker).includes(card)) {
    setCooldown(c, card, attackSpell(card).cooldown + combat.extraCooldown);
  }
}
