import { type Refusal, refusal } from '@heldentisch/engine';
import type { PixelState } from '../state.js';
import { hasLeaderPower } from '../units.js';
import { noteLeader } from './noting.js';
import type { PixelContext } from './piles.js';

/** PT-TRU-01, PT-TRU-02 */
export const isTruce = (s: PixelState): boolean => s.round === 1;

/** The powers of leaders by which an action costs nothing (PT-ACT-08). */
type FreeAction = 'freeRecruit' | 'freeOrder' | 'freeClearAndMove';

const noActionLeft: Refusal = refusal('PT-RND-03');

/** PT-RND-03: no action is left, and the leader does not make this one free. */
export function unpaid(s: PixelState, seat: number, free: FreeAction | null = null): Refusal | null {
  if (s.actions > 0) return null;
  return free !== null && hasLeaderPower(s, seat, free) ? null : noActionLeft;
}

export function pay(c: PixelContext, seat: number, free: FreeAction | null = null): void {
  if (free !== null && hasLeaderPower(c.state, seat, free)) noteLeader(c, seat);
  else c.state.actions--;
}
