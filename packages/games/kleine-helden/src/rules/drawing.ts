import { first, type OptionList, refusal, type Step } from '@heldentisch/engine';
import { handOf, isAlive, npcOf } from '../groups.js';
import type { DrawFrame, HeldenState, WelcomeFrame } from '../state.js';
import { backOf, isNpcCard } from '../tables.js';
import { decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { placeNpc } from './npcs.js';
import { canDraw, canDrawFrom, drawFaceDown, type HeldenContext } from './piles.js';

/** The seat draws from decks of its choice. */
export function startDrawing(c: HeldenContext, seat: number, count: number): void {
  c.state.frames.push({ step: 'draw', seat, left: count, deck: -1, same: 0 });
}

/** The seat draws from one deck that it names, or that is given. */
export function startDrawingFrom(c: HeldenContext, seat: number, count: number, deck = -1): void {
  c.state.frames.push({ step: 'draw', seat, left: count, deck, same: 1 });
}

function isOver(s: HeldenState, frame: DrawFrame): boolean {
  if (frame.left === 0 || !isAlive(s, frame.seat)) return true;
  return frame.deck >= 0 ? !canDrawFrom(s, frame.deck) : !canDraw(s);
}

export const drawStep: Step<HeldenState, DrawFrame> = {
  seats: (c, frame) => (isOver(c.state, frame) || frame.deck >= 0 ? 0 : 1 << frame.seat),
  run(c, frame) {
    if (isOver(c.state, frame)) finish(c, frame);
    else {
      frame.left--;
      drawFaceDown(c, frame.deck);
    }
  },
  options(c, _frame, _seat, out) {
    addDecks(c.state, out);
  },
  choose(c, frame, _seat, code) {
    if (frame.same === 1) frame.deck = first(code);
    else {
      frame.left--;
      drawFaceDown(c, first(code));
    }
  },
  prompt: (_s, frame) => ({ key: frame.same === 1 ? 'drawSame' : 'draw', params: { count: frame.left } }),
  refuse: () => refusal('KH-SET-12'),
  // The cards of one drawing belong together: nobody has looked at them.
  chain: (s, frame) => frame.same === 0 && s.drawn.length > 0,
};

export function addDecks(s: HeldenState, out: OptionList): void {
  for (let deck = 0; deck < 3; deck++) if (canDrawFrom(s, deck)) out.add(choose.deck.code(deck));
}

/** KH-SET-08: now the cards are looked at. */
function finish(c: HeldenContext, frame: DrawFrame): void {
  const s = c.state;
  s.frames.pop();
  const cards = s.drawn.splice(0);
  if (!isAlive(s, frame.seat)) return;
  for (const card of cards) {
    handOf(s, frame.seat).push(card);
    c.emit(happened.cardDrawn, frame.seat, backOf(card), card);
  }
  // In the own turn and in the opening it can be put down anyway.
  const elsewhere = s.turn > 0 && s.active !== frame.seat;
  const green = cards.filter((card) => backOf(card) === decks.green);
  if (elsewhere && green.length > 0 && npcOf(s, frame.seat) < 0) {
    s.frames.push({ step: 'welcome', seat: frame.seat, cards: green });
  }
}

export const welcomeStep: Step<HeldenState, WelcomeFrame> = {
  seats: (c, frame) => (isAlive(c.state, frame.seat) ? 1 << frame.seat : 0),
  run: (c) => {
    c.state.frames.pop();
  },
  options(_c, frame, _seat, out) {
    out.add(choose.pass.code());
    for (const card of frame.cards) if (isNpcCard(card)) out.add(choose.npc.code(card));
  },
  choose(c, _frame, seat, code) {
    c.state.frames.pop();
    if (code !== choose.pass.code()) placeNpc(c, seat, first(code));
  },
  prompt: () => ({ key: 'welcome' }),
  refuse: () => refusal('KH-NPC-01'),
  // Whether an NPC was among the cards is nobody's business.
  tells: () => true,
};
