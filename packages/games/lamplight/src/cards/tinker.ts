import { oneOf, refusal } from '@heldentisch/engine';
import { canDraw } from '../rules/decks.js';
import { draw, gainOil, kindle } from '../verbs.js';
import { choose } from '../vocabulary.js';
import type { Card } from './card.js';

/** LAM-13: has a bit of everything. */
export const tinker: Card = {
  id: 'tinker',
  price: 3,
  effect: [
    oneOf({ kind: choose.take, rule: 'LAM-13', seat: (_state, { seat }) => seat, prompt: () => ({ key: 'take' }) }, [
      { program: [gainOil(2)] },
      { program: [kindle(1)] },
      { program: [draw(2)], forbids: ({ state }, _frame, seat) => (canDraw(state, seat) ? null : refusal('LAM-10')) },
    ]),
  ],
  worth: 0.9,
};
