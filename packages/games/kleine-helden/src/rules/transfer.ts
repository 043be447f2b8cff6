import { type Code, noCode, type Refusal } from '@heldentisch/engine';
import { heroCount, isMagical } from '../beings.js';
import { bearerOf, gearOf, gearProblem, heroesOf, ownerOf } from '../groups.js';
import { beingKey, cardKey } from '../labels.js';
import type { HeldenDeed, HeldenState, HeldenStep, TransferFrame } from '../state.js';
import { isSpell } from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { carrierProblem, hasFreeAction, isFreeHero, payAction } from './actions.js';
import { otherwise } from './otherwise.js';
import { type HeldenContext, putGear, takeGear } from './piles.js';
import { because, becauseOfBeing, becauseOfCard, type Why } from './why.js';

/*
 * KH-TRF-01 to KH-TRF-05. In the middle of a transfer a hero may hold too much for a moment, so that two-handed weapons
 * can be swapped; the transfer can only be ended when everybody carries what is allowed. One move must always be enough
 * for that: things are handed on, not heaped up.
 */

/** KH-TRF-05. By way of the receiver to a third hero, or there and back: more is never needed to reach anything. */
const mostMoves = 2;

const mayHold = (hero: number, card: number): boolean => !isSpell(card) || isMagical(hero);

/** Why a card of one hero can never go to the other, whoever pays. */
function whyNever(s: HeldenState, seat: number, card: number, from: number, to: number): Why {
  const problem = carrierProblem(to);
  if (problem !== null) return problem;
  if (from < 0 || ownerOf(s, from) !== seat) return 'KH-TRF-01.away';
  if (ownerOf(s, to) !== seat) return 'KH-TRF-01.foreign';
  if (from === to) return 'KH-TRF-01.same';
  return mayHold(to, card) ? null : 'KH-EQP-05';
}

const becauseOfMove = (why: string, card: number, hero: number): Refusal =>
  because(why, { card: cardKey(card), being: beingKey(hero) });

/** The transfer action: the hero who receives first is the one whom others may still give to. */
export const transferDeed: HeldenDeed = {
  kind: choose.transfer,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (let from = 0; from < heroCount; from++) {
      if (!isFreeHero(s, from, seat)) continue;
      for (let to = 0; to < heroCount; to++) {
        if (to === from || !isFreeHero(s, to, seat)) continue;
        for (const card of gearOf(s, from)) if (mayHold(to, card)) out.add(choose.transfer.code(card, to));
      }
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.transfer.card(code);
    const to = choose.transfer.hero(code);
    const from = bearerOf(s, card);
    const why = whyNever(s, seat, card, from, to);
    if (why !== null) return becauseOfMove(why, card, to);
    const idle = [from, to].find((hero) => !hasFreeAction(s, hero));
    return idle === undefined ? null : becauseOfBeing('KH-TRF-02', idle);
  },
  does(c, _frame, seat, code) {
    const hub = choose.transfer.hero(code);
    const frame: TransferFrame = { step: 'transfer', seat, heroes: 0, hub, free: false, handedOn: [] };
    c.state.frames.push(frame);
    move(c, frame, code);
  },
};

/** Telekinesis: between two heroes, without their actions. */
export function startFreeTransfer(c: HeldenContext, seat: number): void {
  c.state.frames.push({ step: 'transfer', seat, heroes: 0, hub: -1, free: true, handedOn: [] });
}

/** Each hero involved pays an action once, unless a spell moves the things. */
function join(s: HeldenState, frame: TransferFrame, hero: number): void {
  if (isIn(frame, hero)) return;
  frame.heroes |= 1 << hero;
  if (!frame.free) payAction(s, hero);
}

function move(c: HeldenContext, frame: TransferFrame, code: Code): void {
  const card = choose.transfer.card(code);
  const to = choose.transfer.hero(code);
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
  if (frame.free) return frame.heroes === 0;
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

/** Whether a move leaves everybody with what is allowed, or with a move that mends it; `before` carry too much now. */
function canEndAfter(
  s: HeldenState,
  frame: TransferFrame,
  before: readonly number[],
  card: number,
  from: number,
  to: number,
): boolean {
  return tryMove(s, frame, card, from, to, (after) => {
    const touched = [from, to];
    const now = [...before.filter((hero) => !touched.includes(hero)), ...touched.filter((hero) => !fits(s, hero))];
    return now.length === 0 || relieve(s, after, now) !== noCode;
  });
}

const moveOn: HeldenDeed<TransferFrame> = {
  kind: choose.transfer,
  exact: true,
  candidates({ state: s }, frame, _seat, out) {
    const before = burdened(s, frame);
    for (const from of heroesOf(s, frame.seat)) {
      findMove(s, frame, from, (card, to) => {
        if (canEndAfter(s, frame, before, card, from, to)) out.add(choose.transfer.code(card, to));
        return false;
      });
    }
  },
  forbids({ state: s }, frame, seat, code) {
    const card = choose.transfer.card(code);
    const to = choose.transfer.hero(code);
    const from = bearerOf(s, card);
    const why = whyNever(s, seat, card, from, to);
    if (why !== null) return becauseOfMove(why, card, to);
    if (isSpent(frame, card)) return becauseOfCard('KH-TRF-05', card);
    if (!mayMove(s, frame, from, to)) return whyAside(s, frame, from, to);
    return canEndAfter(s, frame, burdened(s, frame), card, from, to) ? null : becauseOfMove('KH-TRF-03', card, to);
  },
  does: (c, frame, _seat, code) => move(c, frame, code),
};

/** Why a hero takes no part in this transfer. */
function whyAside(s: HeldenState, frame: TransferFrame, from: number, to: number): Refusal | null {
  if (frame.free) return because('KH-GLD-01.telekinesis');
  const idle = [from, to].find((hero) => !isIn(frame, hero) && !hasFreeAction(s, hero));
  return idle === undefined ? becauseOfBeing('KH-TRF-01.hub', frame.hub) : becauseOfBeing('KH-TRF-02', idle);
}

const done: HeldenDeed<TransferFrame> = {
  kind: choose.done,
  exact: true,
  candidates(c, frame, _seat, out) {
    if (isSettled(c.state, frame)) out.add(choose.done.code());
  },
  forbids(c, frame) {
    const [hero] = burdened(c.state, frame);
    return hero === undefined ? null : becauseOfBeing(`${gearProblem(c.state, hero)}.load`, hero);
  },
  does: (c) => {
    c.state.frames.pop();
  },
};

const deeds = [moveOn, done];

export const transferStep: HeldenStep<TransferFrame> = {
  seats: (_c, frame) => 1 << frame.seat,
  deeds: () => deeds,
  prompt: (s, frame) => ({
    key: isSettled(s, frame) ? 'transfer' : 'transferOpen',
    params: { card: frame.hub < 0 ? '' : beingKey(frame.hub) },
  }),
  otherwise,
  joinsUndo: () => true,
  isAmid: () => true,
};
