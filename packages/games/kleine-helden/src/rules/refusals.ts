import { type Code, first, kindOf, type Refusal, refusal, second, third } from '@heldentisch/engine';
import { cardOfBeing, isCreature, isDemon, isFighter, isHero, isMagical, isNpc } from '../beings.js';
import {
  bearerOf,
  equipProblem,
  gearOf,
  handOf,
  handsUsed,
  inPlay,
  isAlive,
  isFoeOf,
  isOwnFighter,
  npcOf,
  ownerOf,
} from '../groups.js';
import { claws, isTwoHandedUse, meansCard } from '../means.js';
import type { HeldenState } from '../state.js';
import {
  isAttackSpell,
  isDefenceSpell,
  isDemonCard,
  isEquippable,
  isEvent,
  isGeneralSpell,
  isManoeuvre,
  isNpcCard,
  isPotion,
  isSpell,
  isSpontaneous,
  npcCard,
} from '../tables.js';
import { hasClaws } from '../values.js';
import { choose } from '../vocabulary.js';
import { isFreshCreature, isReloading } from './attack.js';
import { hasFreeAction } from './cast.js';
import { exchangePrice } from './hand-in.js';
import { refuseTransfer } from './transfer.js';

/** Why something is not possible in the own turn, outside combat. */
export function refuseInTurn(s: HeldenState, seat: number, code: Code): Refusal | null {
  const rule = ruleAgainst(s, seat, code);
  return rule === null ? null : refusal(rule);
}

function ruleAgainst(s: HeldenState, seat: number, code: Code): string | null {
  const a = first(code);
  const b = second(code);
  switch (kindOf(code)) {
    case choose.attack.kind:
      return attackRule(s, seat, a, b, third(code));
    case choose.cast.kind:
      return castRule(s, seat, a, b);
    case choose.equip.kind:
      return equipRule(s, seat, a, b);
    case choose.takeBack.kind:
      return takeBackRule(s, seat, a);
    case choose.transfer.kind:
      return transferRule(s, seat, code);
    case choose.draw.kind:
      return drawRule(s, seat, a);
    case choose.play.kind:
      return playRule(s, seat, a);
    case choose.npc.kind:
      return handOf(s, seat).includes(a) && !isNpcCard(a) ? 'KH-NPC-01' : null;
    case choose.demon.kind:
      return demonRule(s, seat, a, b);
    case choose.drink.kind:
      return drinkRule(s, seat, a, b);
    case choose.use.kind:
      return 'KH-GLD-01';
    case choose.call.kind:
      return callRule(s, seat);
    case choose.exchange.kind:
      return handOf(s, seat).length < exchangePrice ? 'KH-NEW-04' : null;
    case choose.buy.kind:
      return buyRule(s, seat);
    case choose.manoeuvre.kind:
      return isManoeuvre(a) ? 'KH-MNV-01' : null;
    case choose.protect.kind:
      return 'KH-PRT-01';
    case choose.defend.kind:
      return 'KH-REA-02';
    default:
      return null;
  }
}

/** Whose action it is and whether one is left. */
function actionRule(s: HeldenState, seat: number, being: number): string | null {
  if (isDemon(being)) return 'KH-DMN-07';
  if (isNpc(being)) return 'KH-NPC-06';
  if (!isOwnFighter(s, being, seat)) return 'KH-TRN-02';
  return s.actions[being] === 0 ? 'KH-ACT-02' : null;
}

function attackRule(s: HeldenState, seat: number, being: number, means: number, target: number): string | null {
  if (isFreshCreature(s, being)) return 'KH-SUM-07';
  const action = actionRule(s, seat, being);
  if (action !== null) return action;
  if (!inPlay(s, target)) return 'KH-CMB-03';
  if (!isFoeOf(s, target, seat)) return 'KH-CMB-15';
  const card = meansCard(means);
  if (isCreature(being)) return card >= 0 && isSpell(card) ? 'KH-SUM-04' : 'KH-SUM-12';
  if (card >= 0 && isSpell(card)) return spellAttackRule(s, seat, being, card);
  if (means === claws) return hasClaws(being) && handsUsed(s, being) > 0 ? 'KH-GLD-01' : 'KH-CMB-02';
  if (card < 0 || !gearOf(s, being).includes(card)) return 'KH-CMB-01';
  if (isTwoHandedUse(means)) return 'KH-EQP-13';
  return isReloading(s, card, seat) || s.chained[being] === 1 ? 'KH-GLD-01' : 'KH-CMB-01';
}

