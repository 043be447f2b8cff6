import type { Language } from '@heldentisch/engine';
import { gameText, hasText, nameOf } from '../../model/labels.js';
import { kindOfCard } from './CardFace.js';
import { type Word, word } from './words.js';

/** A card for who does not see it: name, kind, colours, both effects. */
export function describeCard(language: Language, card: string): string {
  const { kind, colors } = kindOfCard(card);
  const about = [
    word(language, `kind.${kind}` as Word),
    ...colors.map((color) => gameText(language, `color.${color}`)),
  ];
  const effect = (use: 'basic' | 'strong'): string[] => {
    const key = `card.${card}.${use}`;
    return hasText(language, key) ? [`${word(language, `row.${use}`)}: ${gameText(language, key)}`] : [];
  };
  return [`${nameOf(language, 'card', card)}, ${about.join(', ')}`, ...effect('basic'), ...effect('strong')].join('. ');
}
