import { shine } from '../verbs.js';
import type { Card } from './card.js';

/** LAM-18: no gust reaches its light. */
export const lighthouse: Card = { id: 'lighthouse', price: 5, effect: [shine(2)], worth: 1.9 };
