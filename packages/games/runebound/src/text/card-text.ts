import type { Texts } from '@heldentisch/engine';
import type { AdventureId } from '../card-ids.js';

/**
 * What a card says in one language. Values printed as numbers are not repeated in the text, and the gold of a challenge
 * is one of them. A card that does nothing else has an empty text.
 */
export interface CardText {
  readonly name: string;
  readonly text: string;
}

/** The tale is no rule: it says who a hero is, or with what words the travel diary opens an adventure. */
export interface TaleText extends CardText {
  readonly tale: string;
}

/** The challenges that the winner keeps; as kept cards they have names and texts of their own. */
export const boonIds = [
  'runaway-apprentice',
  'mistress-of-the-ferrox',
  'dragon-cultists',
  'dragon-high-priest',
  'vorakesh',
  'kharvane',
  'sythraal',
  'orrivane',
  'ulvaine',
  'drakkarn',
] as const satisfies readonly AdventureId[];
export type BoonId = (typeof boonIds)[number];

/** With `card` for a prefix: `card.hunting-bow` is the name, `card.hunting-bow.text` what the card does. */
export function cardTexts(prefix: string, cards: Readonly<Record<string, CardText | TaleText>>): Texts {
  const texts: Record<string, string> = {};
  for (const [id, card] of Object.entries(cards)) {
    texts[`${prefix}.${id}`] = card.name;
    texts[`${prefix}.${id}.text`] = card.text;
    if ('tale' in card) texts[`${prefix}.${id}.tale`] = card.tale;
  }
  return texts;
}
