import { gainOil } from '../verbs.js';
import type { Card } from './card.js';

/** In the own turn no more than a Spark; in another's it blows a light out (rules/flicker.ts). */
export const gust: Card = { id: 'gust', price: 0, effect: [gainOil(1)], worth: 0.5 };
