import { type Deed, type Frame, type Invitation, refusal } from '@heldentisch/engine';
import { combatOf, isIn, playerOf, turnOf } from '../players.js';
import type { MageKnightFrame, MageKnightState } from '../state.js';
import { choose } from '../vocabulary.js';
import { skillAt } from './skills.js';
import { plunderNow, plunderProblem } from './turn.js';

/** Effects outside of one's turn (MK-OOT): nobody is asked; who wants to speaks up between two deeds of somebody else. */

const stays = (): void => {};

const plunder: Deed<MageKnightState, Frame> = {
  kind: choose.plunder,
  candidates: (_c, _frame, _seat, out) => out.add(choose.plunder.code()),
  forbids: ({ state }, _frame, seat) =>
    plunderProblem(state, seat) ?? (hasHadLastTurn(state, seat) ? refusal('MK-RND-20') : null),
  does: (c, _frame, seat) => plunderNow(c, seat),
};

/** MK-RND-20 */
function hasHadLastTurn(state: MageKnightState, seat: number): boolean {
  if (state.announcer < 0 && state.goalTurns < 0) return false;
  if (state.announcer === seat) return true;
  const turns = state.lastTurns >= 0 ? state.lastTurns : state.goalTurns;
  const now = state.order.indexOf(turnOf(state));
  const distance = (state.order.indexOf(seat) - now + state.order.length) % state.order.length;
  return distance >= turns;
}

const motivate = skillAt<MageKnightFrame>(({ when }) => when === 'anyTurn', stays) as Deed<MageKnightState, Frame>;
const skills: Deed<MageKnightState, Frame> = {
  ...motivate,
  forbids: (c, frame, seat, code) =>
    hasHadLastTurn(c.state, seat) ? refusal('MK-RND-20') : motivate.forbids(c, frame, seat, code),
};

export const invitation: Invitation<MageKnightState> = {
  seats({ state }, frame) {
    // MK-OOT-04, MK-OOT-05: between two deeds of a turn, not in the middle of an effect or of an end of turn.
    if (frame.step !== 'turn' || combatOf(state) !== undefined) return 0;
    const active = turnOf(state);
    let seats = 0;
    for (const seat of state.players.keys()) {
      if (seat === active || !isIn(state, seat)) continue;
      const { skills: own } = playerOf(state, seat);
      if (own.length > 0 || plunderProblem(state, seat) === null) seats |= 1 << seat;
    }
    return seats;
  },
  deeds: [plunder, skills],
};
