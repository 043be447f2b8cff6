import { at, type Deed, oneFrom, type Phases, sequence } from '@heldentisch/engine';
import { neighboursOf } from '../map.js';
import { partyOf } from '../parties.js';
import type { FlightFrame, RuneboundState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { type C, combatOf, endAdventure, endTurnEarly, turnOf } from './frames.js';
import { failChallenge } from './undefeated.js';

/** A hero gets away from a fight, one space back the way it came (RB-CMB-09). */

const pickNeighbour = oneFrom<RuneboundState, FlightFrame>(
  choose.goTo,
  ({ state }, _frame, seat, out) => {
    for (const space of at(neighboursOf, partyOf(state, seat).space)) out.add(choose.goTo.code(space));
  },
  'RB-CMB-16',
  (c, _frame, seat, code) => runTo(c, seat, choose.goTo.space(code)),
);
const deeds: readonly Deed<RuneboundState, FlightFrame>[] = [pickNeighbour];

const phases = {
  challengeStays: {
    run(c) {
      const combat = combatOf(c.state);
      if (combat !== undefined && combat.card >= 0) failChallenge(c, combat);
    },
  },
  /** RB-CMB-16 */
  run: {
    seats: ({ state }, { seat }) => (partyOf(state, seat).cameFrom < 0 ? 1 << seat : 0),
    run: (c, { seat }) => runTo(c, seat, partyOf(c.state, seat).cameFrom),
    deeds: () => deeds,
    prompt: () => ({ key: 'fleeTo' }),
  },
  /** RB-CMB-11, RB-PVP-16, RB-PVP-17 */
  end: {
    run({ state }, { seat }) {
      if (seat === turnOf(state)) endTurnEarly(state);
      else endAdventure(state);
    },
  },
} satisfies Phases<RuneboundState, FlightFrame>;

const course = sequence<RuneboundState, FlightFrame, typeof phases>(phases);
export const flight = { ...course.step, isAmid: () => true };

/** RB-MOV-21: the step of an escape counts as the way one came. */
function runTo(c: C, seat: number, space: number): void {
  const party = partyOf(c.state, seat);
  party.cameFrom = party.space;
  party.space = space;
  c.emit(happened.heroEscaped, seat, space);
}
