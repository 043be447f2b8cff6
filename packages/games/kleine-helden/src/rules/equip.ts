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
import { bearerOf, equipProblem, gearOf, handOf, inPlay } from '../groups.js';
import { beingKey } from '../labels.js';
import type { EquipFrame, HeldenState } from '../state.js';
import { isEquippable } from '../tables.js';
import { decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { type HeldenContext, putGear, remove, takeGear, toHandOpenly } from './piles.js';
import { hasBack } from './windows.js';

const anyNumber = 99;
const mostTakenBack = 2;

export function equip(c: HeldenContext, seat: number, card: number, hero: number): void {
  putGear(c, hero, remove(handOf(c.state, seat), card));
  c.emit(happened.cardEquipped, card, hero);
}

export function addEquips(s: HeldenState, seat: number, hero: number, out: OptionList): void {
  for (const card of handOf(s, seat)) {
    if (isEquippable(card) && equipProblem(s, hero, card) === null) out.add(choose.equip.code(card, hero));
  }
}

export function addTakeBacks(s: HeldenState, hero: number, out: OptionList): void {
  for (const card of gearOf(s, hero)) out.add(choose.takeBack.code(card));
}

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

export function carryOutEquip(c: HeldenContext, frame: EquipFrame, code: Code): void {
  const card = first(code);
  if (kindOf(code) === choose.equip.kind) {
    frame.puts--;
    equip(c, frame.seat, card, frame.hero);
  } else {
    frame.takes--;
    toHandOpenly(c, frame.seat, takeGear(c, frame.hero, card));
    c.emit(happened.cardTakenBack, frame.seat, card);
  }
}

/** Everybody can see that nothing more is possible. */
function isOver(s: HeldenState, frame: EquipFrame): boolean {
  if (!inPlay(s, frame.hero)) return true;
  const canPut = frame.puts > 0 && (hasBack(s, frame.seat, decks.red) || hasBack(s, frame.seat, decks.blue));
  const canTake = frame.takes > 0 && gearOf(s, frame.hero).length > 0;
  return !canPut && !canTake;
}

export const equipStep: Step<HeldenState, EquipFrame> = {
  seats: (c, frame) => (isOver(c.state, frame) ? 0 : 1 << frame.seat),
  run: (c) => {
    c.state.frames.pop();
  },
  options(c, frame, seat, out) {
    if (frame.puts > 0) addEquips(c.state, seat, frame.hero, out);
    if (frame.takes > 0) addTakeBacks(c.state, frame.hero, out);
    out.add(choose.done.code());
  },
  choose(c, frame, _seat, code) {
    if (kindOf(code) === choose.done.kind) c.state.frames.pop();
    else carryOutEquip(c, frame, code);
  },
  prompt: (_s, frame) => ({ key: frame.takes > 0 ? 'equip' : 'equipOnly', params: { card: beingKey(frame.hero) } }),
  refuse: (c, frame, seat, code) => refuseEquip(c.state, seat, frame.hero, code, frame.takes),
  // Which cards are left in the hand is secret.
  tells: () => true,
};

/** Why a card cannot be put down or taken back. */
export function refuseEquip(s: HeldenState, seat: number, hero: number, code: Code, takes: number): Refusal | null {
  const card = first(code);
  if (kindOf(code) === choose.takeBack.kind) {
    const bearer = bearerOf(s, card);
    if (bearer < 0 || s.owner[bearer] !== seat) return null;
    return refusal(bearer !== hero ? 'KH-EQP-03' : takes === 0 ? 'KH-EQP-02' : 'KH-EQP-01');
  }
  if (kindOf(code) !== choose.equip.kind || !handOf(s, seat).includes(card)) return null;
  if (second(code) !== hero) return refusal('KH-EQP-01');
  return refusal(equipProblem(s, hero, card) ?? 'KH-EQP-01');
}
