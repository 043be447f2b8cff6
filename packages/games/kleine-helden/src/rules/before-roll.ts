import { always } from '@heldentisch/engine';
import { acted, allPassed, alternation, passed, sideToAct, startAgain, take } from '@heldentisch/pieces';
import { cardOfBeing, isFighter } from '../beings.js';
import { type Clash, clashOf, isBrokenOff, isSide, isSpellCast, participantOf, sidesOf } from '../clash.js';
import { fightersOf, handOf, isAlive, isOwnFighter, lifeOf, npcOf } from '../groups.js';
import { beingKey, cardKey } from '../labels.js';
import type { BeforeRollFrame, HeldenDeed, HeldenState, HeldenStep } from '../state.js';
import {
  isManoeuvre,
  isPotion,
  isSpontaneous,
  manoeuvreCard,
  npcCard,
  potionCard,
  spontaneousCard,
  spontaneousFor,
} from '../tables.js';
import { attackNames, decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { bringLuck, comeIntoForce, drink } from './in-force.js';
import { addLasting } from './lasting.js';
import { manoeuvreProblem } from './manoeuvre-problem.js';
import { hasBack, mightHold } from './might-hold.js';
import { otherwise } from './otherwise.js';
import { type HeldenContext, toDiscard } from './piles.js';
import { conditionProblem, spontaneousProblem } from './play-problem.js';
import { callNpc, playCard } from './playing.js';
import { because, becauseOfCard, notInHand, type Why } from './why.js';

export function pushBeforeRoll(c: HeldenContext, clash: Clash): void {
  c.state.frames.push({ step: 'beforeRoll', ...alternation(sidesOf(c.state, clash)), open: 0 });
}

const clashNow = (s: HeldenState): Clash => clashOf(s) as Clash;

/** The spontaneous events that somebody outside could play, by the kind of attack and whether a spell is cast. */
const forOthers: (readonly number[] | undefined)[] = [];

function cardsForOthers(clash: Clash): readonly number[] {
  const attack = clash.step === 'combat' ? clash.attack : attackNames.length;
  const key = 2 * attack + (isSpellCast(clash) ? 1 : 0);
  const known = forOthers[key];
  if (known !== undefined) return known;
  const cards = [
    ...spontaneousFor('any time'),
    ...(isSpellCast(clash) ? spontaneousFor('spell') : []),
    ...(clash.step === 'combat' ? spontaneousFor('combat').filter((card) => suitsOutsiders(card, clash.attack)) : []),
  ];
  forOthers[key] = cards;
  return cards;
}

function suitsOutsiders(card: number, kind: number): boolean {
  const { attack, forDefender } = spontaneousCard(card);
  return forDefender !== true && (attack === undefined || attack.includes(attackNames[kind] as never));
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
  return (
    hasBack(s, seat, decks.green) ||
    hasBack(s, seat, decks.blue) ||
    callProblem(s, clash, seat, npcOf(s, seat)) === null
  );
}

function passSide(s: HeldenState, clash: Clash, frame: BeforeRollFrame): void {
  passed(frame);
  if (allPassed(frame)) frame.open = othersOf(s, clash, frame);
}

/** A card was played: both sides may answer it once more. */
export function reopen(frame: BeforeRollFrame): void {
  if (allPassed(frame)) startAgain(frame);
  else frame.passes = 0;
}

/** Who was asked has played something: it is the next one's turn to answer. */
function goOn(frame: BeforeRollFrame): void {
  if (allPassed(frame)) startAgain(frame);
  else acted(frame);
}

/** A change of target asks for a new stance first; the combat below takes over. */
const isSuspended = (clash: Clash): boolean =>
  isBrokenOff(clash) || (clash.step === 'combat' && clash.duel.stance === 'open');

export const beforeRollStep: HeldenStep<BeforeRollFrame> = {
  seats(c, frame) {
    const s = c.state;
    const clash = clashNow(s);
    if (isSuspended(clash)) return 0;
    if (allPassed(frame)) return frame.open & s.alive;
    return mightAct(s, clash, sideToAct(frame)) ? 1 << sideToAct(frame) : 0;
  },
  run(c, frame) {
    const s = c.state;
    const clash = clashNow(s);
    if (isSuspended(clash) || allPassed(frame)) s.frames.pop();
    else passSide(s, clash, frame);
  },
  deeds: () => deeds,
  prompt(s, frame) {
    const clash = clashNow(s);
    const who = clash.step === 'cast' ? clash.caster : clash.attacker;
    const side = allPassed(frame) ? 'beforeRollOthers' : 'beforeRoll';
    return { key: side, params: { card: beingKey(who) } };
  },
  otherwise,
  alwaysAsks: true,
};

const pass = always<HeldenState, BeforeRollFrame>(choose.pass, (c, frame, seat) => {
  if (allPassed(frame)) frame.open &= ~(1 << seat);
  else passSide(c.state, clashNow(c.state), frame);
});

const play: HeldenDeed<BeforeRollFrame> = {
  kind: choose.play,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    const clash = clashNow(s);
    for (const card of handOf(s, seat)) {
      if (isSpontaneous(card) && spontaneousProblem(s, seat, card, null, clash) === null)
        out.add(choose.play.code(card));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.play.card(code);
    return becauseOfCard(spontaneousProblem(s, seat, card, null, clashNow(s)), card);
  },
  does(c, frame, seat, code) {
    goOn(frame);
    playCard(c, seat, choose.play.card(code));
  },
};

const manoeuvre: HeldenDeed<BeforeRollFrame> = {
  kind: choose.manoeuvre,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    const clash = clashNow(s);
    const being = participantOf(s, clash, seat);
    if (being < 0) return;
    for (const card of handOf(s, seat)) {
      if (isManoeuvre(card) && manoeuvreProblem(s, clash, being, card) === null) out.add(choose.manoeuvre.code(card));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const clash = clashNow(s);
    const card = choose.manoeuvre.card(code);
    if (!isManoeuvre(card)) return becauseOfCard('KH-MNV-01.none', card);
    const being = participantOf(s, clash, seat);
    if (being < 0) return because(isSide(s, clash, seat) ? 'KH-NPC-06.manoeuvre' : 'KH-CMB-16');
    const why = manoeuvreProblem(s, clash, being, card);
    if (why === null) return notInHand(s, seat, card, 'KH-MNV-01');
    const { ownLifeAtMost, targetLifeAtMost } = manoeuvreCard(card);
    const count = ownLifeAtMost ?? targetLifeAtMost ?? 0;
    return because(why, { card: cardKey(card), being: beingKey(being), count });
  },
  does(c, frame, seat, code) {
    const s = c.state;
    const clash = clashNow(s);
    const card = choose.manoeuvre.card(code);
    const being = participantOf(s, clash, seat);
    goOn(frame);
    c.emit(happened.manoeuvrePlayed, being, card);
    toDiscard(c, take(handOf(s, seat), card));
    comeIntoForce(c, clash, card, being);
    const { luck, lasting } = manoeuvreCard(card);
    if (luck === true) bringLuck(clash, being, 1);
    if (lasting !== undefined) addLasting(c, card, seat, being);
  },
};

/** KH-POT-01: what works in this combat is for who takes part; healing is for the whole group, also of an attacked NPC. */
function drinkProblem(s: HeldenState, clash: Clash, seat: number, card: number, being: number): Why {
  if (!isFighter(being)) return 'KH-POT-05';
  if (!isOwnFighter(s, being, seat)) return 'KH-POT-01.foreign';
  if (!isSide(s, clash, seat)) return 'KH-CMB-16';
  const heals = potionCard(card).heals !== undefined;
  return heals || being === participantOf(s, clash, seat) ? null : 'KH-POT-01.aside';
}

const drinkBeforeRoll: HeldenDeed<BeforeRollFrame> = {
  kind: choose.drink,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    const clash = clashNow(s);
    for (const card of handOf(s, seat)) {
      if (!isPotion(card)) continue;
      for (const being of fightersOf(s, seat)) {
        if (drinkProblem(s, clash, seat, card, being) === null) out.add(choose.drink.code(card, being));
      }
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.drink.card(code);
    const being = choose.drink.being(code);
    if (!isPotion(card)) return becauseOfCard('KH-POT-01.none', card);
    const why = drinkProblem(s, clashNow(s), seat, card, being);
    if (why === null) return notInHand(s, seat, card, 'KH-POT-01');
    return because(why, { card: cardKey(card), being: beingKey(being) });
  },
  does(c, frame, seat, code) {
    goOn(frame);
    drink(c, seat, choose.drink.card(code), choose.drink.being(code), clashNow(c.state));
  },
};

/** KH-NPC-07, KH-NPC-11 */
function callProblem(s: HeldenState, clash: Clash, seat: number, npc: number): Why {
  if (npc < 0) return 'KH-NPC-01.none';
  if (s.used[npc] === 1) return 'KH-NPC-07';
  if (lifeOf(s, npc) <= 0) return 'KH-NPC-04';
  const card = cardOfBeing(npc);
  const definition = npcCard(card);
  if (definition.usable !== 'before roll') return 'KH-NPC-11.turn';
  if (participantOf(s, clash, seat) < 0) return 'KH-NPC-11.aside';
  return conditionProblem(s, seat, card, definition);
}

const call: HeldenDeed<BeforeRollFrame> = {
  kind: choose.call,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    if (callProblem(s, clashNow(s), seat, npcOf(s, seat)) === null) out.add(choose.call.code());
  },
  forbids({ state: s }, _frame, seat) {
    const npc = npcOf(s, seat);
    const why = callProblem(s, clashNow(s), seat, npc);
    return npc < 0 && why !== null ? because(why) : becauseOfCard(why, cardOfBeing(npc));
  },
  does(c, frame, seat) {
    goOn(frame);
    callNpc(c, seat);
  },
};

const deeds = [pass, play, manoeuvre, drinkBeforeRoll, call];
