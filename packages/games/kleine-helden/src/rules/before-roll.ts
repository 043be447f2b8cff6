import {
  type Code,
  first,
  kindOf,
  type OptionList,
  type Refusal,
  refusal,
  type Step,
  second,
} from '@heldentisch/engine';
import { cardOfBeing, isFighter, isNpc } from '../beings.js';
import { fightersOf, handOf, isAlive, isOwnFighter, lifeOf, npcOf, ownerOf } from '../groups.js';
import { beingKey } from '../labels.js';
import type { BeforeRollFrame, CastFrame, CombatFrame, HeldenState } from '../state.js';
import {
  cardNumber,
  isManoeuvre,
  isPotion,
  isSpell,
  isSpontaneous,
  manoeuvreCard,
  npcCard,
  potionCard,
  spontaneousCard,
} from '../tables.js';
import { attackNames, attacks, decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { clashOf, isBrokenOff } from './clash.js';
import { addLasting } from './lasting.js';
import { heal } from './life.js';
import { type HeldenContext, remove, toDiscard } from './piles.js';
import { callNpc, playCard } from './playing.js';
import { hasBack, mightHold } from './windows.js';

type Clash = CombatFrame | CastFrame;

/** The being that acts for a seat in the combat or casting, or -1. NPCs and demons do nothing. */
export function participantOf(s: HeldenState, clash: Clash, seat: number): number {
  if (clash.step === 'cast') return clash.seat === seat ? clash.caster : -1;
  if (clash.seat === seat) return clash.attacker;
  return isFighter(clash.defender) && ownerOf(s, clash.defender) === seat ? clash.defender : -1;
}

/** KH-CMB-16 */
function sidesOf(s: HeldenState, clash: Clash): number[] {
  if (clash.step === 'cast') return [clash.seat];
  const defender = ownerOf(s, clash.defender);
  const isSide = (isFighter(clash.defender) || isNpc(clash.defender)) && defender !== clash.seat;
  return isSide ? [clash.seat, defender] : [clash.seat];
}

export function pushBeforeRoll(c: HeldenContext, clash: Clash): void {
  const sides = sidesOf(c.state, clash);
  c.state.frames.push({ step: 'beforeRoll', sides, turn: 0, passes: 0, open: 0 });
}

/** KH-MNV-01 to KH-MNV-07 */
function canManoeuvre(s: HeldenState, clash: Clash, being: number, card: number): boolean {
  const move = manoeuvreCard(card);
  if (move.ownLifeAtMost !== undefined && lifeOf(s, being) > move.ownLifeAtMost) return false;
  if (clash.step === 'cast') return move.general === true;
  const attacking = being === clash.attacker;
  if (!attacking && clash.stance !== 1) return false;
  const casts = attacking ? clash.attack === attacks.magic : clash.defenceCard >= 0 && isSpell(clash.defenceCard);
  if (move.who === 'caster') return casts;
  if (move.who !== 'any' && move.who !== (attacking ? 'attacker' : 'defender')) return false;
  if (move.protectingOnly === true && clash.protecting === 0) return false;
  if (move.targetUndefended === true && clash.stance !== 2) return false;
  if (move.targetLifeAtMost !== undefined && lifeOf(s, clash.defender) > move.targetLifeAtMost) return false;
  return move.attack.includes(attackNames[clash.attack] as never);
}

/** KH-NPC-11 */
function canCall(s: HeldenState, clash: Clash, seat: number): boolean {
  const npc = npcOf(s, seat);
  if (npc < 0 || s.used[npc] === 1 || lifeOf(s, npc) <= 0) return false;
  const { usable, possible } = npcCard(cardOfBeing(npc));
  if (usable !== 'before roll' || participantOf(s, clash, seat) < 0) return false;
  return possible === undefined || possible(s, seat);
}

function spellIsCast(clash: Clash): boolean {
  if (clash.step === 'cast') return true;
  return clash.attack === attacks.magic || (clash.defenceCard >= 0 && isSpell(clash.defenceCard));
}

function fitsSpontaneous(s: HeldenState, clash: Clash, seat: number, card: number): boolean {
  const { occasion, possible } = spontaneousCard(card);
  const fits =
    occasion === 'any time' ||
    (occasion === 'combat' && clash.step === 'combat') ||
    (occasion === 'spell' && spellIsCast(clash));
  return fits && (possible === undefined || possible(s, seat));
}

const always = [cardNumber('saving-hand'), cardNumber('quick-fingers'), cardNumber('memory-gap')];
const inAnyCombat = [...always, cardNumber('bad-luck'), cardNumber('tough-fellow')];
const inMelee = [...inAnyCombat, cardNumber('tripwire'), cardNumber('slipped')];
const inRanged = [...inMelee, cardNumber('fog-bank')];
const counterspell = cardNumber('counterspell');

/** The spontaneous events that somebody outside could play now. */
function cardsForOthers(clash: Clash): readonly number[] {
  if (clash.step === 'cast') return [...always, counterspell];
  const list = clash.attack === attacks.magic ? inAnyCombat : clash.attack === attacks.melee ? inMelee : inRanged;
  return spellIsCast(clash) ? [...list, counterspell] : list;
}

function othersOf(s: HeldenState, clash: Clash, frame: BeforeRollFrame): number {
  const cards = cardsForOthers(clash);
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!frame.sides.includes(seat) && mightHold(s, seat, cards)) bits |= 1 << seat;
  }
  return bits;
}

