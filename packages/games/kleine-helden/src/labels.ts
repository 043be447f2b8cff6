import { beingNames } from './beings.js';
import { cardIds } from './card-ids.js';
import { meansNames } from './means.js';

/** Text keys of things, for prompts. */
export const cardKey = (card: number): string => `card.${cardIds[card]}`;
export const beingKey = (being: number): string => `card.${beingNames[being]}`;
export const seatKey = (seat: number): string => `seat.${seat}`;
export const meansKey = (means: number): string => `means.${meansNames[means]}`;
