import { at, type Outcome, type Phases, perform, sequence } from '@heldentisch/engine';
import { isIn, type LamplightState, type NightFrame } from '../state.js';
import { happened } from '../vocabulary.js';
import { type C, drawCards, fillMarket } from './decks.js';
import { nextAsked } from './flicker.js';
import { handSize, tidy, turn } from './turn.js';

/** The light that ends the game. Alone, without wind, one needs more of it. */
export const goalOf = ({ light }: LamplightState): number => (light.length === 1 ? 14 : 10);
export const lastRound = 8;

const phases = {
  deal: {
    run(c) {
      const { decks, stack } = c.state;
      c.chance.shuffle(stack);
      for (const [seat, deck] of decks.entries()) {
        c.chance.shuffle(deck);
        drawCards(c, seat, handSize);
      }
      fillMarket(c);
    },
  },
  turn: perform((_c, { seat }) => ({ step: 'turn', at: turn.at.begin, seat })),
  next: { run: handOver },
} satisfies Phases<LamplightState, NightFrame>;

/** LAM-20: the course of the game, from the first card to the last. */
export const night = sequence<LamplightState, NightFrame, typeof phases>(phases);

/** The turn goes to the next seat that is still in; behind the last one a round is over. */
function handOver({ state }: C, frame: NightFrame): void {
  do {
    frame.seat = (frame.seat + 1) % state.light.length;
    if (frame.seat !== 0) continue;
    if (state.round === lastRound || seatsIn(state).some((seat) => at(state.light, seat) >= goalOf(state))) return;
    state.round++;
  } while (!isIn(state, frame.seat));
  night.go(frame, 'turn');
}

/** The seat whose turn it is, or -1. */
export const turnOf = ({ frames: [first] }: LamplightState): number => (first?.step === 'night' ? first.seat : -1);

const seatsIn = (state: LamplightState): number[] => [...state.light.keys()].filter((seat) => isIn(state, seat));

/** LAM-22 */
export function concede(c: C, seat: number): void {
  const { state } = c;
  const { frames } = state;
  state.out |= 1 << seat;
  c.emit(happened.gaveUp, seat);
  const top = frames[frames.length - 1];
  if (seatsIn(state).length < 2) frames.length = 0;
  else if (turnOf(state) === seat) {
    tidy(state, seat);
    frames.length = 1;
  } else if (top?.step === 'flicker' && top.asked === seat) top.asked = nextAsked(state, top.seat, seat);
}

/** LAM-20, LAM-21 */
export function outcome(state: LamplightState): Outcome {
  const { light } = state;
  const points = [...light];
  const seats = seatsIn(state);
  const most = Math.max(...seats.map((seat) => light[seat] as number));
  const best = seats.filter((seat) => light[seat] === most);
  if (light.length === 1) {
    const won = best.length === 1 && most >= goalOf(state);
    return { scores: [won ? 1 : 0], reason: won ? 'outcome.bright' : 'outcome.dark', points };
  }
  const scores = [...light.keys()].map((seat) => (best.includes(seat) ? 1 / best.length : 0));
  return { scores, reason: seats.length === 1 ? 'outcome.left' : 'outcome.light', points };
}
