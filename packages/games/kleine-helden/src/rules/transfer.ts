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
 * KH-TRF-01 to KH-TRF-05. In the middle of a transfer a hero may hold too much for a moment, so that two-handed weapons
 * can be swapped; the transfer can only be ended when everybody carries what is allowed. One move must always be enough
 * for that: things are handed on, not heaped up.
 */

/** KH-TRF-05. By way of the receiver to a third hero, or there and back: more is never needed to reach anything. */
const mostMoves = 2;

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
  const frame: TransferFrame = { step: 'transfer', seat, heroes: 0, hub: second(code), free: 0, handedOn: [] };
  c.state.frames.push(frame);
  move(c, frame, code);
}

/** Telekinesis: between two heroes, without their actions. */
export function startFreeTransfer(c: HeldenContext, seat: number): void {
  c.state.frames.push({ step: 'transfer', seat, heroes: 0, hub: -1, free: 1, handedOn: [] });
}

function move(c: HeldenContext, frame: TransferFrame, code: Code): void {
  const card = first(code);
  const to = second(code);
  const from = bearerOf(c.state, card);
  join(c.state, frame, from);
  join(c.state, frame, to);
  putGear(c, to, takeGear(c, from, card));
  frame.handedOn.push(card);
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

const isSpent = (frame: TransferFrame, card: number): boolean =>
  frame.handedOn.filter((moved) => moved === card).length >= mostMoves;

const fits = (s: HeldenState, hero: number): boolean => gearProblem(s, hero) === null;

/** The heroes who carry more than is allowed. */
const burdened = (s: HeldenState, frame: TransferFrame): number[] =>
  heroesOf(s, frame.seat).filter((hero) => !fits(s, hero));

/** Everybody carries what is allowed. */
export const isSettled = (s: HeldenState, frame: TransferFrame): boolean => burdened(s, frame).length === 0;

/** Calls `see` with every move of a card of this hero that is possible now, until it returns true. */
function findMove(
  s: HeldenState,
  frame: TransferFrame,
  from: number,
  see: (card: number, to: number) => boolean,
): boolean {
  const cards = gearOf(s, from).filter((card) => !isSpent(frame, card));
  for (const to of heroesOf(s, frame.seat)) {
    if (!mayMove(s, frame, from, to)) continue;
    for (const card of cards) if (mayHold(to, card) && see(card, to)) return true;
  }
  return false;
}

/** A move after which everybody carries what is allowed, or `noCode`. */
export const settlingMove = (s: HeldenState, frame: TransferFrame): Code => relieve(s, frame, burdened(s, frame));

/** One move relieves one hero, so there is none where two carry too much. */
function relieve(s: HeldenState, frame: TransferFrame, tooMuch: readonly number[]): Code {
  const [from, ...others] = tooMuch;
  if (from === undefined || others.length > 0) return noCode;
  let found = noCode;
  findMove(s, frame, from, (card, to) => {
    const settles = tryMove(s, frame, card, from, to, () => fits(s, from) && fits(s, to));
    if (settles) found = choose.transfer.code(card, to);
    return settles;
  });
  return found;
}

/** Whether `holds` is true after the move; everything is as before when it returns. */
function tryMove(
  s: HeldenState,
  frame: TransferFrame,
  card: number,
  from: number,
  to: number,
  holds: (after: TransferFrame) => boolean,
): boolean {
  const before = gearOf(s, from);
  s.gear[from] = before.filter((other) => other !== card);
  gearOf(s, to).push(card);
  frame.handedOn.push(card);
  const result = holds({ ...frame, heroes: frame.heroes | (1 << from) | (1 << to) });
  frame.handedOn.pop();
  gearOf(s, to).pop();
  s.gear[from] = before;
  return result;
}

export const transferStep: Step<HeldenState, TransferFrame> = {
  seats: (_c, frame) => 1 << frame.seat,
  options(c, frame, _seat, out) {
    const s = c.state;
    const before = burdened(s, frame);
    for (const from of heroesOf(s, frame.seat)) {
      findMove(s, frame, from, (card, to) => {
        const canEnd = (after: TransferFrame): boolean => {
          const touched = [from, to];
          const now = [...before.filter((h) => !touched.includes(h)), ...touched.filter((h) => !fits(s, h))];
          return now.length === 0 || relieve(s, after, now) !== noCode;
        };
        if (tryMove(s, frame, card, from, to, canEnd)) out.add(choose.transfer.code(card, to));
        return false;
      });
    }
    if (before.length === 0) out.add(choose.done.code());
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
  if (frame !== null && isSpent(frame, card)) return refusal('KH-TRF-05');
  if (frame !== null && mayMove(s, frame, from, to)) return refusal('KH-TRF-03');
  return refusal(frame?.free === 1 ? 'KH-GLD-01' : 'KH-TRF-02');
}
