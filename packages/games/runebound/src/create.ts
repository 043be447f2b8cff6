import { type GameOptions, nothing, OptionError } from '@heldentisch/engine';
import { cardCount, cardsOfColor, marketCount } from './box.js';
import { gemAt, spaceCount, tamalir } from './map.js';
import type { Party, RuneboundState } from './state.js';
import { cities, colors, values } from './terms.js';
import { trackLength } from './vocabulary.js';

/** RB-SET-03 */
const startGold = 3;
/** RB-SET-15: adventure counters by colour, and experience counters of each kind. */
export const counterTotals: readonly number[] = [20, 16, 13, 9];
export const experienceTotal = 12;

const newParty = (): Party => ({
  hero: -1,
  space: tamalir,
  cameFrom: -1,
  gold: startGold,
  wounds: 0,
  exhaustion: 0,
  cards: [],
  counters: colors.map(() => 0),
  experience: values.map(() => 0),
});

/** The table before anything is shuffled. One object literal, with every field from the start. */
export function create(options: GameOptions, seats: number): RuneboundState {
  const first = options.startPlayer;
  if (typeof first === 'number' && first >= seats) {
    throw new OptionError('options.startPlayer', `there is no seat ${first} at a table of ${seats}`);
  }
  // RB-SET-04, RB-SET-13
  const counters = gemAt.map((color) => (color < 0 ? 0 : 1 << color));
  const onBoard = colors.map((_, color) => gemAt.filter((gem) => gem === color).length);
  return {
    frames: [{ step: 'game', at: 0, seat: 0 }],
    picksHeroes: options.heroes === 'pick',
    firstSeat: typeof first === 'number' ? first : -1,
    pvp: options.pvp === true,
    runesCanBeTaken: options.runesCanBeTaken === true,
    renewal: options.renewal === true,
    roundLimit: typeof options.roundLimit === 'number' ? options.roundLimit : 0,
    doom: options.doom === true,
    parties: Array.from({ length: seats }, newParty),
    market: Array.from({ length: marketCount }, (_, card) => card),
    decks: colors.map((_, color) => cardsOfColor(color)),
    stacks: cities.map(() => []),
    event: [],
    track: new Array<number>(trackLength).fill(nothing),
    trackSpaces: new Array<number>(trackLength).fill(-1),
    inPlay: [],
    revealed: [],
    removed: [],
    looked: [],
    looker: -1,
    seen: new Array<number>(cardCount).fill(0),
    turned: new Array<number>(cardCount).fill(0),
    wounds: new Array<number>(cardCount).fill(0),
    exhaustion: new Array<number>(cardCount).fill(0),
    counters: counters.slice(0, spaceCount),
    supply: counterTotals.map((total, color) => total - (onBoard[color] as number)),
    experienceSupply: values.map(() => experienceTotal),
    start: 0,
    round: 0,
    turns: 0,
    out: 0,
    doomCount: 0,
    doomCounters: 0,
    doomed: 0,
    bought: [],
    sold: [],
    usedInTurn: [],
    offers: new Array<number>(seats).fill(0),
    traded: 0,
    winners: 0,
    ending: '',
  };
}
