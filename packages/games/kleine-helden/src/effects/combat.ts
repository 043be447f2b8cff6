import { isDemon, isFighter, isHero, isMagical } from '../beings.js';
import { clashOf, combatOf } from '../clash.js';
import type { HeldenVerb } from '../define.js';
import { fightersOf, gearOf, handOf, inPlay, isAlive, lifeOf, ownerOf } from '../groups.js';
import { newDuel } from '../rules/attack.js';
import { plunder } from '../rules/casualties.js';
import { settleDefenceSpell } from '../rules/defence.js';
import { afterLoss, takeDamage } from '../rules/life.js';
import { discardFromHand, type HeldenContext } from '../rules/piles.js';
import type { CombatFrame, HeldenEffectFrame, HeldenState } from '../state.js';
import { isSpell } from '../tables.js';
import { attacks } from '../terms.js';
import { happened } from '../vocabulary.js';
import { answer } from './asking.js';
import { deadHero } from './lists.js';

type List = (s: HeldenState, frame: HeldenEffectFrame) => readonly number[];

/** Cards of a kind that the hit hero carries, if it still lives. */
export const targetGear =
  (fits: (card: number) => boolean): List =>
  (s) => {
    const target = combatOf(s)?.duel.defender ?? -1;
    return isHero(target) && inPlay(s, target) && lifeOf(s, target) > 0 ? gearOf(s, target).filter(fits) : [];
  };

export const gearOfAimed =
  (fits: (card: number) => boolean): List =>
  (s, frame) =>
    inPlay(s, frame.aim) ? gearOf(s, frame.aim).filter(fits) : [];

/** Other living heroes and creatures of the group that was hit; a demon belongs to none. */
export const othersOfTarget: List = (s) => {
  const defender = combatOf(s)?.duel.defender ?? -1;
  if (defender < 0 || isDemon(defender)) return [];
  return fightersOf(s, ownerOf(s, defender)).filter((being) => being !== defender && lifeOf(s, being) > 0);
};

export const strikeChosen = (amount: number): HeldenVerb => ({
  run(c, frame) {
    const being = answer(frame, 0);
    if (being >= 0) afterLoss(c, being, takeDamage(c, being, amount, frame.seat));
  },
});

/** A random card of the hit one's player. */
export const discardAtRandom = (c: HeldenContext, { duel }: CombatFrame): void => {
  const s = c.state;
  const owner = ownerOf(s, duel.defender);
  if (isDemon(duel.defender) || !isAlive(s, owner)) return;
  const hand = handOf(s, owner);
  if (hand.length > 0) discardFromHand(c, owner, hand[c.chance.pick(hand.length)] as number);
};

/** Who rolls in this combat. */
export function participants(s: HeldenState): number[] {
  const combat = combatOf(s);
  if (combat === null) return [];
  const { stance, defender } = combat.duel;
  return stance === 'defends' && isFighter(defender) ? [combat.attacker, defender] : [combat.attacker];
}

/** Who casts a spell right now. */
export function spellCasters(s: HeldenState): number[] {
  const clash = clashOf(s);
  if (clash === null) return [];
  if (clash.step === 'cast') return [clash.caster];
  const list = clash.attack === attacks.magic ? [clash.attacker] : [];
  const { stance, defender, defenceCard } = clash.duel;
  if (stance === 'defends' && defenceCard >= 0 && isSpell(defenceCard)) list.push(defender);
  return list;
}

/** The own hero that casts now, or -1. */
export const castingHero = (s: HeldenState, seat: number): number =>
  spellCasters(s).find((being) => isMagical(being) && ownerOf(s, being) === seat) ?? -1;

export const counterSpell: HeldenVerb = {
  run(c, frame) {
    const clash = clashOf(c.state);
    const caster = answer(frame, 0);
    if (clash === null || caster < 0) return;
    if (clash.step === 'cast') clash.failed = true;
    else if (caster === clash.attacker) clash.duel.result = 'brokenOff';
    else {
      clash.duel.stance = 'undefended';
      c.emit(happened.spellFailed, caster, clash.duel.defenceCard);
    }
  },
};

export const cancelAttack: HeldenVerb = {
  run(c) {
    const combat = combatOf(c.state);
    if (combat !== null) combat.duel.result = 'brokenOff';
  },
};

/** Cancels the card or ability that this one answers. */
export const cancelPlay: HeldenVerb = {
  run(c, frame) {
    const { frames } = c.state;
    for (let i = frames.length - 1; i >= 0; i--) {
      const below = frames[i];
      if (below === undefined || !('cancelled' in below)) continue;
      if (below.step === 'played' && below.card === frame.card) continue;
      below.cancelled = true;
      return;
    }
  },
};

/** Another one of the group becomes the target; the old one's reaction stays used, and so does its scroll. */
export const redirect: HeldenVerb = {
  run(c, frame) {
    const combat = combatOf(c.state);
    const being = answer(frame, 0);
    if (combat === null || being < 0) return;
    settleDefenceSpell(c, combat);
    // What was played for the attacker, and who was made tough, stays so.
    const { played, playedFor, luck, tough } = combat.duel;
    combat.duel = { ...newDuel(being, true), played, playedFor, tough, luck: [luck[0] as number, 0] };
    c.emit(happened.targetChanged, being);
  },
};

export const lootDead: HeldenVerb = {
  run(c, frame) {
    const card = answer(frame, 0);
    if (card >= 0) plunder(c, frame.seat, deadHero(c.state), card);
  },
};
