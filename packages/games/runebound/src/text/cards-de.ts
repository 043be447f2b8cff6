import type { Texts } from '@heldentisch/engine';
import type { AdventureId } from '../card-ids.js';
import { blueRedDe } from './adventures-blue-red-de.js';
import { greenYellowDe } from './adventures-green-yellow-de.js';
import { type BoonId, type CardText, cardTexts, type TaleText } from './card-text.js';
import { heroesDe } from './heroes-de.js';
import { marketDe } from './market-de.js';

const adventuresDe: Readonly<Record<AdventureId, TaleText>> = { ...greenYellowDe, ...blueRedDe };

const runeText = '3 Drachenrunen gewinnen das Spiel.';
const boonsDe: Readonly<Record<BoonId, CardText>> = {
  'runaway-apprentice': {
    name: 'Gestohlenes Zauberbuch',
    text: 'Zauberkampf, abwerfen: +3 auf einen Wurf deines Helden.',
  },
  'mistress-of-the-ferrox': {
    name: 'Ferroxpfeife',
    text: 'Vor dem Kampf gegen Ferrox, noch vor dessen Effekten, abwerfen: Der Gegner ist sofort besiegt.',
  },
  'dragon-cultists': {
    name: 'Kultchiffre',
    text: 'Gegen Drachenbrut oder Drachen, abwerfen: +4 auf einen Kampfwurf deines Helden.',
  },
  'dragon-high-priest': {
    name: 'Schuppenlitanei',
    text: 'Gegen Drachen, abwerfen: +5 auf einen Kampfwurf deines Helden oder eines Verbündeten.',
  },
  vorakesh: { name: 'Vorakeshs Siegel', text: 'Gegen Drachen: +1 auf alle Kampfwürfe deiner Seite.' },
  kharvane: { name: 'Drachenrune von Kharvane', text: runeText },
  sythraal: { name: 'Drachenrune von Sythraal', text: runeText },
  orrivane: { name: 'Drachenrune von Orrivane', text: runeText },
  ulvaine: { name: 'Drachenrune von Ulvaine', text: runeText },
  drakkarn: { name: 'Drachenrune von Drakkarn', text: runeText },
};

/** German texts of the heroes (`hero.…`), the market and adventure cards (`card.…`) and kept cards (`boon.…`). */
export const cardsDe: Texts = {
  ...cardTexts('hero', heroesDe),
  ...cardTexts('card', marketDe),
  ...cardTexts('card', adventuresDe),
  ...cardTexts('boon', boonsDe),
};
