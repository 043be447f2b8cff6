import { always, type OptionSink, type Refusal } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { heroCount, isHero } from '../beings.js';
import { bearerOf, equipProblem, gearOf, handOf, inPlay, isOwnFighter, ownerOf } from '../groups.js';
import { beingKey, cardKey } from '../labels.js';
import type { EquipFrame, HeldenDeed, HeldenState, HeldenStep } from '../state.js';
import { isEquippable } from '../tables.js';
import { decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { carrierProblem, freeActionProblem, isFreeHero, payAction } from './actions.js';
import { hasBack } from './might-hold.js';
import { otherwise } from './otherwise.js';
import { type HeldenContext, putGear, takeGear, toHandOpenly } from './piles.js';
import { because, becauseOfBeing, becauseOfCard, notInHand } from './why.js';

const anyNumber = 99;
const mostTakenBack = 2;

export function equip(c: HeldenContext, seat: number, card: number, hero: number): void {
  putGear(c, hero, take(handOf(c.state, seat), card));
  c.emit(happened.cardEquipped, card, hero);
}

/** Everything from the hand that the hero could be given. */
export function addEquips(s: HeldenState, seat: number, hero: number, out: OptionSink): void {
  for (const card of handOf(s, seat)) {
    if (equipProblem(s, hero, card) === null) out.add(choose.equip.code(card, hero));
  }
}

/** Why the card cannot be put to the hero, whoever pays for it. */
export function cannotCarry(s: HeldenState, seat: number, card: number, hero: number): Refusal | null {
  const why = isEquippable(card) ? equipProblem(s, hero, card) : 'KH-EQP-04';
  if (why !== null) return because(why, { card: cardKey(card), being: beingKey(hero) });
  return notInHand(s, seat, card, 'KH-EQP-01');
}

/** The equip action of a hero; more of it follows (KH-ACT-01, KH-EQP-01). */
export const equipDeed: HeldenDeed = {
  kind: choose.equip,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (let hero = 0; hero < heroCount; hero++) if (isFreeHero(s, hero, seat)) addEquips(s, seat, hero, out);
  },
  forbids({ state: s }, _frame, seat, code) {
    const hero = choose.equip.hero(code);
    const isForeign = isHero(hero) && !isOwnFighter(s, hero, seat);
    const problem = carrierProblem(hero) ?? (isForeign ? 'KH-EQP-01.foreign' : freeActionProblem(s, seat, hero));
    return becauseOfBeing(problem, hero) ?? cannotCarry(s, seat, choose.equip.card(code), hero);
  },
  does(c, _frame, seat, code) {
    const hero = choose.equip.hero(code);
    payAction(c.state, hero);
    putDown(c, startEquip(c, seat, hero), choose.equip.card(code));
  },
};

/** An equip action may begin with taking something back (KH-EQP-02). */
export const takeBackDeed: HeldenDeed = {
  kind: choose.takeBack,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (let hero = 0; hero < heroCount; hero++) {
      if (!isFreeHero(s, hero, seat)) continue;
      for (const card of gearOf(s, hero)) out.add(choose.takeBack.code(card));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.takeBack.card(code);
    const hero = bearerOf(s, card);
    if (hero < 0 || ownerOf(s, hero) !== seat) return becauseOfCard('KH-EQP-02.away', card);
    return becauseOfBeing(freeActionProblem(s, seat, hero), hero);
  },
  does(c, _frame, seat, code) {
    const card = choose.takeBack.card(code);
    const hero = bearerOf(c.state, card);
    payAction(c.state, hero);
    takeBack(c, startEquip(c, seat, hero), card);
  },
};

/** KH-EQP-01, KH-EQP-02: an equip action, or a gift of one. */
export function startEquip(
  c: HeldenContext,
  seat: number,
  hero: number,
  puts = anyNumber,
  takes = mostTakenBack,
): EquipFrame {
  const frame: EquipFrame = { step: 'equip', seat, hero, puts, takes };
  c.state.frames.push(frame);
  return frame;
}

function putDown(c: HeldenContext, frame: EquipFrame, card: number): void {
  frame.puts--;
  equip(c, frame.seat, card, frame.hero);
}

function takeBack(c: HeldenContext, frame: EquipFrame, card: number): void {
  frame.takes--;
  toHandOpenly(c, frame.seat, takeGear(c, frame.hero, card));
  c.emit(happened.cardTakenBack, frame.seat, card);
}

const deeds: readonly HeldenDeed<EquipFrame>[] = [
  {
    kind: choose.equip,
    exact: true,
    candidates({ state: s }, { hero, puts }, seat, out) {
      if (puts > 0) addEquips(s, seat, hero, out);
    },
    forbids({ state: s }, frame, seat, code) {
      const card = choose.equip.card(code);
      const hero = choose.equip.hero(code);
      const problem = carrierProblem(hero);
      if (problem !== null) return becauseOfBeing(problem, hero);
      if (hero !== frame.hero) return becauseOfBeing('KH-EQP-01.one', frame.hero);
      return cannotCarry(s, seat, card, hero);
    },
    does: (c, frame, _seat, code) => putDown(c, frame, choose.equip.card(code)),
  },
  {
    kind: choose.takeBack,
    exact: true,
    candidates({ state: s }, { hero, takes }, _seat, out) {
      if (takes > 0) for (const card of gearOf(s, hero)) out.add(choose.takeBack.code(card));
    },
    forbids({ state: s }, { hero, takes }, _seat, code) {
      const card = choose.takeBack.card(code);
      if (!gearOf(s, hero).includes(card)) return because('KH-EQP-03', { card: cardKey(card), being: beingKey(hero) });
      return takes > 0 ? null : becauseOfCard('KH-EQP-02.enough', card);
    },
    does: (c, frame, _seat, code) => takeBack(c, frame, choose.takeBack.card(code)),
  },
  always(choose.done, (c) => {
    c.state.frames.pop();
  }),
];

/** Everybody can see that nothing more is possible. */
function isOver(s: HeldenState, frame: EquipFrame): boolean {
  if (!inPlay(s, frame.hero)) return true;
  const canPut = frame.puts > 0 && (hasBack(s, frame.seat, decks.red) || hasBack(s, frame.seat, decks.blue));
  const canTake = frame.takes > 0 && gearOf(s, frame.hero).length > 0;
  return !canPut && !canTake;
}

export const equipStep: HeldenStep<EquipFrame> = {
  seats: (c, frame) => (isOver(c.state, frame) ? 0 : 1 << frame.seat),
  run: (c) => {
    c.state.frames.pop();
  },
  deeds: () => deeds,
  prompt: (_s, frame) => ({ key: frame.takes > 0 ? 'equip' : 'equipOnly', params: { card: beingKey(frame.hero) } }),
  otherwise,
  // Which cards are left in the hand is secret.
  alwaysAsks: true,
};
