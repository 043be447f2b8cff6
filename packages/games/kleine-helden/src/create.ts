import { type GameOptions, OptionError } from '@heldentisch/engine';
import { beingCount, cardCount, firstMagic, firstSupport, firstTactics, heroCount } from './beings.js';
import { equipmentIds } from './card-ids.js';
import { usualHeroPrice } from './rules/turn.js';
import type { HeldenState } from './state.js';

const ids = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const beings = (value: number): number[] => new Array<number>(beingCount).fill(value);
const cards = (value: number): number[] => new Array<number>(cardCount).fill(value);
const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** Equipment that is not in the published box. */
const notInBox: readonly (typeof equipmentIds)[number][] = [
  'rapier',
  'shadow-blade',
  'bone-club',
  'frying-pan',
  'trident',
  'hand-crossbow',
  'throwing-axe',
  'sling',
  'throwing-stars',
  'round-shield',
  'leather-jerkin',
  'cloak-of-shadows',
  'great-helm',
  'greaves',
  'seven-league-boots',
];

/** The empty table. */
export function create(options: GameOptions, seats: number): HeldenState {
  // KH-OPT-05
  if (options.threeHeroes === true && seats !== 2) {
    throw new OptionError('options.threeHeroes', 'is for 2 seats only');
  }
  const small = options.boxSize === true;
  const left = notInBox.map((name) => firstSupport + equipmentIds.indexOf(name));
  const red = ids(firstSupport, firstMagic);
  return {
    frames: [{ step: 'game', at: 0, done: 0 }],
    seats,
    life: Number(options.life),
    oneStack: options.oneStack === true,
    redraws: options.redraw === true,
    startHeroes: options.threeHeroes === true ? 3 : 2,
    bareEvasion: options.evasion === 'printed',
    field: beings(-1),
    owner: beings(-1),
    lp: beings(0),
    actions: beings(0),
    attackOnly: beings(0),
    reactions: beings(0),
    stunned: beings(0),
    chained: beings(0),
    poison: beings(0),
    slayer: beings(-1),
    since: beings(0),
    summoner: beings(-1),
    origin: beings(-1),
    used: beings(0),
    uses: cards(0),
    gear: lists(heroCount),
    hand: lists(seats),
    deck: [
      small ? red.filter((card) => !left.includes(card)) : red,
      ids(firstMagic, firstTactics),
      ids(firstTactics, cardCount),
    ],
    discard: lists(3),
    heroStack: ids(0, heroCount),
    drawn: [],
    resolving: [],
    looked: [],
    looker: -1,
    out: small ? left : [],
    seen: cards(0),
    markers: cards(0),
    usedIn: cards(0),
    turn: 0,
    active: 0,
    lastTurn: new Array<number>(seats).fill(0),
    eventPlayed: 0,
    bought: 0,
    heroPrice: usualHeroPrice,
    alive: (1 << seats) - 1,
    lasting: [],
    winners: 0,
    ending: '',
  };
}
