import {
  type Code,
  first,
  kindOf,
  noCode,
  type OptionList,
  type Refusal,
  refusal,
  type Step,
  second,
} from '@heldentisch/engine';
import { isHero, isMagical } from '../beings.js';
import { bearerOf, equipProblem, gearOf, gearProblem, heroesOf } from '../groups.js';
import { beingKey } from '../labels.js';
import type { HeldenState, TransferFrame } from '../state.js';
import { isSpell } from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { hasFreeAction, payAction } from './cast.js';
import { type HeldenContext, putGear, takeGear } from './piles.js';

/*
 * KH-TRF-01 to KH-TRF-04. In the middle of a transfer a hero may hold too much for a moment, so that two-handed weapons
 * can be swapped; the transfer can only be ended when everybody carries what is allowed. One move must always be enough
 * for that: things are handed on, not heaped up.
 */

const mayHold = (hero: number, card: number): boolean => !isSpell(card) || isMagical(hero);

export function addTransfers(s: HeldenState, seat: number, out: OptionList): void {
  const heroes = heroesOf(s, seat);
  for (const from of heroes) {
    if (!hasFreeAction(s, from)) continue;
    for (const to of heroes) {
      if (to === from || !hasFreeAction(s, to)) continue;
      for (const card of gearOf(s, from)) if (mayHold(to, card)) out.add(choose.transfer.code(card, to));
    }
  }
}

/** Each hero involved pays an action once, unless a spell moves the things. */
function join(s: HeldenState, frame: TransferFrame, hero: number): void {
  if ((frame.heroes & (1 << hero)) !== 0) return;
  frame.heroes |= 1 << hero;
  if (frame.free === 0) payAction(s, hero);
}

export function startTransfer(c: HeldenContext, seat: number, code: Code): void {
  const frame: TransferFrame = { step: 'transfer', seat, heroes: 0, hub: second(code), free: 0 };
  c.state.frames.push(frame);
  move(c, frame, code);
}

/** Telekinesis: between two heroes, without their actions. */
export function startFreeTransfer(c: HeldenContext, seat: number): void {
  c.state.frames.push({ step: 'transfer', seat, heroes: 0, hub: -1, free: 1 });
}

function move(c: HeldenContext, frame: TransferFrame, code: Code): void {
  const card = first(code);
  const to = second(code);
  const from = bearerOf(c.state, card);
  join(c.state, frame, from);
  join(c.state, frame, to);
  putGear(c, to, takeGear(c, from, card));
  c.emit(happened.cardTransferred, card, to);
}

const isIn = (frame: TransferFrame, hero: number): boolean => (frame.heroes & (1 << hero)) !== 0;

/** Who has not paid yet may still give to the hero who receives. */
function mayMove(s: HeldenState, frame: TransferFrame, from: number, to: number): boolean {
  if (from === to) return false;
  if (isIn(frame, from) && isIn(frame, to)) return true;
  if (frame.free === 1) return frame.heroes === 0;
  return to === frame.hub && hasFreeAction(s, from);
}

/** Everybody carries what is allowed. */
export const isSettled = (s: HeldenState, frame: TransferFrame): boolean =>
  heroesOf(s, frame.seat).every((hero) => gearProblem(s, hero) === null);

/** Calls `see` with every move that is possible now, until it returns true. */
function findMove(
  s: HeldenState,
  frame: TransferFrame,
  see: (card: number, from: number, to: number) => boolean,
): void {
  const heroes = heroesOf(s, frame.seat);
  for (const from of heroes) {
    for (const to of heroes) {
      if (!mayMove(s, frame, from, to)) continue;
      for (const card of [...gearOf(s, from)]) if (mayHold(to, card) && see(card, from, to)) return;
    }
  }
}

/** A move after which everybody carries what is allowed, or `noCode`. */
export function settlingMove(s: HeldenState, frame: TransferFrame): Code {
  let found = noCode;
  findMove(s, frame, (card, from, to) => {
    if (!leads(s, frame, card, from, to, isSettled)) return false;
    found = choose.transfer.code(card, to);
    return true;
  });
  return found;
}

const isNearlySettled = (s: HeldenState, frame: TransferFrame): boolean =>
  isSettled(s, frame) || settlingMove(s, frame) !== noCode;

/** Whether the move leads where `holds` is true; the heroes are as before when it returns. */
function leads(
  s: HeldenState,
  frame: TransferFrame,
  card: number,
  from: number,
  to: number,
  holds: (s: HeldenState, frame: TransferFrame) => boolean,
): boolean {
  const before = gearOf(s, from);
  s.gear[from] = before.filter((other) => other !== card);
  gearOf(s, to).push(card);
  const result = holds(s, { ...frame, heroes: frame.heroes | (1 << from) | (1 << to) });
  s.gear[from] = before;
  gearOf(s, to).pop();
  return result;
}

export const transferStep: Step<HeldenState, TransferFrame> = {
  seats: (_c, frame) => 1 << frame.seat,
  options(c, frame, _seat, out) {
    const s = c.state;
    findMove(s, frame, (card, from, to) => {
      if (leads(s, frame, card, from, to, isNearlySettled)) out.add(choose.transfer.code(card, to));
      return false;
    });
    if (isSettled(s, frame)) out.add(choose.done.code());
  },
  choose(c, frame, _seat, code) {
    if (kindOf(code) === choose.done.kind) c.state.frames.pop();
    else move(c, frame, code);
  },
  prompt: (s, frame) => ({
    key: isSettled(s, frame) ? 'transfer' : 'transferOpen',
    params: { card: frame.hub < 0 ? '' : beingKey(frame.hub) },
  }),
  refuse: (c, frame, seat, code) => refuseMove(c.state, frame, seat, code),
  chain: () => true,
};

function refuseMove(s: HeldenState, frame: TransferFrame, seat: number, code: Code): Refusal | null {
  if (kindOf(code) === choose.done.kind) {
    const burdened = heroesOf(s, seat).find((hero) => gearProblem(s, hero) !== null) ?? -1;
    return refusal(burdened < 0 ? 'KH-TRF-03' : (gearProblem(s, burdened) as string));
  }
  if (kindOf(code) !== choose.transfer.kind) return null;
  return refuseTransfer(s, seat, code, frame);
}

/** Why a card cannot go to that hero. */
export function refuseTransfer(s: HeldenState, seat: number, code: Code, frame: TransferFrame | null): Refusal | null {
  const card = first(code);
  const to = second(code);
  const from = bearerOf(s, card);
  if (from < 0 || s.owner[from] !== seat || !isHero(to) || s.owner[to] !== seat || from === to)
    return refusal('KH-TRF-01');
  if (!mayHold(to, card)) return refusal(equipProblem(s, to, card) ?? 'KH-TRF-03');
  if (frame !== null && mayMove(s, frame, from, to)) return refusal('KH-TRF-03');
  return refusal(frame?.free === 1 ? 'KH-GLD-01' : 'KH-TRF-02');
}
