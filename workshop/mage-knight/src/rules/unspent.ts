import type { Deed, Frame } from '@heldentisch/engine';
import { hasLasting, push } from '../players.js';
import type { MageKnightState } from '../state.js';
import { effectOf } from './effects.js';

/*
 * Invocation: its token must be used by the very next thing the player does. What can be paid with it goes first; behind
 * it the token is lost if it is still there.
 */

export function losesUnspent<F extends Frame>(
  deeds: readonly Deed<MageKnightState, F>[],
): readonly Deed<MageKnightState, F>[] {
  return deeds.map((deed) => ({
    ...deed,
    does(c, frame, seat, code) {
      const { state } = c;
      const isDue = hasLasting(state, 'spendAtOnce');
      if (isDue) push(state, effectOf(seat, 'loseToken', -1));
      deed.does(c, frame, seat, code);
    },
  }));
}
