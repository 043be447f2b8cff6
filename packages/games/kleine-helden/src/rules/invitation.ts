import type { Invitation } from '@heldentisch/engine';
import { handOf, isAlive } from '../groups.js';
import type { HeldenFrame, HeldenState } from '../state.js';
import { spontaneousFor } from '../tables.js';
import { choose } from '../vocabulary.js';
import { anyTimeDeed } from './any-time.js';
import { reopen } from './before-roll.js';
import { playCard } from './playing.js';

/**
 * Whether others may come in between while this frame waits: between the actions of a turn, at the decisions of a combat
 * or casting, and while others answer something. What is one act for its player is not interrupted: drawing, handing in,
 * equipping, transferring, and what a card's effect asks.
 */
const isPause = ({ step }: HeldenFrame): boolean =>
  step === 'turn' || step === 'combat' || step === 'beforeRoll' || step === 'window';

const holdsOne = (s: HeldenState, seat: number): boolean => {
  for (const card of spontaneousFor('any time')) if (handOf(s, seat).includes(card)) return true;
  return false;
};

/** Who comes in between has a say again, and so have those who answer what was played. */
function rejoin(frame: HeldenFrame, seat: number): void {
  if (frame.step === 'beforeRoll') reopen(frame);
  else if (frame.step === 'window' && frame.occasion === 'announced') frame.open |= 1 << seat;
}

/** KH-EVT-03: spontaneous events for any time, also in the turn of others and outside combat. */
export const invitation: Invitation<HeldenState> = {
  seats({ state: s }, frame) {
    if (!isPause(frame as HeldenFrame)) return 0;
    let bits = 0;
    for (let seat = 0; seat < s.seats; seat++) if (isAlive(s, seat) && holdsOne(s, seat)) bits |= 1 << seat;
    return bits;
  },
  deeds: [
    {
      ...anyTimeDeed,
      does(c, frame, seat, code) {
        rejoin(frame as HeldenFrame, seat);
        playCard(c, seat, choose.play.card(code));
      },
    },
  ],
};
