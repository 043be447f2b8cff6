import type { Frame } from '@heldentisch/engine';
import { handOf } from '../groups.js';
import type { HeldenDeed } from '../state.js';
import { isSpontaneous } from '../tables.js';
import { choose } from '../vocabulary.js';
import { spontaneousProblem } from './play-problem.js';
import { playCard } from './playing.js';
import { becauseOfCard } from './why.js';

/** KH-EVT-03: spontaneous events that wait for no occasion. */
export const anyTimeDeed: HeldenDeed<Frame> = {
  kind: choose.play,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    for (const card of handOf(s, seat)) {
      if (isSpontaneous(card) && spontaneousProblem(s, seat, card, null, null) === null)
        out.add(choose.play.code(card));
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const card = choose.play.card(code);
    return becauseOfCard(spontaneousProblem(s, seat, card, null, null), card);
  },
  does: (c, _frame, seat, code) => playCard(c, seat, choose.play.card(code)),
};
