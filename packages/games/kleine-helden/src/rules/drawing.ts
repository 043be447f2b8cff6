import { always, type Code, oneFrom, refusal } from '@heldentisch/engine';
import { handOf, isAlive, npcOf } from '../groups.js';
import { cardKey, deckKey } from '../labels.js';
import type { DrawFrame, HeldenDeed, HeldenState, HeldenStep, WelcomeFrame } from '../state.js';
import { backOf, isNpcCard } from '../tables.js';
import { decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { placeNpc } from './npcs.js';
import { otherwise } from './otherwise.js';
import { canDraw, canDrawFrom, drawFaceDown, type HeldenContext } from './piles.js';
import { because } from './why.js';

/** The seat draws from decks of its choice. */
export function startDrawing(c: HeldenContext, seat: number, count: number): void {
  c.state.frames.push({ step: 'draw', seat, left: count, deck: -1, same: false });
}

/** The seat draws from one deck that it names, or that is given. */
export function startDrawingFrom(c: HeldenContext, seat: number, count: number, deck = -1): void {
  c.state.frames.push({ step: 'draw', seat, left: count, deck, same: true });
}

function isOver(s: HeldenState, frame: DrawFrame): boolean {
  if (frame.left === 0 || !isAlive(s, frame.seat)) return true;
  return frame.deck >= 0 ? !canDrawFrom(s, frame.deck) : !canDraw(s);
}

const deckDeeds: readonly HeldenDeed<DrawFrame>[] = [
  {
    kind: choose.deck,
    exact: true,
    candidates(c, _frame, _seat, out) {
      for (let deck = 0; deck < 3; deck++) if (canDrawFrom(c.state, deck)) out.add(choose.deck.code(deck));
    },
    forbids(c, _frame, _seat, code) {
      const deck = choose.deck.deck(code);
      return canDrawFrom(c.state, deck) ? null : refusal('KH-SET-12', { deck: deckKey(deck) });
    },
    does(c, frame, _seat, code) {
      const deck = choose.deck.deck(code);
      if (frame.same) frame.deck = deck;
      else {
        frame.left--;
        drawFaceDown(c, deck);
      }
    },
  },
];

/** The cards of one drawing belong together: nobody has looked at them. */
const isInDrawing = (s: HeldenState, frame: DrawFrame): boolean => !frame.same && s.drawn.length > 0;

export const drawStep: HeldenStep<DrawFrame> = {
  seats: (c, frame) => (isOver(c.state, frame) || frame.deck >= 0 ? 0 : 1 << frame.seat),
  run(c, frame) {
    if (isOver(c.state, frame)) finish(c, frame);
    else {
      frame.left--;
      drawFaceDown(c, frame.deck);
    }
  },
  deeds: () => deckDeeds,
  prompt: (_s, frame) => ({ key: frame.same ? 'drawSame' : 'draw', params: { count: frame.left } }),
  otherwise: (_c, frame) => refusal('KH-SET-08', { count: frame.left }),
  joinsUndo: isInDrawing,
  isAmid: isInDrawing,
  // With the last card the drawing is over and the cards are seen: that is never done unasked.
  alwaysAsks: (s, frame) => !isInDrawing(s, frame),
};

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
  if (elsewhere && cards.some((card) => backOf(card) === decks.green) && npcOf(s, frame.seat) < 0) {
    s.frames.push({ step: 'welcome', seat: frame.seat, count: cards.length });
  }
}

const newNpcs = (s: HeldenState, { seat, count }: WelcomeFrame): number[] =>
  handOf(s, seat).slice(-count).filter(isNpcCard);

const leaveWelcome = (c: HeldenContext): void => {
  c.state.frames.pop();
};

const welcomeDeeds: readonly HeldenDeed<WelcomeFrame>[] = [
  always(choose.pass, leaveWelcome),
  oneFrom(
    choose.npc,
    (c, frame, _seat, out) => {
      for (const card of newNpcs(c.state, frame)) out.add(choose.npc.code(card));
    },
    (_c, _frame, _seat, code: Code) => {
      const card = choose.npc.card(code);
      return because(isNpcCard(card) ? 'KH-NPC-01.drawn' : 'KH-NPC-01.kind', { card: cardKey(card) });
    },
    (c, _frame, seat, code) => {
      leaveWelcome(c);
      placeNpc(c, seat, choose.npc.card(code));
    },
  ),
];

export const welcomeStep: HeldenStep<WelcomeFrame> = {
  seats: (c, frame) => (isAlive(c.state, frame.seat) ? 1 << frame.seat : 0),
  run: leaveWelcome,
  deeds: () => welcomeDeeds,
  prompt: () => ({ key: 'welcome' }),
  otherwise,
  // Whether an NPC was among the cards is nobody's business.
  alwaysAsks: true,
};
