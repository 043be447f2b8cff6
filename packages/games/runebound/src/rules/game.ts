import { at, type Deed, type Outcome, type Phases, perform, refusal, sequence } from '@heldentisch/engine';
import { draw, lay, seatsFrom } from '@heldentisch/pieces';
import { heroes } from '../box.js';
import { heroIds } from '../card-ids.js';
import { isIn, partyOf } from '../parties.js';
import type { GameFrame, RuneboundState } from '../state.js';
import { cities, colors } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { renew } from './chain.js';
import type { C } from './frames.js';
import { endGame, leaders } from './leaving.js';
import { isRune } from './runes.js';

/** The whole game: set-up (RB-SET), then round after round (RB-TRN-09). */

/** RB-SET-17: the seats in turn order from the start player. */
const order = ({ start, parties }: RuneboundState): number[] => seatsFrom(start, parties.length);

const isFree = ({ parties }: RuneboundState, hero: number): boolean => parties.every((party) => party.hero !== hero);

/** The seat that takes a hero next, or -1. */
const toChoose = (state: RuneboundState): number =>
  order(state).find((seat) => isIn(state, seat) && partyOf(state, seat).hero < 0) ?? -1;

function takeHero(c: C, seat: number, hero: number): void {
  partyOf(c.state, seat).hero = hero;
  c.emit(happened.heroTaken, seat, hero);
}

const pickHero: Deed<RuneboundState, GameFrame> = {
  kind: choose.takeHero,
  candidates(_c, _frame, _seat, out) {
    for (const hero of heroes.keys()) out.add(choose.takeHero.code(hero));
  },
  forbids({ state }, _frame, _seat, code) {
    const hero = choose.takeHero.hero(code);
    return isFree(state, hero) ? null : refusal('RB-SET-12', { hero: `hero.${heroIds[hero]}` });
  },
  does(c, frame, seat, code) {
    frame.at--;
    takeHero(c, seat, choose.takeHero.hero(code));
  },
};
const heroDeeds = [pickHero];

const phases = {
  /** RB-SET-07, RB-SET-08 */
  decks: {
    run(c) {
      const { state } = c;
      c.chance.shuffle(state.market);
      for (const color of colors.keys()) c.chance.shuffle(at(state.decks, color));
      for (let city = 1; city < cities.length; city++) {
        for (const card of draw(state.market, 1)) {
          lay(at(state.stacks, city), card, state.seen);
          c.emit(happened.marketCardLaid, city, card);
        }
      }
    },
  },
  /** RB-SET-10 */
  startSeat: {
    run(c) {
      const { state } = c;
      state.start = state.firstSeat >= 0 ? state.firstSeat : c.chance.pick(state.parties.length);
      c.emit(happened.startSeatDrawn, state.start);
    },
  },
  /** RB-SET-12 */
  heroes: {
    seats({ state }) {
      const seat = state.picksHeroes ? toChoose(state) : -1;
      return seat < 0 ? 0 : 1 << seat;
    },
    run: dealHeroes,
    deeds: () => heroDeeds,
    prompt: () => ({ key: 'takeHero' }),
  },
  round: {
    run(c, frame) {
      const { state } = c;
      state.round++;
      c.emit(happened.roundBegun, state.round);
      if (state.renewal) renew(c);
      frame.seat = at(
        order(state).filter((seat) => isIn(state, seat)),
        0,
      );
    },
  },
  turn: perform((_c, { seat }) => ({ step: 'turn', at: 0, seat, over: 0 })),
  next: { run: handOver },
} satisfies Phases<RuneboundState, GameFrame>;

export const game = sequence<RuneboundState, GameFrame, typeof phases>(phases);

function dealHeroes(c: C): void {
  const { state } = c;
  for (let seat = toChoose(state); seat >= 0; seat = toChoose(state)) {
    const free = [...heroes.keys()].filter((hero) => isFree(state, hero));
    takeHero(c, seat, at(free, c.chance.pick(free.length)));
  }
}

/** RB-TRN-01, RB-TRN-09, RB-VIC-10 */
function handOver(c: C, frame: GameFrame): void {
  const { state } = c;
  const seats = order(state);
  const next = seats.slice(seats.indexOf(frame.seat) + 1).find((seat) => isIn(state, seat));
  if (next !== undefined) {
    frame.seat = next;
    game.go(frame, 'turn');
  } else if (state.roundLimit === 0 || state.round < state.roundLimit) game.go(frame, 'round');
  else {
    c.emit(happened.limitReached, state.round);
    // RB-VIC-11: alone the game is lost.
    const winners = state.parties.length === 1 ? [] : leaders(state, isRune);
    endGame(
      state,
      winners.reduce((bits, seat) => bits | (1 << seat), 0),
      winners.length === 0 ? 'outcome.alone' : 'outcome.limit',
    );
  }
}

export function outcome({ winners, ending, parties }: RuneboundState): Outcome {
  const won = [...parties.keys()].map((seat) => (winners >> seat) & 1);
  const count = won.reduce((sum, one) => sum + one, 0);
  return { scores: won.map((one) => (count === 0 ? 0 : one / count)), reason: ending };
}
