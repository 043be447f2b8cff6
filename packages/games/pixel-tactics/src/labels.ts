import { cardIds, faceNames } from './card-ids.js';
import { placeNames, rowNames } from './grid.js';
import type { PixelState } from './state.js';
import { faceAt } from './units.js';

/** Text keys of things, for prompts and refusals. */
export const placeKey = (place: number): string => `place.${placeNames[place]}`;
export const rowKey = (row: number): string => `row.${rowNames[row]}`;
export const cardKey = (kind: number): string => `card.${cardIds[kind]}`;
export const cardKeyAt = (s: PixelState, place: number): string => {
  return (s.card[place] as number) < 0 ? 'value.nobody' : `card.${faceNames[faceAt(s, place)]}`;
};
