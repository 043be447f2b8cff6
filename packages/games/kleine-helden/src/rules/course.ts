import { again, always, type ChoiceKind, type Verb } from '@heldentisch/engine';
import { isMagical } from '../beings.js';
import { handOf, heroesOf, isAlive, isOwnFighter } from '../groups.js';
import type { GameFrame, HeldenDeed, HeldenState, HeldenStep, OpeningFrame } from '../state.js';
import { backOf, isAttackSpell, isEquippable, isNpcCard, isWeapon } from '../tables.js';
import { decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { carrierProblem } from './actions.js';
import { courseOf } from './course-of.js';
import { startDrawing } from './drawing.js';
import { addEquips, cannotCarry, equip } from './equip.js';
import { endEffects } from './lasting.js';
import { placeNpc } from './npcs.js';
import { enter, type HeldenContext, toDiscard } from './piles.js';
import { because, becauseOfBeing, becauseOfCard, notInHand, type Why } from './why.js';

const openingCards = 4;

/** The whole game: set-up, the openings in turn order, then turns until somebody has won. */
export const gameCourse = courseOf<GameFrame>()({
  /** Heroes, decks and the first player (KH-SET-01 to KH-SET-05, KH-SET-11). */
  deal: { run: deal },
  /** Everybody draws four cards (KH-SET-07). */
  openingCards: eachSeat((c, seat) => startDrawing(c, seat, openingCards)),
  /** Everybody equips heroes with them (KH-SET-09). */
  openingGear: eachSeat((c, seat) => {
    c.state.frames.push({ step: 'opening', seat, started: false });
  }),
  turns: {
    run(c, frame) {
      again(frame);
      nextTurn(c);
    },
  },
});

/** One after the other, beginning with the first player. */
function eachSeat(take: (c: HeldenContext, seat: number) => void): Verb<HeldenState, GameFrame> {
  return {
    run(c, frame) {
      const s = c.state;
      const seat = (s.active + frame.done) % s.seats;
      frame.done++;
      if (frame.done < s.seats) again(frame);
      else frame.done = 0;
      if (isAlive(s, seat)) take(c, seat);
    },
  };
}

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
function redrawProblem(s: HeldenState, frame: OpeningFrame): Why {
  if (!s.redraws) return 'KH-OPT-03.option';
  if (frame.started) return 'KH-OPT-03.late';
  const hand = handOf(s, frame.seat);
  if (hand.some(isArms)) return 'KH-OPT-04';
  const count = (deck: number): number => hand.filter((card) => backOf(card) === deck).length;
  return count(decks.red) >= 2 || count(decks.blue) >= 2 ? null : 'KH-OPT-03.colours';
}

const deeds: readonly HeldenDeed<OpeningFrame>[] = [
  {
    kind: choose.equip,
    exact: true,
    candidates({ state: s }, _frame, seat, out) {
      for (const hero of heroesOf(s, seat)) addEquips(s, seat, hero, out);
    },
    forbids({ state: s }, _frame, seat, code) {
      const card = choose.equip.card(code);
      const hero = choose.equip.hero(code);
      const problem = carrierProblem(hero);
      if (problem !== null) return becauseOfBeing(problem, hero);
      if (!isOwnFighter(s, hero, seat)) return becauseOfBeing('KH-SET-09.foreign', hero);
      if (!isEquippable(card)) return becauseOfCard('KH-SET-10', card);
      return cannotCarry(s, seat, card, hero);
    },
    does(c, frame, seat, code) {
      frame.started = true;
      equip(c, seat, choose.equip.card(code), choose.equip.hero(code));
    },
  },
  {
    kind: choose.npc,
    exact: true,
    candidates({ state: s }, _frame, seat, out) {
      for (const card of handOf(s, seat)) if (isNpcCard(card)) out.add(choose.npc.code(card));
    },
    forbids({ state: s }, _frame, seat, code) {
      const card = choose.npc.card(code);
      return isNpcCard(card) ? notInHand(s, seat, card, 'KH-NPC-01') : becauseOfCard('KH-NPC-01.kind', card);
    },
    does(c, frame, seat, code) {
      frame.started = true;
      placeNpc(c, seat, choose.npc.card(code));
    },
  },
  {
    kind: choose.redraw,
    exact: true,
    candidates(c, frame, _seat, out) {
      if (redrawProblem(c.state, frame) === null) out.add(choose.redraw.code());
    },
    forbids(c, frame) {
      const why = redrawProblem(c.state, frame);
      return why === null ? null : because(why);
    },
    does: (c, _frame, seat) => redraw(c, seat),
  },
  always(choose.done, (c) => {
    c.state.frames.pop();
  }),
];

const later: readonly ChoiceKind[] = [
  choose.attack,
  choose.cast,
  choose.draw,
  choose.takeBack,
  choose.transfer,
  choose.end,
];

export const openingStep: HeldenStep<OpeningFrame> = {
  seats: (c, frame) => (handOf(c.state, frame.seat).length > 0 ? 1 << frame.seat : 0),
  run: (c) => {
    c.state.frames.pop();
  },
  deeds: () => deeds,
  prompt: () => ({ key: 'opening' }),
  otherwise: (_c, _frame, _seat, code) =>
    because(later.some((kind) => kind.is(code)) ? 'KH-SET-09.actions' : 'KH-SET-10.later'),
  alwaysAsks: true,
};

/** Shows and discards the cards and draws as many from the same decks (KH-OPT-03, KH-OPT-04). */
function redraw(c: HeldenContext, seat: number): void {
  const s = c.state;
  const cards = handOf(s, seat).splice(0);
  for (const card of cards) {
    toDiscard(c, card);
    c.emit(happened.cardDiscarded, seat, card);
  }
  for (const card of cards) s.frames.push({ step: 'draw', seat, left: 1, deck: backOf(card), same: true });
}
