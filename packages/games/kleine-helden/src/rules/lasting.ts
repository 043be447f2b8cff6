import { endWhere } from '@heldentisch/pieces';
import { ownerOf } from '../groups.js';
import type { HeldenState } from '../state.js';
import { lastingOf } from '../tables.js';
import { happened } from '../vocabulary.js';
import type { HeldenContext } from './piles.js';

/** Instead of a seat: lasts until the running turn ends. */
export const endOfTurn = -1;

/** A change that outlasts the moment: for a being, or with -1 for everybody the card reaches. */
export function addLasting(c: HeldenContext, card: number, seat: number, being: number, stat = -1): void {
  const s = c.state;
  const { ends, noReaction } = lastingOf(card);
  const until = ends === 'turn' ? endOfTurn : ends === 'own turn' ? seat : ownerOf(s, being);
  s.lasting.push({ card, being, seat, until, stat });
  if (noReaction !== true) return;
  s.reactions[being] = 0;
  c.emit(happened.reactionLost, being);
}

/** Ends what lasts until the start of this seat's turn, or until the end of the running one. */
export function endEffects(s: HeldenState, until: number): void {
  endWhere(s.lasting, (effect) => effect.until === until);
}
