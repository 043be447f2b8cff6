/*
 * How far somebody gets, and on which way: the cheapest ways over places that are connected somehow. Places are small
 * integers; a board of hexes fits, and so does a board with extra places that are no hexes.
 *
 *   const points = reach(board, [start], (from, to) => (isLake(to) || endsMove(from) ? forbidden : costOf(to)), 5);
 *   points.cost[place];       // what it costs to get there, or `forbidden`
 *   wayTo(points, place);     // the places from the start to there
 *
 * Several starts ask for the nearest of them: reach from all targets, then step to a neighbour that costs less.
 */
import { InvariantError } from '@heldentisch/engine';
import type { Board } from './board.js';

/** As a step's cost: it may not be made. As a place's cost: it is out of reach. */
export const forbidden = -1;

export interface Reach {
  readonly cost: readonly number[];
  /** The place one comes from, or -1. */
  readonly before: readonly number[];
}

/**
 * The cheapest ways from the starts to all places, as far as the budget goes. Costs are whole numbers; a step may be
 * free. Of equally short ways, where all steps cost the same, the one wins whose first step is listed first.
 */
export function reach(
  board: Pick<Board, 'places' | 'neighboursOf'>,
  starts: readonly number[],
  costOf: (from: number, to: number) => number,
  budget: number = Number.POSITIVE_INFINITY,
): Reach {
  const cost = new Array<number>(board.places).fill(forbidden);
  const before = new Array<number>(board.places).fill(-1);
  for (const start of starts) cost[start] = 0;
  // The places to go on from, by what it cost to get there. A place that was then found cheaper stays in the dearer list.
  const found: number[][] = [[...new Set(starts)]];
  for (let spent = 0; spent < found.length; spent++) {
    for (const place of found[spent] ?? []) {
      if (cost[place] !== spent) continue;
      for (const next of board.neighboursOf(place)) {
        const step = next < 0 ? forbidden : costOf(place, next);
        if (step === forbidden) continue;
        if (!(Number.isInteger(step) && step >= 0)) throw new InvariantError(`a step cannot cost ${step}`);
        const total = spent + step;
        const known = cost[next] as number;
        if (total > budget || (known !== forbidden && known <= total)) continue;
        cost[next] = total;
        before[next] = place;
        const list = found[total];
        if (list === undefined) found[total] = [next];
        else list.push(next);
      }
    }
  }
  return { cost, before };
}

/** The places from a start to here, both included; empty if out of reach. */
export function wayTo({ cost, before }: Reach, place: number): number[] {
  const way: number[] = [];
  if (cost[place] === forbidden) return way;
  for (let at = place; at >= 0; at = before[at] as number) way.push(at);
  return way.reverse();
}
