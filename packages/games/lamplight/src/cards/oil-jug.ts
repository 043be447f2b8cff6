import { gainOil } from '../verbs.js';
import type { Card } from './card.js';

export const oilJug: Card = { id: 'oil-jug', price: 2, effect: [gainOil(2)], worth: 0.6 };
