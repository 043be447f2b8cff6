import { effectStep } from '@heldentisch/engine';
import { programs } from '../cards/index.js';
import type { CardFrame, LamplightState } from '../state.js';

/** What a card does, line by line. Everything it asks is taken back together with the choice that played it. */
export const effect = effectStep<LamplightState, CardFrame>(
  ({ card }) => programs[card] ?? [],
  (c, { card }) => c.resolved(card),
);
