import { again, type Phases, type ProgramFrame, sequence } from '@heldentisch/engine';
import type { HeldenDeed, HeldenState } from '../state.js';
import type { HeldenContext } from './piles.js';

/** A course of play of this game: first the kind of its frame, then its phases and what comes at the end. */
export const courseOf =
  <F extends ProgramFrame>() =>
  <P extends Phases<HeldenState, F>>(phases: P, finish?: (c: HeldenContext, frame: F) => void) =>
    sequence<HeldenState, F, P>(phases, finish);

/** A deed after which its phase goes on. */
export const goesOn = <F extends ProgramFrame>(deed: HeldenDeed<F>): HeldenDeed<F> => ({
  ...deed,
  does(c, frame, seat, code) {
    again(frame);
    deed.does(c, frame, seat, code);
  },
});
