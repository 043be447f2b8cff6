import type { Language, Texts } from '@heldentisch/engine';
import { boardDe } from './board-de.js';
import { boardEn } from './board-en.js';
import { cardsDe } from './cards-de.js';
import { cardsEn } from './cards-en.js';
import { derivedTexts } from './derived.js';
import { logDe } from './log-de.js';
import { logEn } from './log-en.js';
import { placesDe } from './places-de.js';
import { placesEn } from './places-en.js';
import { sayDe } from './say-de.js';
import { sayEn } from './say-en.js';
import { skillsDe } from './skills-de.js';
import { skillsEn } from './skills-en.js';
import { termsDe } from './terms-de.js';
import { termsEn } from './terms-en.js';
import { unitsDe } from './units-de.js';
import { unitsEn } from './units-en.js';
import { whyDe } from './why-de.js';
import { whyEn } from './why-en.js';

const withDerived = (texts: Texts): Texts => ({ ...texts, ...derivedTexts(texts) });

export const texts: Readonly<Record<Language, Texts>> = {
  de: withDerived({
    ...sayDe,
    ...logDe,
    ...whyDe,
    ...boardDe,
    ...cardsDe,
    ...unitsDe,
    ...skillsDe,
    ...placesDe,
    ...termsDe,
  }),
  en: withDerived({
    ...sayEn,
    ...logEn,
    ...whyEn,
    ...boardEn,
    ...cardsEn,
    ...unitsEn,
    ...skillsEn,
    ...placesEn,
    ...termsEn,
  }),
};
