import { at, perform } from '@heldentisch/engine';
import { chooseReflection, effectOf } from '../verbs.js';
import type { Card } from './card.js';

/** LAM-15: does what another card does. */
export const mirror: Card = {
  id: 'mirror',
  price: 4,
  effect: [
    chooseReflection,
    perform((_c, { seat, answers }) => (answers.length === 0 ? null : effectOf(seat, at(answers, 0)))),
  ],
  worth: 1.1,
};
