import { beingNames } from './beings.js';
import { cardIds } from './card-ids.js';
import { meansNames } from './means.js';
import { deckNames } from './terms.js';
import { aimNames } from './vocabulary.js';

/** Text keys of things, for prompts and reasons. */
export const cardKey = (card: number): string => `card.${cardIds[card]}`;
export const beingKey = (being: number): string => `card.${beingNames[being]}`;
export const seatKey = (seat: number): string => `seat.${seat}`;
export const meansKey = (means: number): string => `means.${meansNames[means]}`;
export const deckKey = (deck: number): string => `deck.${deckNames[deck]}`;
export const aimKey = (aim: number): string => `aim.${aimNames[aim]}`;
