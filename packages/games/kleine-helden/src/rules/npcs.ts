import { take } from '@heldentisch/pieces';
import { beingOfCard } from '../beings.js';
import { demonAt, handOf, npcOf } from '../groups.js';
import type { HeldenState } from '../state.js';
import { demonCard, npcCard } from '../tables.js';
import { happened } from '../vocabulary.js';
import { enter, type HeldenContext, leave, toDiscard } from './piles.js';

/** KH-NPC-01 to KH-NPC-03: the old one is discarded. */
export function placeNpc(c: HeldenContext, seat: number, card: number): void {
  const s = c.state;
  const old = npcOf(s, seat);
  if (old >= 0) discardBeing(c, old);
  take(handOf(s, seat), card);
  enter(s, beingOfCard(card), seat, npcCard(card).life);
  c.emit(happened.npcPlaced, seat, beingOfCard(card));
}

/** KH-DMN-01, KH-DMN-04 */
export function placeDemon(c: HeldenContext, seat: number, card: number, host: number): void {
  const s = c.state;
  const old = demonAt(s, host);
  if (old >= 0) discardBeing(c, old);
  take(handOf(s, seat), card);
  enter(s, beingOfCard(card), host, demonCard(card).life);
  c.emit(happened.demonPlaced, host, beingOfCard(card));
  c.resolved(card);
}

/** A demon or NPC leaves for its discard pile. What it bound is free again. */
export function discardBeing(c: HeldenContext, being: number): void {
  const s = c.state;
  const host = s.owner[being] as number;
  toDiscard(c, leave(s, being));
  freeBound(s, host);
  c.emit(happened.beingDiscarded, being);
}

/** KH-DMN-09: with the demon its hold on the group ends. */
export function freeBound(s: HeldenState, host: number): void {
  if (demonAt(s, host) >= 0) return;
  for (let being = 0; being < s.chained.length; being++) if (s.owner[being] === host) s.chained[being] = 0;
}
