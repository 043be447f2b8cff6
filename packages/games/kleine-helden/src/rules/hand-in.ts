import { handOf } from '../groups.js';
import type { HandInFrame, HeldenDeed, HeldenStep } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { startDrawing } from './drawing.js';
import { otherwise } from './otherwise.js';
import { discardFromHand, enter, type HeldenContext } from './piles.js';
import { notInHand } from './why.js';

export const exchangePrice = 3;

/** The rule that wants hand cards to be discarded for it. */
const priceRule = (goal: HandInFrame['goal']): string => (goal === 'hero' ? 'KH-NEW-01' : 'KH-NEW-04');

/** KH-NEW-01, KH-NEW-04: the first card is handed in with the announcement. */
export function startHandIn(c: HeldenContext, seat: number, card: number, goal: HandInFrame['goal']): void {
  const price = goal === 'hero' ? c.state.heroPrice : exchangePrice;
  c.state.frames.push({ step: 'handIn', seat, left: price - 1, goal });
  discardFromHand(c, seat, card);
}

const deeds: readonly HeldenDeed<HandInFrame>[] = [
  {
    kind: choose.discard,
    exact: true,
    candidates(c, _frame, seat, out) {
      for (const card of handOf(c.state, seat)) out.add(choose.discard.code(card));
    },
    forbids: (c, frame, seat, code) => notInHand(c.state, seat, choose.discard.card(code), priceRule(frame.goal)),
    does(c, frame, seat, code) {
      frame.left--;
      discardFromHand(c, seat, choose.discard.card(code));
    },
  },
];

export const handInStep: HeldenStep<HandInFrame> = {
  seats: (_c, frame) => (frame.left > 0 ? 1 << frame.seat : 0),
  run(c, frame) {
    c.state.frames.pop();
    if (frame.goal === 'hero') hire(c, frame.seat);
    else startDrawing(c, frame.seat, 1);
  },
  deeds: () => deeds,
  prompt: (_s, frame) => ({ key: frame.goal === 'hero' ? 'handInHero' : 'handInCard', params: { count: frame.left } }),
  otherwise,
  joinsUndo: () => true,
  isAmid: () => true,
};

/** KH-NEW-02, KH-NEW-03, KH-NEW-05 */
function hire(c: HeldenContext, seat: number): void {
  const s = c.state;
  const hero = s.heroStack.pop() as number;
  s.bought |= 1 << seat;
  enter(s, hero, seat, s.life);
  s.actions[hero] = 1;
  c.emit(happened.heroBought, seat, hero);
}
