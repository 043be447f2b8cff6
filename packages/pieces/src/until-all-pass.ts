/*
 * Several sides take turns until all of them have passed in a row: whoever passed may act again once another has acted.
 * The fields lie in the frame of the game.
 *
 *   { step: 'answers', ...alternation(seatsFrom(first, seats)) }
 *
 *   seats: (c, frame) => (allPassed(frame) ? 0 : 1 << sideToAct(frame)),
 *   …      pass: passed(frame), anything else: acted(frame)
 */
import { at } from '@heldentisch/engine';

export interface Alternation {
  readonly sides: number[];
  /** Whose turn it is, as an index of the sides. */
  turn: number;
  /** How many have passed in a row. */
  passes: number;
}

/** All seats in turn order, from this one on. */
export const seatsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (first + i) % count);

export const alternation = (sides: readonly number[]): Alternation => ({ sides: [...sides], turn: 0, passes: 0 });

export const allPassed = ({ sides, passes }: Alternation): boolean => passes >= sides.length;

export const sideToAct = ({ sides, turn }: Alternation): number => at(sides, turn);

export function passed(frame: Alternation): void {
  frame.passes++;
  frame.turn = (frame.turn + 1) % frame.sides.length;
}

export function acted(frame: Alternation): void {
  frame.passes = 0;
  frame.turn = (frame.turn + 1) % frame.sides.length;
}

/** Somebody else has changed what it is about: all are asked anew, from the first side on. */
export function startAgain(frame: Alternation): void {
  frame.passes = 0;
  frame.turn = 0;
}
