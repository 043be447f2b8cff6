import { cardIds } from './card-ids.js';
import { placeNames } from './grid.js';
import type { PixelState } from './state.js';
import { kindOfCard } from './tables.js';

/** Text keys of things, for prompts. */
export const placeKey = (place: number): string => `place.${placeNames[place]}`;
export const cardKey = (kind: number): string => `card.${cardIds[kind]}`;
export const cardKeyAt = (s: PixelState, place: number): string => {
  const id = s.card[place] as number;
  return id < 0 ? 'value.nobody' : cardKey(kindOfCard[id] as number);
};
