import { happened } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';

/** KH-CD-05: in addition to a marker that was laid on the spell while it was cast. */
export function setCooldown(c: HeldenContext, card: number, rounds: number): void {
  const s = c.state;
  const markers = (s.markers[card] as number) + rounds;
  s.markers[card] = markers;
  s.usedIn[card] = s.turn;
  if (rounds > 0) c.emit(happened.cooldownSet, card, markers);
}
