import { lay, take } from '@heldentisch/pieces';
import { cardOfBeing } from '../beings.js';
import { handOf, inPlay, npcOf } from '../groups.js';
import type { CallFrame, PlayedFrame } from '../state.js';
import { happened } from '../vocabulary.js';
import { courseOf } from './course-of.js';
import { pushEffect } from './effect.js';
import { discardBeing } from './npcs.js';
import { type HeldenContext, toDiscard } from './piles.js';
import { openEventWindow, openNpcWindow } from './windows.js';

/** An event or spontaneous event from the hand. */
export function playCard(c: HeldenContext, seat: number, card: number): void {
  const s = c.state;
  lay(s.resolving, take(handOf(s, seat), card), s.seen);
  c.emit(happened.cardPlayed, seat, card);
  s.frames.push({ step: 'played', at: 0, seat, card, cancelled: false });
}

/** A card that was played: others may cancel it, then it takes effect and is discarded (KH-EVT-07, KH-EVT-09). */
export const playedCourse = courseOf<PlayedFrame>()(
  {
    answers: { run: (c, { card, seat }) => openEventWindow(c, card, seat) },
    effect: {
      run(c, { card, seat, cancelled }) {
        if (cancelled) c.emit(happened.cardCancelled, card);
        else pushEffect(c, card, seat, -1);
      },
    },
  },
  (c, { card }) => toDiscard(c, take(c.state.resolving, card)),
);

/** KH-NPC-07 */
export function callNpc(c: HeldenContext, seat: number): void {
  const npc = npcOf(c.state, seat);
  c.state.used[npc] = 1;
  c.emit(happened.npcCalled, seat, npc);
  c.state.frames.push({ step: 'call', at: 0, seat, npc, cancelled: false });
}

/** An NPC's ability: others may cancel it, it takes effect, then its loyalty is tested (KH-NPC-08). */
export const callCourse = courseOf<CallFrame>()(
  {
    answers: { run: (c, { npc, seat }) => openNpcWindow(c, npc, seat) },
    effect: {
      run(c, { npc, seat, cancelled }) {
        if (cancelled) c.emit(happened.cardCancelled, cardOfBeing(npc));
        else pushEffect(c, cardOfBeing(npc), seat, npc);
      },
    },
  },
  (c, { npc }) => rollLoyalty(c, npc),
);

const disloyal = 1;

function rollLoyalty(c: HeldenContext, npc: number): void {
  if (!inPlay(c.state, npc)) return;
  const die = c.chance.roll(6);
  c.emit(happened.loyaltyRolled, npc, die);
  if (die === disloyal) discardBeing(c, npc);
}
