import { type CardId, kindNumber } from './card-ids.js';

/*
 * What is in the box. A card is a number from 0; which kind it is stands in `kindOfCard`. First come the decks that
 * the seats begin with, one after the other, then the cards that can be bought.
 */

export const mostSeats = 4;

/** LAM-01 */
const startingDeck: readonly CardId[] = [
  'spark',
  'spark',
  'spark',
  'spark',
  'paper-lantern',
  'paper-lantern',
  'gust',
  'moth',
];
const forSale: readonly CardId[] = ['oil-jug', 'glow-worm', 'tinker', 'garland', 'mirror', 'lighthouse'];
const copiesForSale = 6;

/** The name of each card. */
export const cardNames: readonly CardId[] = [
  ...Array.from({ length: mostSeats }, () => startingDeck).flat(),
  ...forSale.flatMap((id) => Array.from({ length: copiesForSale }, () => id)),
];
export const kindOfCard: readonly number[] = cardNames.map(kindNumber);
export const cardCount = kindOfCard.length;
const firstForSale = mostSeats * startingDeck.length;

/** The seat that a card belongs to at the beginning, or -1. */
export const firstOwner = (card: number): number => (card < firstForSale ? Math.floor(card / startingDeck.length) : -1);

/** The cards a seat begins with. Those of seats that nobody sits at stay in the box. */
export const cardsOfSeat = (seat: number): number[] => startingDeck.map((_, i) => seat * startingDeck.length + i);

export const cardsForSale = (): number[] =>
  Array.from({ length: cardCount - firstForSale }, (_, i) => firstForSale + i);
