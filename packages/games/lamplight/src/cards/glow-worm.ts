import { at, when } from '@heldentisch/engine';
import { gainOil, rollDie } from '../verbs.js';
import type { Card } from './card.js';

/** LAM-12: a gamble. */
export const glowWorm: Card = {
  id: 'glow-worm',
  price: 2,
  effect: [rollDie, when((_state, { answers }) => at(answers, 0) >= 4, [gainOil(3)], [gainOil(1)])],
  worth: 0.6,
};
