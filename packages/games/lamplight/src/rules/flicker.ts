import { always, at, type Deed, noCode, refusal, type Step, type Windows } from '@heldentisch/engine';
import { lay } from '@heldentisch/pieces';
import { kindNumber } from '../card-ids.js';
import { hasKind, takeKind } from '../piles.js';
import { type FlickerFrame, isIn, type LamplightState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import type { C } from './decks.js';

/*
 * LAM-16: a light flickers before it counts. In turn order all others may blow it out. A seat is left out only for a
 * reason that everybody sees: the round is calm, it has no cards, or it has given up. Who has cards but no Gust is asked
 * all the same, or everybody would know.
 */

const gust = kindNumber('gust');

const mayAnswer = (state: LamplightState, seat: number): boolean =>
  state.round > 1 && isIn(state, seat) && at(state.hands, seat).length > 0;

/** The next seat behind this one that is asked, or the one that kindled. */
export function nextAsked(state: LamplightState, kindler: number, seat: number): number {
  let next = seat;
  do next = (next + 1) % state.hands.length;
  while (next !== kindler && !mayAnswer(state, next));
  return next;
}

export function kindle(c: C, seat: number, amount: number): void {
  c.emit(happened.lightKindled, seat, amount);
  c.state.frames.push({ step: 'flicker', seat, amount, asked: nextAsked(c.state, seat, seat) });
}

export function shine(c: C, seat: number, amount: number): void {
  const { light } = c.state;
  light[seat] = at(light, seat) + amount;
  c.emit(happened.lightGained, seat, amount);
}

const letShine = always<LamplightState, FlickerFrame>(choose.pass, (c, frame, seat) => {
  c.emit(happened.lightSpared, seat);
  frame.asked = nextAsked(c.state, frame.seat, seat);
});

const blowOut: Deed<LamplightState, FlickerFrame> = {
  kind: choose.gust,
  candidates: (_c, _frame, _seat, out) => out.add(choose.gust.code()),
  forbids: ({ state }, _frame, seat) => (hasKind(at(state.hands, seat), gust) ? null : refusal('LAM-17')),
  does(c, frame, seat) {
    const { state } = c;
    lay(at(state.discards, seat), takeKind(at(state.hands, seat), gust), state.seen);
    state.frames.pop();
    state.oil++;
    c.emit(happened.lightBlownOut, seat, frame.seat);
    c.resolved(gust);
  },
};

const deeds = [letShine, blowOut];

export const flicker: Step<LamplightState, FlickerFrame> = {
  seats: (_c, { seat, asked }) => (asked === seat ? 0 : 1 << asked),
  run(c, { seat, amount }) {
    c.state.frames.pop();
    shine(c, seat, amount);
  },
  deeds: () => deeds,
  prompt: (_state, { seat, amount }) => ({ key: 'flicker', params: { seat: `seat.${seat}`, amount } }),
  isAmid: () => true,
};

const topFrame = ({ frames }: LamplightState) => frames[frames.length - 1];

export const windows: Windows<LamplightState> = {
  pass(view, seat) {
    const top = topFrame(view);
    return top?.step === 'flicker' && top.asked === seat ? choose.pass.code() : noCode;
  },
  /** It concerns a seat if somebody else would come to have more light than it has. */
  concerns(view, seat) {
    const top = topFrame(view);
    return top?.step === 'flicker' && at(view.light, top.seat) + top.amount > at(view.light, seat);
  },
};
