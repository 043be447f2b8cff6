import type { Step } from '@heldentisch/engine';
import { cardOfBeing } from '../beings.js';
import { handOf, inPlay, npcOf } from '../groups.js';
import type { CallFrame, HeldenState, PlayedFrame } from '../state.js';
import { happened } from '../vocabulary.js';
import { pushEffect } from './effect.js';
import { discardBeing } from './npcs.js';
import { type HeldenContext, remove, toDiscard } from './piles.js';
import { openEventWindow, openNpcWindow } from './windows.js';

/** An event or spontaneous event from the hand. */
export function playCard(c: HeldenContext, seat: number, card: number): void {
  const s = c.state;
  s.resolving.push(remove(handOf(s, seat), card));
  s.seen[card] = 0;
  c.emit(happened.cardPlayed, seat, card);
  s.frames.push({ step: 'played', at: 0, seat, card, cancelled: 0 });
}

export const playedStep: Step<HeldenState, PlayedFrame> = {
  run(c, frame) {
    const s = c.state;
    const phase = frame.at++;
    if (phase === 0) openEventWindow(c, frame.card, frame.seat);
    else if (phase === 1) {
      if (frame.cancelled === 1) c.emit(happened.cardCancelled, frame.card);
      else pushEffect(c, frame.card, frame.seat, -1);
    } else {
      // KH-EVT-07, KH-EVT-09
      s.frames.pop();
      toDiscard(c, remove(s.resolving, frame.card));
    }
  },
};

/** KH-NPC-07 */
export function callNpc(c: HeldenContext, seat: number): void {
  const npc = npcOf(c.state, seat);
  c.state.used[npc] = 1;
  c.emit(happened.npcCalled, seat, npc);
  c.state.frames.push({ step: 'call', at: 0, seat, npc, cancelled: 0 });
}

const disloyal = 1;

export const callStep: Step<HeldenState, CallFrame> = {
  run(c, frame) {
    const s = c.state;
    const phase = frame.at++;
    if (phase === 0) openNpcWindow(c, frame.npc, frame.seat);
    else if (phase === 1) {
      if (frame.cancelled === 1) c.emit(happened.cardCancelled, cardOfBeing(frame.npc));
      else pushEffect(c, cardOfBeing(frame.npc), frame.seat, frame.npc);
    } else {
      s.frames.pop();
      rollLoyalty(c, frame.npc);
    }
  },
};

/** KH-NPC-08 */
function rollLoyalty(c: HeldenContext, npc: number): void {
  if (!inPlay(c.state, npc)) return;
  const die = c.chance.roll(6);
  c.emit(happened.loyaltyRolled, npc, die);
  if (die === disloyal) discardBeing(c, npc);
}