function spellAttackRule(s: HeldenState, seat: number, hero: number, card: number): string {
  if (!isMagical(hero)) return 'KH-MAG-05';
  if (isDefenceSpell(card)) return 'KH-DEF-01';
  const near = gearOf(s, hero).includes(card);
  if (near && (s.markers[card] as number) > 0) return 'KH-CD-01';
  return near || handOf(s, seat).includes(card) ? 'KH-GLD-01' : 'KH-CMB-01';
}

function castRule(s: HeldenState, seat: number, hero: number, card: number): string {
  if (isCreature(hero)) return 'KH-SUM-04';
  const action = actionRule(s, seat, hero);
  if (action !== null) return action;
  if (!isMagical(hero)) return 'KH-HRO-03';
  if (isDefenceSpell(card)) return 'KH-DEF-01';
  if (isAttackSpell(card) || !isGeneralSpell(card)) return 'KH-GEN-01';
  if (gearOf(s, hero).includes(card) && (s.markers[card] as number) > 0) return 'KH-CD-01';
  return hasFreeAction(s, hero) ? 'KH-GEN-06' : 'KH-GLD-01';
}

function equipRule(s: HeldenState, seat: number, card: number, hero: number): string | null {
  if (!handOf(s, seat).includes(card)) return null;
  if (isCreature(hero)) return 'KH-SUM-04';
  if (!isEquippable(card)) return 'KH-EQP-04';
  const action = actionRule(s, seat, hero);
  if (action !== null) return action;
  return equipProblem(s, hero, card) ?? 'KH-GLD-01';
}

function takeBackRule(s: HeldenState, seat: number, card: number): string | null {
  const bearer = bearerOf(s, card);
  if (bearer < 0 || ownerOf(s, bearer) !== seat) return null;
  return actionRule(s, seat, bearer) ?? 'KH-GLD-01';
}

function transferRule(s: HeldenState, seat: number, code: Code): string | null {
  return refuseTransfer(s, seat, code, null)?.rule ?? null;
}

function drawRule(s: HeldenState, seat: number, hero: number): string {
  const action = actionRule(s, seat, hero);
  if (action !== null) return action;
  if (!isHero(hero)) return 'KH-SUM-04';
  return hasFreeAction(s, hero) ? 'KH-SET-12' : 'KH-GLD-01';
}

function playRule(s: HeldenState, seat: number, card: number): string | null {
  if (!handOf(s, seat).includes(card)) return null;
  if (isEvent(card)) return s.eventPlayed === 1 ? 'KH-EVT-01' : 'KH-GLD-01';
  if (isSpontaneous(card)) return 'KH-EVT-08';
  return isManoeuvre(card) ? 'KH-MNV-01' : null;
}

function demonRule(s: HeldenState, seat: number, card: number, host: number): string | null {
  if (!handOf(s, seat).includes(card) || !isDemonCard(card)) return null;
  return host === seat || !isAlive(s, host) ? 'KH-DMN-01' : null;
}

function drinkRule(s: HeldenState, seat: number, card: number, being: number): string | null {
  if (!handOf(s, seat).includes(card) || !isPotion(card)) return null;
  if (!isFighter(being)) return 'KH-POT-05';
  return 'KH-POT-01';
}

function callRule(s: HeldenState, seat: number): string {
  const npc = npcOf(s, seat);
  if (npc < 0) return 'KH-NPC-01';
  if (s.used[npc] === 1) return 'KH-NPC-07';
  return npcCard(cardOfBeing(npc)).usable === 'before roll' ? 'KH-NPC-11' : 'KH-GLD-01';
}

function buyRule(s: HeldenState, seat: number): string {
  if ((s.bought & (1 << seat)) !== 0) return 'KH-NEW-02';
  return s.heroStack.length === 0 ? 'KH-NEW-07' : 'KH-NEW-01';
}
