import { gainOil } from '../verbs.js';
import type { Card } from './card.js';

export const spark: Card = { id: 'spark', price: 0, effect: [gainOil(1)], worth: 0.3 };
