import { at } from '@heldentisch/engine';
import type { AdventureCard, AllyCard, ChallengeCard, HeroCard, MarketCard } from './card.js';
import { allies } from './cards/allies.js';
import { armor } from './cards/armor.js';
import { artifacts } from './cards/artifacts.js';
import { blue } from './cards/blue.js';
import { green } from './cards/green.js';
import { heroes as heroCards } from './cards/heroes.js';
import { potions } from './cards/potions.js';
import { red } from './cards/red.js';
import { runes } from './cards/runes.js';
import { weapons } from './cards/weapons.js';
import { yellow } from './cards/yellow.js';
import { colors, type Kind } from './terms.js';

/*
 * What is in the box. A card is a number from 0: first the market cards, every copy by itself (RB-SET-18), then the
 * adventure cards by colour.
 */

export const mostSeats = 6;
export const heroes: readonly HeroCard[] = heroCards;

const copiesOf = (card: MarketCard): readonly string[] =>
  card.copies === undefined ? [card.id] : Array.from({ length: card.copies }, (_, i) => `${card.id}-${i + 1}`);

/** The order in which cards go under a deck together (RB-ITM-10). */
const designs: readonly MarketCard[] = [...armor, ...allies, ...potions, ...runes, ...artifacts, ...weapons];
const marketCards: readonly MarketCard[] = designs.flatMap((card) => copiesOf(card).map(() => card));
const adventures: readonly AdventureCard[] = [...green, ...yellow, ...blue, ...red];

export const marketCount = marketCards.length;
export const cardCount = marketCount + adventures.length;

/** What each card is called in choices, events and positions. */
export const cardNames: readonly string[] = [...designs.flatMap(copiesOf), ...adventures.map(({ id }) => id)];
export const cardKey = (card: number): string => `card.${cardNames[card]}`;
export const cardNumber = (name: string): number => cardNames.indexOf(name);
/** The name of the design, without the number of the copy. */
export const designName = (card: number): string =>
  card < marketCount ? at(marketCards, card).id : at(adventures, card - marketCount).id;

export const isMarketCard = (card: number): boolean => card < marketCount;
export const marketCard = (card: number): MarketCard => at(marketCards, card);
export const adventureCard = (card: number): AdventureCard => at(adventures, card - marketCount);
export const kindOfCard: readonly (Kind | null)[] = cardNames.map((_, card) =>
  card < marketCount ? at(marketCards, card).kind : null,
);
export const isAlly = (card: number): boolean => kindOfCard[card] === 'ally';
export const costOf = (card: number): number => at(marketCards, card).cost;

/** The place of an adventure card among its like. */
export const adventureNumberOf = (card: number): number => card - marketCount;

export function challengeCard(card: number): ChallengeCard {
  const found = adventureCard(card);
  if (found.type !== 'challenge') throw new Error(`${found.id} is no challenge`);
  return found;
}

/** The colour of an adventure card, or -1. */
export const colorOfCard: readonly number[] = cardNames.map((_, card) =>
  card < marketCount ? -1 : colors.indexOf(at(adventures, card - marketCount).color),
);
export const cardsOfColor = (color: number): number[] =>
  [...cardNames.keys()].filter((card) => colorOfCard[card] === color);

/*
 * The characters of a side: 0 is its hero, then come the allies that there are. A character is named within its side.
 */

export const hero = 0;
const allyNumbers: readonly number[] = [...cardNames.keys()].filter(isAlly);
export const characterNames: readonly string[] = ['hero', ...allyNumbers.map((card) => at(cardNames, card))];
export const characterCount = characterNames.length;
/** The character of an ally's card, or -1. */
export const characterOf: readonly number[] = cardNames.map((_, card) =>
  isAlly(card) ? 1 + allyNumbers.indexOf(card) : -1,
);
export const cardOfCharacter = (character: number): number => at(allyNumbers, character - 1);
export const allyCard = (character: number): AllyCard => marketCard(cardOfCharacter(character)) as AllyCard;

/** Whatever has abilities that a player uses: the cards, then the heroes. */
export const sourceNames: readonly string[] = [...cardNames, ...heroes.map(({ id }) => id)];
export const sourceOfHero = (number: number): number => cardCount + number;
export const sourceKey = (source: number): string => `source.${sourceNames[source]}`;