/** Whether everybody can see that the side has nothing to play. */
function mightAct(s: HeldenState, clash: Clash, seat: number): boolean {
  if (!isAlive(s, seat)) return false;
  return hasBack(s, seat, decks.green) || hasBack(s, seat, decks.blue) || canCall(s, clash, seat);
}

const asksSides = (frame: BeforeRollFrame): boolean => frame.passes < frame.sides.length;
const currentSide = (frame: BeforeRollFrame): number => frame.sides[frame.turn] as number;

function passSide(s: HeldenState, clash: Clash, frame: BeforeRollFrame): void {
  frame.passes++;
  frame.turn = (frame.turn + 1) % frame.sides.length;
  if (!asksSides(frame)) frame.open = othersOf(s, clash, frame);
}

/** A change of target asks for a new stance first; the combat below takes over. */
const isSuspended = (clash: Clash): boolean => isBrokenOff(clash) || (clash.step === 'combat' && clash.stance === 0);

export const beforeRollStep: Step<HeldenState, BeforeRollFrame> = {
  seats(c, frame) {
    const s = c.state;
    const clash = clashOf(s) as Clash;
    if (isSuspended(clash)) return 0;
    if (!asksSides(frame)) return frame.open & s.alive;
    return mightAct(s, clash, currentSide(frame)) ? 1 << currentSide(frame) : 0;
  },
  run(c, frame) {
    const s = c.state;
    const clash = clashOf(s) as Clash;
    if (isSuspended(clash) || !asksSides(frame)) s.frames.pop();
    else passSide(s, clash, frame);
  },
  options: (c, _frame, seat, out) => addCards(c.state, clashOf(c.state) as Clash, seat, out),
  choose(c, frame, seat, code) {
    const s = c.state;
    const clash = clashOf(s) as Clash;
    if (kindOf(code) === choose.pass.kind) {
      if (asksSides(frame)) passSide(s, clash, frame);
      else frame.open &= ~(1 << seat);
      return;
    }
    frame.turn = asksSides(frame) ? (frame.turn + 1) % frame.sides.length : 0;
    frame.passes = 0;
    playBeforeRoll(c, clash, seat, code);
  },
  prompt(s, frame) {
    const clash = clashOf(s) as Clash;
    const who = clash.step === 'cast' ? clash.caster : clash.attacker;
    const side = asksSides(frame) ? 'beforeRoll' : 'beforeRollOthers';
    return { key: side, params: { card: beingKey(who) } };
  },
  refuse: (c, _frame, seat, code) => refuseBeforeRoll(c.state, clashOf(c.state) as Clash, seat, code),
  tells: () => true,
};

function addCards(s: HeldenState, clash: Clash, seat: number, out: OptionList): void {
  out.add(choose.pass.code());
  const being = participantOf(s, clash, seat);
  const isSide = sidesOf(s, clash).includes(seat);
  for (const card of handOf(s, seat)) {
    if (isSpontaneous(card)) {
      if (fitsSpontaneous(s, clash, seat, card)) out.add(choose.play.code(card));
    } else if (isManoeuvre(card)) {
      if (being >= 0 && canManoeuvre(s, clash, being, card)) out.add(choose.manoeuvre.code(card));
    } else if (isSide && isPotion(card)) addDrinkers(s, seat, being, card, out);
  }
  if (being >= 0 && canCall(s, clash, seat)) out.add(choose.call.code());
}

