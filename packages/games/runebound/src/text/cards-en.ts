import type { Texts } from '@heldentisch/engine';
import type { AdventureId } from '../card-ids.js';
import { blueRedEn } from './adventures-blue-red-en.js';
import { greenYellowEn } from './adventures-green-yellow-en.js';
import { type BoonId, type CardText, cardTexts, type TaleText } from './card-text.js';
import { heroesEn } from './heroes-en.js';
import { marketEn } from './market-en.js';

const adventuresEn: Readonly<Record<AdventureId, TaleText>> = { ...greenYellowEn, ...blueRedEn };

const runeText = '3 Dragon Runes win the game.';
const boonsEn: Readonly<Record<BoonId, CardText>> = {
  'runaway-apprentice': { name: 'Stolen Spellbook', text: 'Magic, discard: +3 to one roll of your hero.' },
  'mistress-of-the-ferrox': {
    name: 'Ferrox Whistle',
    text: 'Before combat with a ferrox and before its effects, discard: it is defeated at once.',
  },
  'dragon-cultists': {
    name: 'Cult Cipher',
    text: 'Against a dragonkin or dragon, discard: +4 to one combat roll of your hero.',
  },
  'dragon-high-priest': {
    name: 'Litany of Scales',
    text: 'Against a dragon, discard: +5 to one combat roll of your hero or an ally.',
  },
  vorakesh: { name: 'Seal of Vorakesh', text: 'Against dragons: +1 to all combat rolls of your side.' },
  kharvane: { name: 'Dragon Rune of Kharvane', text: runeText },
  sythraal: { name: 'Dragon Rune of Sythraal', text: runeText },
  orrivane: { name: 'Dragon Rune of Orrivane', text: runeText },
  ulvaine: { name: 'Dragon Rune of Ulvaine', text: runeText },
  drakkarn: { name: 'Dragon Rune of Drakkarn', text: runeText },
};

/** English texts of the heroes (`hero.…`), the market and adventure cards (`card.…`) and kept cards (`boon.…`). */
export const cardsEn: Texts = {
  ...cardTexts('hero', heroesEn),
  ...cardTexts('card', marketEn),
  ...cardTexts('card', adventuresEn),
  ...cardTexts('boon', boonsEn),
};
