import { at, type Deed, type Frame } from '@heldentisch/engine';
import { hasLasting, lastingOf, playerOf, push } from '../players.js';
import type { MageKnightState } from '../state.js';
import { effectOf } from './effects.js';
import { endLasting } from './mana.js';

/*
 * Invocation: its token must be used by the very next thing the player does. What can be paid with it goes first; behind
 * it, and before a combat that it leads to, the token is lost if it is still there.
 */

export function loseUnspent(state: MageKnightState, seat: number): void {
  const due = lastingOf(state, 'spendAtOnce');
  if (due === undefined) return;
  endLasting(state, 'spendAtOnce');
  const { tokens } = playerOf(state, seat);
  tokens[due.bits] = Math.max(0, at(tokens, due.bits) - 1);
}

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
