import type { BasicActionId, HeroId } from '../card-ids.js';
import type { BasicColor } from '../terms.js';

export interface HeroCard {
  readonly id: HeroId;
  /** The three dots, with which a dummy player starts (MK-DUM-02). */
  readonly dots: readonly [BasicColor, BasicColor, BasicColor];
  /** The sixteen cards of the deck (MK-SET-22): how many of each. */
  readonly deck: Readonly<Partial<Record<BasicActionId, number>>>;
  readonly lostLegion?: true;
}

type Deck = HeroCard['deck'];

const common: Deck = {
  rage: 2,
  determination: 1,
  swiftness: 2,
  march: 2,
  stamina: 2,
  tranquility: 1,
  promise: 1,
  threaten: 1,
  crystallize: 1,
  'mana-draw': 1,
  concentration: 1,
  improvisation: 1,
};

/** Own cards of a hero, each in the place of a common one. */
function deckWith(own: Readonly<Partial<Record<BasicActionId, BasicActionId>>>): Deck {
  const deck: Record<string, number> = { ...common };
  for (const [card, instead] of Object.entries(own)) {
    deck[card] = 1;
    deck[instead] = (deck[instead] ?? 0) - 1;
  }
  return deck;
}

export const heroCards: readonly HeroCard[] = [
  {
    id: 'arythea',
    dots: ['red', 'red', 'white'],
    deck: deckWith({ 'battle-versatility': 'rage', 'mana-pull': 'mana-draw' }),
  },
  {
    id: 'tovak',
    dots: ['blue', 'blue', 'red'],
    deck: deckWith({ 'cold-toughness': 'determination', instinct: 'improvisation' }),
  },
  {
    id: 'goldyx',
    dots: ['green', 'green', 'blue'],
    deck: deckWith({ 'will-focus': 'concentration', 'crystal-joy': 'crystallize' }),
  },
  {
    id: 'norowas',
    dots: ['white', 'white', 'green'],
    deck: deckWith({ 'noble-manners': 'promise', rejuvenate: 'tranquility' }),
  },
  {
    id: 'wolfhawk',
    dots: ['white', 'white', 'blue'],
    deck: deckWith({ 'swift-reflexes': 'swiftness', tirelessness: 'stamina' }),
    lostLegion: true,
  },
  {
    id: 'krang',
    dots: ['red', 'red', 'green'],
    deck: deckWith({ 'savage-harvesting': 'march', 'ruthless-coercion': 'threaten' }),
    lostLegion: true,
  },
  {
    id: 'braevalar',
    dots: ['blue', 'blue', 'green'],
    deck: deckWith({ 'one-with-the-land': 'march', 'druidic-paths': 'stamina' }),
    lostLegion: true,
  },
];
