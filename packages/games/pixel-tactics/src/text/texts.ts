import type { Language, Texts } from '@heldentisch/engine';
import { cellNames } from '../grid.js';
import { cardsDe } from './cards-de.js';
import { cardsEn } from './cards-en.js';
import { de } from './de.js';
import { en } from './en.js';
import { whyDe } from './why-de.js';
import { whyEn } from './why-en.js';

interface CardText {
  readonly hero: string;
  readonly front: string;
  readonly flank: string;
  readonly rear: string;
  readonly order: string;
  readonly leader: {
    readonly name: string;
    readonly division: string;
    readonly text: string;
    readonly nameRed?: string;
  };
}

/** `card.knight` is the hero's name, `card.knight.front` a row, `card.knight.leader` the leader's name. */
function cardTexts(cards: Readonly<Record<string, CardText>>): Texts {
  const texts: Record<string, string> = {};
  for (const [id, card] of Object.entries(cards)) {
    texts[`card.${id}`] = card.hero;
    for (const row of ['front', 'flank', 'rear', 'order'] as const) texts[`card.${id}.${row}`] = card[row];
    texts[`leader.${id}`] = `${card.leader.name} (${card.hero})`;
    texts[`card.${id}.leader`] = card.leader.name;
    texts[`card.${id}.leader.red`] = card.leader.nameRed ?? card.leader.name;
    texts[`card.${id}.leader.division`] = card.leader.division;
    texts[`card.${id}.leader.text`] = card.leader.text;
  }
  return texts;
}

function placeTexts(words: Texts): Texts {
  const entries = [0, 1].flatMap((seat) =>
    cellNames.map((cell) => [`place.${seat}:${cell}`, `${words[`seat.${seat}`]} ${words[`cell.${cell}`]}`]),
  );
  return Object.fromEntries(entries);
}

export const texts: Readonly<Record<Language, Texts>> = {
  de: { ...de, ...whyDe, ...cardTexts(cardsDe), ...placeTexts(de) },
  en: { ...en, ...whyEn, ...cardTexts(cardsEn), ...placeTexts(en) },
};
