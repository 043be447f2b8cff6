import type { Language, Texts } from '@heldentisch/engine';
import { cardsDe } from './cards-de.js';
import { cardsEn } from './cards-en.js';
import { placesDe } from './places-de.js';
import { placesEn } from './places-en.js';
import { termsDe } from './terms-de.js';
import { termsEn } from './terms-en.js';

export const texts: Readonly<Record<Language, Texts>> = {
  de: { ...cardsDe, ...placesDe, ...termsDe },
  en: { ...cardsEn, ...placesEn, ...termsEn },
};
