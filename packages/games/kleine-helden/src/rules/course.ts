import { first, kindOf, type Refusal, refusal, type Step, second } from '@heldentisch/engine';
import { heroCount, isMagical } from '../beings.js';
import { equipProblem, handOf, heroesOf, isAlive } from '../groups.js';
import type { GameFrame, HeldenState, OpeningFrame } from '../state.js';
import { backOf, isAttackSpell, isEquippable, isNpcCard, isWeapon } from '../tables.js';
import { decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { startDrawing } from './drawing.js';
import { addEquips, equip } from './equip.js';
import { endEffects } from './lasting.js';
import { placeNpc } from './npcs.js';
import { enter, type HeldenContext, toDiscard } from './piles.js';

const openingCards = 4;

/** Set-up, the openings in turn order, then turns until the game is over. */
export const gameStep: Step<HeldenState, GameFrame> = {
  run(c, frame) {
    const s = c.state;
    const at = frame.at++;
    if (at === 0) deal(c);
    else if (at <= 2 * s.seats) opening(c, at - 1);
    else nextTurn(c);
  },
};

/** KH-SET-01 to KH-SET-05, KH-SET-11, KH-OPT-01, KH-OPT-05, KH-OPT-06 */
function deal(c: HeldenContext): void {
  const s = c.state;
  s.active = c.chance.pick(s.seats);
  c.emit(happened.gameStarted, s.active);
  for (const deck of s.deck) c.chance.shuffle(deck);
  const all = s.heroStack.splice(0);
  const piles = s.oneStack ? [all] : [all.filter((hero) => isMagical(hero)), all.filter((hero) => !isMagical(hero))];
  for (const pile of piles) c.chance.shuffle(pile);
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    for (const pile of piles.length === 1 ? [all, all] : piles) join(c, seat, pile.pop() as number);
  }
  s.heroStack.push(...piles.flat());
  if (piles.length > 1 || s.startHeroes > 2) c.chance.shuffle(s.heroStack);
  for (let i = 0; s.startHeroes > 2 && i < s.seats; i++) {
    join(c, (s.active + i) % s.seats, s.heroStack.pop() as number);
  }
}

function join(c: HeldenContext, seat: number, hero: number): void {
  const s = c.state;
  enter(s, hero, seat, s.life);
  s.origin[hero] = seat;
  c.emit(happened.heroJoined, seat, hero);
}

/** KH-SET-07, KH-SET-09: first everybody's four cards, then everybody equips. */
function opening(c: HeldenContext, index: number): void {
  const s = c.state;
  const seat = (s.active + (index % s.seats)) % s.seats;
  if (!isAlive(s, seat)) return;
  if (index < s.seats) startDrawing(c, seat, openingCards);
  else s.frames.push({ step: 'opening', seat, at: 0 });
}

function nextTurn(c: HeldenContext): void {
  const s = c.state;
  let seat = s.turn === 0 ? s.active : (s.active + 1) % s.seats;
  // KH-DTH-10: what was to last until the turn of somebody who is out ends when it would have begun.
  while (!isAlive(s, seat)) {
    endEffects(s, seat);
    seat = (seat + 1) % s.seats;
  }
  s.turn++;
  s.frames.push({ step: 'turn', seat, at: 0 });
}

const isArms = (card: number): boolean => isWeapon(card) || isAttackSpell(card);

/** KH-OPT-03: nothing put down yet, two cards of one of the colours, no means of attack. */
export function mayRedraw(s: HeldenState, frame: OpeningFrame): boolean {
  if (!s.redraws || frame.at > 0) return false;
  const hand = handOf(s, frame.seat);
  const count = (deck: number): number => hand.filter((card) => backOf(card) === deck).length;
  return !hand.some(isArms) && (count(decks.red) >= 2 || count(decks.blue) >= 2);
}

export const openingStep: Step<HeldenState, OpeningFrame> = {
  seats: (c, frame) => (handOf(c.state, frame.seat).length > 0 ? 1 << frame.seat : 0),
  run: (c) => {
    c.state.frames.pop();
  },
  options(c, frame, seat, out) {
    const s = c.state;
    for (const hero of heroesOf(s, seat)) addEquips(s, seat, hero, out);
    for (const card of handOf(s, seat)) if (isNpcCard(card)) out.add(choose.npc.code(card));
    if (mayRedraw(s, frame)) out.add(choose.redraw.code());
    out.add(choose.done.code());
  },
  choose(c, frame, seat, code) {
    const kind = kindOf(code);
    if (kind === choose.done.kind) c.state.frames.pop();
    else if (kind === choose.redraw.kind) redraw(c, seat);
    else {
      frame.at = 1;
      if (kind === choose.npc.kind) placeNpc(c, seat, first(code));
      else equip(c, seat, first(code), second(code));
    }
  },
  prompt: () => ({ key: 'opening' }),
  refuse: (c, frame, seat, code) => refuseOpening(c.state, frame, seat, code),
  tells: () => true,
};

/** Shows and discards the cards and draws as many from the same decks (KH-OPT-03, KH-OPT-04). */
function redraw(c: HeldenContext, seat: number): void {
  const s = c.state;
  const cards = handOf(s, seat).splice(0);
  for (const card of cards) {
    toDiscard(c, card);
    c.emit(happened.cardDiscarded, seat, card);
  }
  for (const card of cards) s.frames.push({ step: 'draw', seat, left: 1, deck: backOf(card), same: 1 });
}

function refuseOpening(s: HeldenState, frame: OpeningFrame, seat: number, code: number): Refusal | null {
  const kind = kindOf(code);
  const card = first(code);
  if (kind === choose.redraw.kind) {
    const isArmed = s.redraws && frame.at === 0 && handOf(s, seat).some(isArms);
    return refusal(isArmed ? 'KH-OPT-04' : 'KH-OPT-03');
  }
  if (kind === choose.attack.kind || kind === choose.cast.kind || kind === choose.draw.kind)
    return refusal('KH-SET-09');
  if (!handOf(s, seat).includes(card)) return null;
  if (kind !== choose.equip.kind) return refusal('KH-SET-10');
  if (!isEquippable(card)) return refusal('KH-SET-10');
  if (second(code) >= heroCount || s.owner[second(code)] !== seat) return refusal('KH-SET-09');
  return refusal(equipProblem(s, second(code), card) ?? 'KH-SET-09');
}
