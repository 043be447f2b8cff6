import { forbidden, reach } from '@heldentisch/pieces';
import { neighboursOf, spaceCount } from '../board.js';
import { isAssault, isRampaging, isRevealed, terrainAt } from '../map.js';
import { inaccessible, isClosedCity, otherHeroAt, printedCost, provokedBy, stepCost } from '../rules/movement.js';
import type { MageKnightState } from '../state.js';

/** What it costs to walk: from where the hero stands, and from anywhere to a goal. No way leads past enemies that attack. */

const board = { places: spaceCount, neighboursOf };

/** Whether a hero can be there without a fight. */
export const isOpen = (state: MageKnightState, seat: number, space: number): boolean =>
  isRevealed(state, space) &&
  !isRampaging(state, space) &&
  !isAssault(state, seat, space) &&
  !isClosedCity(state, space);

/** The move points it takes to get to each space in this turn, or `forbidden`. */
export function costsFrom(state: MageKnightState, seat: number, from: number): readonly number[] {
  const costOf = (space: number, to: number): number => {
    if (!isOpen(state, seat, to)) return forbidden;
    const cost = stepCost(state, seat, space, to);
    return cost === inaccessible || provokedBy(state, space, to).length > 0 ? forbidden : cost;
  };
  return reach(board, [from], costOf, mostMove).cost;
}
/** Nobody gets further than this in one turn. */
const mostMove = 20;

/** The move points it takes from each space to the nearest of these, by what the board says, or `forbidden`. */
export function costsTo(state: MageKnightState, seat: number, goals: readonly number[]): readonly number[] {
  // From the goals backwards: the price of a step is that of the space it leads to.
  const costOf = (space: number, before: number): number => {
    if (!isOpen(state, seat, before)) return forbidden;
    const cost = printedCost(state, terrainAt(state, space));
    return cost === inaccessible || provokedBy(state, before, space).length > 0 ? forbidden : cost;
  };
  return reach(board, goals, costOf, farthest).cost;
}
/** What lies further away counts for nothing. */
const farthest = 30;

/** Whether the turn may end there. */
export const mayStay = (state: MageKnightState, seat: number, space: number): boolean =>
  isOpen(state, seat, space) &&
  otherHeroAt(state, seat, space) < 0 &&
  printedCost(state, terrainAt(state, space)) !== inaccessible;

export const openNeighbours = (state: MageKnightState, seat: number, space: number): number[] =>
  neighboursOf(space).filter((near) => near >= 0 && mayStay(state, seat, near));
