import type { Language, Texts } from '@heldentisch/engine';
import { beingNames } from '../beings.js';
import { cardIds } from '../card-ids.js';
import { meansList } from '../means.js';
import type { CardText } from './card-text.js';
import { cardsDe } from './cards-de.js';
import { cardsEn } from './cards-en.js';
import { de } from './de.js';
import { en } from './en.js';
import { whyDe } from './why-de.js';
import { whyEn } from './why-en.js';

/** `card.mace` is the card's name, `card.mace.text` what it says. */
function cardTexts(cards: Readonly<Record<string, CardText>>): Texts {
  const texts: Record<string, string> = {};
  for (const [id, { name, text }] of Object.entries(cards)) {
    texts[`card.${id}`] = name;
    texts[`card.${id}.text`] = text;
  }
  return texts;
}

/** A weapon or spell in use goes by its card's name; grips have words of their own. */
function meansTexts(cards: Readonly<Record<string, CardText>>, words: Texts): Texts {
  const texts: Record<string, string> = {};
  for (const { name, card, twoHanded, thrown } of meansList) {
    if (card < 0) continue;
    const plain = cards[cardIds[card] as string]?.name ?? '';
    const grip = twoHanded ? words['grip.twoHanded'] : thrown ? words['grip.thrown'] : undefined;
    texts[`means.${name}`] = grip === undefined ? plain : `${plain} (${grip})`;
  }
  return texts;
}

/** Spells are aimed at beings, decks, players, or nothing. */
function aimTexts(cards: Readonly<Record<string, CardText>>, words: Texts): Texts {
  const beings = beingNames.map((name) => [`aim.${name}`, cards[name]?.name ?? '']);
  const decks = ['red', 'blue', 'green'].map((deck) => [`aim.${deck}`, words[`deck.${deck}`] ?? '']);
  const seats = [0, 1, 2, 3, 4].map((seat) => [`aim.player-${seat}`, words[`seat.${seat}`] ?? '']);
  return Object.fromEntries([...beings, ...decks, ...seats]);
}

const all = (words: Texts, cards: Readonly<Record<string, CardText>>): Texts => ({
  ...words,
  ...cardTexts(cards),
  ...meansTexts(cards, words),
  ...aimTexts(cards, words),
});

export const texts: Readonly<Record<Language, Texts>> = {
  de: all({ ...de, ...whyDe }, cardsDe),
  en: all({ ...en, ...whyEn }, cardsEn),
};
