import type { Card } from './card.js';

/** Is not played like the others: see rules/moth.ts. */
export const moth: Card = { id: 'moth', price: 0, effect: [], worth: 0.3 };
