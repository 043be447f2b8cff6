import type { Language, Texts } from '@heldentisch/engine';
import { cardsDe } from './cards-de.js';
import { cardsEn } from './cards-en.js';
import { placesDe } from './places-de.js';
import { placesEn } from './places-en.js';
import { skillsDe } from './skills-de.js';
import { skillsEn } from './skills-en.js';
import { termsDe } from './terms-de.js';
import { termsEn } from './terms-en.js';
import { unitsDe } from './units-de.js';
import { unitsEn } from './units-en.js';

export const texts: Readonly<Record<Language, Texts>> = {
  de: { ...cardsDe, ...unitsDe, ...skillsDe, ...placesDe, ...termsDe },
  en: { ...cardsEn, ...unitsEn, ...skillsEn, ...placesEn, ...termsEn },
};
