import { ownerOf } from '../groups.js';
import { lastingOf } from '../tables.js';
import { happened } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';

/** A change that outlasts the moment: for a being, or with -1 for everybody the card reaches. */
export function addLasting(c: HeldenContext, card: number, seat: number, being: number, stat = -1): void {
  const s = c.state;
  const { ends, noReaction } = lastingOf(card);
  const until = ends === 'turn' ? -1 : ends === 'own turn' ? seat : ownerOf(s, being);
  s.lasting.push({ card, being, seat, until, stat });
  if (noReaction !== true) return;
  s.reactions[being] = 0;
  c.emit(happened.reactionLost, being);
}
