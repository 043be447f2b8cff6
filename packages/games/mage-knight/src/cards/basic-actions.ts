import {
  anyCrystal,
  attack,
  basics,
  block,
  crystal,
  crystalOfIt,
  type DeedCard,
  discard,
  draw,
  either,
  heal,
  influence,
  lasting,
  lower,
  mana,
  may,
  moreDice,
  move,
  type Operations,
  payBasic,
  ranged,
  ready,
  reputation,
  rider,
  siege,
  special,
} from '../card.js';
import type { BasicActionId } from '../card-ids.js';
import type { BasicColor } from '../terms.js';

type Card = Omit<DeedCard, 'id' | 'kind' | 'colors'> & { readonly color: BasicColor };

const action = (id: BasicActionId, { color, ...rest }: Card): DeedCard => ({
  id,
  kind: 'basic',
  colors: [color],
  ...rest,
});

/** One of the four kinds of points, the same number of each. */
const anyPoints = (n: number): Operations => [
  either({ move: [move(n)], influence: [influence(n)], attack: [attack(n)], block: [block(n)] }),
];

/** The basic actions: twelve that the decks share, and two of each hero's own (MK-SET-22). */
export const basicActions: readonly DeedCard[] = [
  action('rage', {
    color: 'red',
    categories: ['combat'],
    basic: [either({ attack: [attack(2)], block: [block(2)] })],
    strong: [attack(4)],
  }),
  action('determination', {
    color: 'blue',
    categories: ['combat'],
    basic: [either({ attack: [attack(2)], block: [block(2)] })],
    strong: [block(5)],
  }),
  action('swiftness', { color: 'white', categories: ['move', 'combat'], basic: [move(2)], strong: [ranged(3)] }),
  action('march', { color: 'green', categories: ['move'], basic: [move(2)], strong: [move(4)] }),
  action('stamina', { color: 'blue', categories: ['move'], basic: [move(2)], strong: [move(4)] }),
  action('tranquility', {
    color: 'green',
    categories: ['heal'],
    basic: [either({ heal: [heal(1)], draw: [draw(1)] })],
    strong: [either({ heal: [heal(2)], draw: [draw(2)] })],
  }),
  action('promise', { color: 'white', categories: ['influence'], basic: [influence(2)], strong: [influence(4)] }),
  action('threaten', {
    color: 'red',
    categories: ['influence'],
    basic: [influence(2)],
    strong: [influence(5), reputation(-1)],
  }),
  action('crystallize', {
    color: 'blue',
    categories: ['special'],
    basic: [payBasic, crystalOfIt()],
    strong: [anyCrystal],
  }),
  action('mana-draw', {
    color: 'white',
    categories: ['special'],
    basic: [moreDice(1)],
    strong: [special('manaDraw')],
  }),
  action('concentration', {
    color: 'green',
    categories: ['special'],
    basic: [mana('blue', 'white', 'red')],
    strong: [{ op: 'playOther', use: 'strong', bonus: 2, times: 1, leaves: 'played' }],
  }),
  action('improvisation', {
    color: 'red',
    categories: ['move', 'influence', 'combat'],
    basic: [discard('card'), ...anyPoints(3)],
    strong: [discard('card'), ...anyPoints(5)],
  }),
  // Arythea
  action('battle-versatility', {
    color: 'red',
    categories: ['combat'],
    basic: [either({ attack: [attack(2)], block: [block(2)], ranged: [ranged(1)] })],
    strong: [
      either({
        attack: [attack(4)],
        block: [block(4)],
        'fire-attack': [attack(3, 'fire')],
        'fire-block': [block(3, 'fire')],
        ranged: [ranged(3)],
        siege: [siege(2)],
      }),
    ],
  }),
  action('mana-pull', {
    color: 'white',
    categories: ['special'],
    basic: [moreDice(1), lasting('blackDieAnyColor')],
    strong: [special('manaPull'), special('manaPull')],
  }),
  // Tovak
  action('cold-toughness', {
    color: 'blue',
    categories: ['combat'],
    basic: [either({ 'ice-attack': [attack(2, 'ice')], 'ice-block': [block(3, 'ice')] })],
    strong: [block(5, 'ice'), rider('blockByAbilities')],
  }),
  action('instinct', {
    color: 'red',
    categories: ['move', 'influence', 'combat'],
    basic: anyPoints(2),
    strong: anyPoints(4),
  }),
  // Goldyx
  action('will-focus', {
    color: 'green',
    categories: ['special'],
    basic: [either({ mana: [mana('blue', 'white', 'red')], crystal: [crystal('green')] })],
    strong: [{ op: 'playOther', use: 'strong', bonus: 3, times: 1, leaves: 'played' }],
  }),
  action('crystal-joy', {
    color: 'blue',
    categories: ['special'],
    basic: [payBasic, crystalOfIt(), special('crystalJoy')],
    strong: [crystal(...basics), special('crystalJoyStrong')],
  }),
  // Norowas
  action('noble-manners', {
    color: 'white',
    categories: ['influence'],
    basic: [influence(2), { op: 'courtesy', fame: 1, reputation: 0 }],
    strong: [influence(4), { op: 'courtesy', fame: 1, reputation: 1 }],
  }),
  action('rejuvenate', {
    color: 'green',
    categories: ['heal'],
    basic: [either({ heal: [heal(1)], draw: [draw(1)], mana: [mana('green')], ready: [ready(2)] })],
    strong: [either({ heal: [heal(2)], draw: [draw(2)], crystal: [crystal('green')], ready: [ready(3)] })],
  }),
  // Wolfhawk
  action('swift-reflexes', {
    color: 'white',
    categories: ['move', 'combat'],
    basic: [either({ move: [move(2)], ranged: [ranged(1)], lower: [lower(1)] })],
    strong: [either({ move: [move(4)], ranged: [ranged(3)], lower: [lower(2)] })],
    lostLegion: true,
  }),
  action('tirelessness', {
    color: 'blue',
    categories: ['move'],
    basic: [move(2), lasting('nextMove', { n: 1 })],
    strong: [move(4), lasting('everyMove', { n: 1 })],
    lostLegion: true,
  }),
  // Krang
  action('savage-harvesting', {
    color: 'green',
    categories: ['move', 'special'],
    basic: [move(2), lasting('discardForCrystal', { n: 1 })],
    strong: [move(4), lasting('discardForCrystal', { n: 99 })],
    lostLegion: true,
  }),
  action('ruthless-coercion', {
    color: 'red',
    categories: ['influence', 'heal'],
    basic: [influence(2), may(lasting('recruitDiscount', { n: 2, least: -1 }))],
    strong: [influence(6), reputation(-1), lasting('readyForInfluence', { n: 2, least: 2, bits: 1 })],
    lostLegion: true,
  }),
  // Braevalar
  action('one-with-the-land', {
    color: 'green',
    categories: ['move', 'heal', 'combat'],
    basic: [either({ move: [move(2)], heal: [heal(1)], block: [block(2)] })],
    strong: [either({ move: [move(4)], heal: [heal(2)], block: [special('landBlock')] })],
    lostLegion: true,
  }),
  action('druidic-paths', {
    color: 'blue',
    categories: ['move'],
    basic: [move(2), special('easierSpace')],
    strong: [move(4), special('easierTerrain')],
    lostLegion: true,
  }),
];
