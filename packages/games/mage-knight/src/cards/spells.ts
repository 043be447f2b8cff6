import {
  allEnemies,
  anyCrystal,
  anyLevel,
  armor,
  attack,
  block,
  crystal,
  crystalOfIt,
  type DeedCard,
  destroyed,
  discardAny,
  drawBonus,
  either,
  enemy,
  gainUnit,
  heal,
  influence,
  lasting,
  loseFortification,
  loseResistances,
  move,
  noAttack,
  type Operations,
  only,
  otherEnemies,
  payBy,
  per,
  pickColor,
  ranged,
  ready,
  readyLevels,
  rider,
  siege,
  special,
  takeWound,
  travel,
  when,
} from '../card.js';
import type { SpellId } from '../card-ids.js';
import type { BasicColor } from '../terms.js';

type Card = Omit<DeedCard, 'id' | 'kind' | 'colors'> & { readonly color: BasicColor };

const spell = (id: SpellId, { color, ...rest }: Card): DeedCard => ({ id, kind: 'spell', colors: [color], ...rest });

/** A mana bolt, by the colour of the mana: each gives one less than the one before. */
const manaBolt = (n: number): Operations => [
  payBy({
    blue: [attack(n, 'ice')],
    red: [attack(n - 1, 'cold-fire')],
    white: [ranged(n - 2, 'ice')],
    green: [siege(n - 3, 'ice')],
  }),
];

/** The spells, one card of each. */
export const spells: readonly DeedCard[] = [
  spell('fireball', {
    color: 'red',
    categories: ['combat'],
    basic: [ranged(5, 'fire')],
    strong: [takeWound, siege(8, 'fire')],
  }),
  spell('snowstorm', {
    color: 'blue',
    categories: ['combat'],
    basic: [ranged(5, 'ice')],
    strong: [takeWound, siege(8, 'ice')],
  }),
  spell('expose', {
    color: 'white',
    categories: ['combat'],
    basic: [enemy(loseFortification, loseResistances), ranged(2)],
    strong: [
      either({ fortification: [allEnemies(loseFortification)], resistance: [allEnemies(loseResistances)] }),
      ranged(3),
    ],
  }),
  spell('tremor', {
    color: 'green',
    categories: ['combat'],
    basic: [either({ one: [enemy(armor(-3))], all: [allEnemies(armor(-2))] })],
    strong: [either({ one: [enemy(armor(-3, -6))], all: [allEnemies(armor(-2, -4))] })],
  }),
  spell('flame-wall', {
    color: 'red',
    categories: ['combat'],
    basic: [either({ 'fire-attack': [attack(5, 'fire')], 'fire-block': [block(7, 'fire')] })],
    strong: [
      either({
        'fire-attack': [attack(per(5, 2, 'enemy'), 'fire')],
        'fire-block': [block(per(7, 2, 'enemy'), 'fire')],
      }),
    ],
  }),
  spell('mana-bolt', { color: 'blue', categories: ['combat'], basic: manaBolt(8), strong: manaBolt(11) }),
  spell('whirlwind', {
    color: 'white',
    categories: ['combat'],
    basic: [enemy(noAttack)],
    strong: [only('attackPhase'), enemy(destroyed)],
  }),
  spell('underground-travel', {
    color: 'green',
    categories: ['move'],
    basic: [{ op: 'travel', costs: [0, 0, 0], closed: ['swamp', 'lake'], to: 'safe' }],
    strong: [{ op: 'travel', costs: [0, 0, 0], closed: ['swamp', 'lake'], to: 'assault' }],
  }),
  spell('burning-shield', {
    color: 'red',
    categories: ['combat'],
    basic: [block(4, 'fire'), rider('attackAfterBlock', 4)],
    strong: [block(4, 'fire'), rider('destroyBlocked')],
  }),
  spell('chill', {
    color: 'blue',
    categories: ['combat'],
    basic: [enemy(noAttack, { to: 'lose', resistances: ['fire'] })],
    strong: [enemy(noAttack, armor(-4))],
  }),
  spell('wings-of-wind', {
    color: 'white',
    categories: ['move', 'combat'],
    basic: [travel(1, 2, 3, 4, 5)],
    strong: [special('wingsOfNight')],
  }),
  spell('restoration', {
    color: 'green',
    categories: ['heal'],
    basic: [when('forest', [heal(5)], [heal(3)])],
    strong: [when('forest', [heal(5), readyLevels(5)], [heal(3), readyLevels(3)])],
  }),
  spell('demolish', {
    color: 'red',
    categories: ['combat'],
    basic: [lasting('noWalls'), allEnemies(armor(-1))],
    strong: [only('attackPhase'), enemy(destroyed), otherEnemies(armor(-1))],
  }),
  spell('space-bending', {
    color: 'blue',
    categories: ['move', 'special'],
    basic: [lasting('spaceBending')],
    strong: [special('timeBending')],
  }),
  spell('call-to-arms', {
    color: 'white',
    categories: ['special'],
    basic: [special('callToArms')],
    strong: [gainUnit],
  }),
  spell('meditation', {
    color: 'green',
    categories: ['special'],
    basic: [special('meditation'), drawBonus(2)],
    strong: [special('trance'), drawBonus(2)],
  }),
  spell('mana-meltdown', {
    color: 'red',
    categories: ['special'],
    basic: [special('manaMeltdown')],
    strong: [pickColor, special('manaRadiance'), crystalOfIt(2)],
    isCompetitive: true,
  }),
  spell('mana-claim', {
    color: 'blue',
    categories: ['special'],
    basic: [special('manaClaim')],
    strong: [special('manaClaim'), special('manaCurse')],
    isCompetitive: true,
  }),
  spell('mind-read', {
    color: 'white',
    categories: ['special'],
    basic: [pickColor, crystalOfIt(), special('mindRead')],
    strong: [pickColor, crystalOfIt(), special('mindRead'), special('mindSteal')],
    isCompetitive: true,
  }),
  spell('energy-flow', {
    color: 'green',
    categories: ['heal'],
    basic: [ready(anyLevel), special('energyFlow')],
    strong: [{ op: 'ready', level: anyLevel, heals: true }, special('energySteal')],
    isCompetitive: true,
  }),
  spell('offering', {
    color: 'red',
    categories: ['special', 'combat'],
    basic: [crystal('red'), discardAny('card', 3, crystalOfIt())],
    strong: [special('sacrifice')],
    lostLegion: true,
  }),
  spell('mist-form', {
    color: 'blue',
    categories: ['move', 'combat'],
    basic: [
      move(4),
      lasting('open', { terrains: ['lake'], n: 2 }),
      lasting('cost', { terrains: 'all', n: 2 }),
      lasting('closed', { terrains: ['hills', 'mountain'] }),
    ],
    strong: [lasting('unitsResist'), lasting('noFirstWound')],
    lostLegion: true,
  }),
  spell('charm', {
    color: 'white',
    categories: ['influence', 'combat'],
    basic: [
      influence(4),
      when('interacting', [either({ crystal: [anyCrystal], discount: [lasting('recruitDiscount', { n: 3 })] })]),
    ],
    strong: [enemy(noAttack, { to: 'possess' })],
    lostLegion: true,
  }),
  spell('cure', {
    color: 'green',
    categories: ['heal', 'combat'],
    basic: [heal(2), lasting('drawPerHealed'), lasting('readyHealed')],
    strong: [allEnemies({ to: 'doom', as: 'armor1' })],
    lostLegion: true,
  }),
];