/** KH-POT-01: what works in this combat is for who takes part; healing is for the whole group, also of an attacked NPC. */
function addDrinkers(s: HeldenState, seat: number, being: number, card: number, out: OptionList): void {
  if (potionCard(card).heals !== undefined) {
    for (const drinker of fightersOf(s, seat)) out.add(choose.drink.code(card, drinker));
  } else if (being >= 0) out.add(choose.drink.code(card, being));
}

function playBeforeRoll(c: HeldenContext, clash: Clash, seat: number, code: Code): void {
  const s = c.state;
  const kind = kindOf(code);
  const card = first(code);
  if (kind === choose.call.kind) callNpc(c, seat);
  else if (kind === choose.play.kind) playCard(c, seat, card);
  else if (kind === choose.drink.kind) drink(c, seat, card, second(code), clash);
  else {
    const being = participantOf(s, clash, seat);
    c.emit(happened.manoeuvrePlayed, being, card);
    toDiscard(c, remove(handOf(s, seat), card));
    comeIntoForce(c, clash, card, being);
    if (manoeuvreCard(card).luck === true) bringLuck(clash, being, 1);
    if (manoeuvreCard(card).lasting !== undefined) addLasting(c, card, seat, being);
  }
}

/** A card counts for a being until the combat or casting is over. */
export function comeIntoForce(c: HeldenContext, clash: Clash, card: number, being: number): void {
  clash.played.push(card);
  clash.playedFor.push(being);
  c.resolved(card);
}

/** Bits: 1 keeps the better of two dice, 2 the worse; both together cancel out. */
export function bringLuck(clash: Clash, being: number, luck: number): void {
  const side = clash.step === 'combat' && being === clash.defender ? 1 : 0;
  clash.luck[side] = (clash.luck[side] as number) | luck;
}

/** KH-POT-04 */
export function drink(c: HeldenContext, seat: number, card: number, being: number, clash: Clash | null): void {
  const s = c.state;
  const potion = potionCard(card);
  c.emit(happened.potionDrunk, being, card);
  toDiscard(c, remove(handOf(s, seat), card));
  if (potion.heals !== undefined) heal(c, being, potion.heals);
  if (clash === null) c.resolved(card);
  else comeIntoForce(c, clash, card, being);
  if (clash !== null && potion.luck === true) bringLuck(clash, being, 1);
  if (potion.lasting !== undefined) addLasting(c, card, seat, being);
}

function refuseBeforeRoll(s: HeldenState, clash: Clash, seat: number, code: Code): Refusal | null {
  const kind = kindOf(code);
  const card = first(code);
  const held = handOf(s, seat).includes(card);
  if (kind === choose.call.kind) return refusal(npcOf(s, seat) < 0 ? 'KH-NPC-06' : 'KH-NPC-11');
  if (kind === choose.exchange.kind || kind === choose.buy.kind) return refusal('KH-NEW-06');
  if (kind === choose.npc.kind) return refusal('KH-NPC-02');
  if (kind === choose.demon.kind) return refusal('KH-DMN-01');
  if (kind === choose.manoeuvre.kind && held && isManoeuvre(card)) return refuseManoeuvre(s, clash, seat);
  if (kind === choose.drink.kind && held && isPotion(card)) {
    if (!isFighter(second(code))) return refusal('KH-POT-05');
    const isSide = sidesOf(s, clash).includes(seat);
    return refusal(isOwnFighter(s, second(code), seat) && !isSide ? 'KH-CMB-16' : 'KH-POT-01');
  }
  if (kind === choose.play.kind && held) return refusal(isSpontaneous(card) ? 'KH-EVT-08' : 'KH-EVT-02');
  return null;
}

function refuseManoeuvre(s: HeldenState, clash: Clash, seat: number): Refusal {
  const being = participantOf(s, clash, seat);
  if (being < 0) return refusal(sidesOf(s, clash).includes(seat) ? 'KH-NPC-06' : 'KH-CMB-16');
  if (clash.step === 'combat' && being === clash.defender && clash.stance !== 1) return refusal('KH-MNV-07');
  return refusal('KH-MNV-03');
}
