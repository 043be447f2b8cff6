/** Every kind of card, in the order of their numbers. A file, a text and the cases of each go by this name. */
export const cardIds = [
  'spark',
  'paper-lantern',
  'gust',
  'moth',
  'oil-jug',
  'glow-worm',
  'tinker',
  'garland',
  'mirror',
  'lighthouse',
] as const;

export type CardId = (typeof cardIds)[number];

/** The number of a kind of card: what state, frames and choices speak of. */
export const kindNumber = (id: CardId): number => cardIds.indexOf(id);

/** The text key of a kind of card, for prompts and refusals. */
export const cardKey = (kind: number): string => `card.${cardIds[kind]}`;
