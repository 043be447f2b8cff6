import type { GameOptions } from '@heldentisch/engine';
import { placeCount } from './grid.js';
import { noWinner, type PixelState } from './state.js';
import { cardCount, factionSize } from './tables.js';

const ids = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const places = (value: number): number[] => new Array<number>(placeCount).fill(value);

/** The empty table before the first game. */
export function create(options: GameOptions): PixelState {
  const promos = options.promos === true;
  const promoCards = ids(2 * factionSize, cardCount);
  return {
    frames: [{ step: 'game', at: 0 }],
    promos,
    target: Number(options.match),
    doublePrintedOnly: options.doubling === 'printed',
    truceStopsLixis: options.lixis === 'afterTruce',
    mascotOrdersAnyone: options.mascot === 'anyone',
    card: places(-1),
    corpse: places(0),
    damage: places(0),
    mark: places(0),
    hurt: places(0),
    stormed: places(0),
    bonus: places(0),
    taken: places(0),
    hand: [[], []],
    deck: [ids(0, factionSize), ids(factionSize, 2 * factionSize)],
    discard: [[], []],
    victory: [[], []],
    promoPile: promos ? promoCards : [],
    resolving: [],
    chosen: [-1, -1],
    looked: [],
    looker: -1,
    out: promos ? [] : promoCards,
    seen: new Array<number>(cardCount).fill(0),
    games: 0,
    round: 0,
    wave: 0,
    first: 0,
    active: 0,
    actions: 0,
    orders: 0,
    fewerNext: [0, 0],
    fewer: [0, 0],
    shown: [0, 0],
    saved: [0, 0],
    tokens: [0, 0],
    revenge: [0, 0],
    stillRounds: 0,
    progress: 0,
    winner: noWinner,
    conceded: -1,
    ending: '',
  };
}
