import { type Phases, type ProgramFrame, sequence } from '@heldentisch/engine';
import type { HeldenState } from '../state.js';
import type { HeldenContext } from './piles.js';

/** A course of play of this game: first the kind of its frame, then its phases and what comes at the end. */
export const courseOf =
  <F extends ProgramFrame>() =>
  <P extends Phases<HeldenState, F>>(phases: P, finish?: (c: HeldenContext, frame: F) => void) =>
    sequence<HeldenState, F, P>(phases, finish);
