import type { Plan } from '@heldentisch/engine';
import type { MovementFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { choose } from '../vocabulary.js';
import { goalsOf, worthOfStop } from './goals.js';
import { isWalking } from './judge.js';
import { stepsOf, withinReach } from './travel.js';

/** Whole intentions: to walk somewhere and stop there. */

/** So many places to stop at are worth weighing. */
const mostJourneys = 8;

/** The ways to the best places within reach. */
function journeys(state: RuneboundState, frame: MovementFrame): Plan[] {
  const goals = goalsOf(state, frame.seat);
  return withinReach(state, frame)
    .map((arrival) => ({ arrival, worth: worthOfStop(goals, arrival.space) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostJourneys)
    .map(({ arrival }) => ({ codes: [...stepsOf(arrival), choose.stop.code()], group: choose.move.id }));
}

export function plans(state: RuneboundState, seat: number): readonly Plan[] {
  const top = state.frames[state.frames.length - 1] as RuneboundFrame | undefined;
  if (isWalking(top) && top.seat === seat) return journeys(state, top);
  return [];
}
