import { defineChoices, defineEvents, names, range, seatDomain } from '@heldentisch/engine';
import { secretThing } from '@heldentisch/pieces';
import { cardNames } from './box.js';
import { cardIds } from './card-ids.js';

const card = names('card', cardIds);
const way = names('way', ['oil', 'light', 'cards']);
const number = range('number', 0, 99);

/** Cards are chosen by their kind: two Sparks in one hand are the same choice. */
export const choices = defineChoices({
  play: { card },
  buy: { card },
  flutter: { card },
  rest: {},
  // Answers
  take: { way },
  reflect: { card },
  gust: {},
  pass: {},
});
export const choose = choices.kinds;

export const events = defineEvents({
  turnBegun: { seat: seatDomain, round: number },
  cardPlayed: { seat: seatDomain, card },
  cardBought: { seat: seatDomain, card },
  cardDrawn: { seat: seatDomain, card: secretThing('card', cardNames) },
  deckShuffled: { seat: seatDomain },
  cardOffered: { card },
  cardCarriedOff: { seat: seatDomain, card },
  cardReflected: { seat: seatDomain, card },
  dieRolled: { seat: seatDomain, face: number },
  oilGained: { seat: seatDomain, amount: number },
  lightKindled: { seat: seatDomain, amount: number },
  lightSpared: { seat: seatDomain },
  lightBlownOut: { seat: seatDomain, target: seatDomain },
  lightGained: { seat: seatDomain, amount: number },
  gaveUp: { seat: seatDomain },
});
export const happened = events.kinds;
