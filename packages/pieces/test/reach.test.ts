import { InvariantError } from '@heldentisch/engine';
import {
  type Board,
  disc,
  distance,
  fixedBoard,
  forbidden,
  hexAt,
  neighbours,
  origin,
  type Reach,
  reach,
  wayTo,
} from '@heldentisch/pieces';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a fixed board', () => {
  const hexes = disc(origin, 2);
  const board = fixedBoard(hexes);

  it('numbers its hexes', () => {
    expect(board.places).toBe(19);
    hexes.forEach((hex, place) => {
      expect([board.placeOf(hex), board.hexOf(place)]).toEqual([place, hex]);
    });
    expect(board.placeOf(hexAt(3, 0))).toBe(-1);
  });

  it('knows what lies around, by direction, and where it ends', () => {
    for (let place = 0; place < board.places; place++) {
      expect(board.neighboursOf(place)).toEqual(neighbours(board.hexOf(place)).map((hex) => hexes.indexOf(hex)));
    }
    expect(board.neighboursOf(0)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(board.neighboursOf(board.placeOf(hexAt(2, 0))).filter((place) => place < 0)).toHaveLength(3);
  });

  it('has no hex twice', () => {
    expect(() => fixedBoard([origin, hexAt(1, 0), origin])).toThrow(InvariantError);
  });
});

type Cost = (from: number, to: number) => number;

/** The same by trying all steps again and again until nothing gets cheaper. */
function bruteForce(board: Board, starts: readonly number[], cost: Cost, budget: number): number[] {
  const best = Array.from({ length: board.places }, (_, place) =>
    starts.includes(place) ? 0 : Number.POSITIVE_INFINITY,
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < board.places; from++) {
      for (const to of board.neighboursOf(from)) {
        if (to < 0 || cost(from, to) === forbidden) continue;
        const total = (best[from] as number) + cost(from, to);
        if (total <= budget && total < (best[to] as number)) {
          best[to] = total;
          changed = true;
        }
      }
    }
  }
  return best.map((total) => (total === Number.POSITIVE_INFINITY ? forbidden : total));
}

/** A random board with a cost for each place to enter and each place to leave; -1 forbids. */
const landscape = fc
  .subarray(disc(origin, 3), { minLength: 1 })
  .chain((hexes) =>
    fc.record({
      board: fc.constant(fixedBoard(hexes)),
      enter: fc.array(fc.constantFrom(-1, 0, 1, 1, 2, 3, 5), { minLength: hexes.length, maxLength: hexes.length }),
      leave: fc.array(fc.constantFrom(-1, 0, 0, 0, 4), { minLength: hexes.length, maxLength: hexes.length }),
      starts: fc.array(fc.nat(hexes.length - 1), { minLength: 1, maxLength: 3 }),
      budget: fc.constantFrom(0, 2, 5, Number.POSITIVE_INFINITY),
    }),
  )
  .map(({ board, enter, leave, starts, budget }) => {
    const cost: Cost = (from, to) =>
      enter[to] === -1 || leave[from] === -1 ? forbidden : (enter[to] as number) + (leave[from] as number);
    return { board, cost, starts, budget };
  });

const costOfWay = (way: readonly number[], cost: Cost): number =>
  way.slice(1).reduce((sum, to, i) => sum + cost(way[i] as number, to), 0);

describe('reach', () => {
  it('costs what the cheapest of all ways costs', () => {
    fc.assert(
      fc.property(landscape, ({ board, cost, starts, budget }) => {
        expect(reach(board, starts, cost, budget).cost).toEqual(bruteForce(board, starts, cost, budget));
      }),
      { numRuns: 500 },
    );
  });

  it('knows a way that costs that much, step by allowed step', () => {
    fc.assert(
      fc.property(landscape, ({ board, cost, starts, budget }) => {
        const found: Reach = reach(board, starts, cost, budget);
        for (let place = 0; place < board.places; place++) {
          const way = wayTo(found, place);
          if (found.cost[place] === forbidden) {
            expect(way).toEqual([]);
            continue;
          }
          expect(starts).toContain(way[0]);
          expect(way.at(-1)).toBe(place);
          way.slice(1).forEach((to, i) => {
            expect(board.neighboursOf(way[i] as number)).toContain(to);
            expect(cost(way[i] as number, to)).not.toBe(forbidden);
          });
          expect(costOfWay(way, cost)).toBe(found.cost[place]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('over open ground is the distance', () => {
    const board = fixedBoard(disc(origin, 5));
    const { cost } = reach(board, [7], () => 1);
    for (let place = 0; place < board.places; place++) {
      expect(cost[place]).toBe(distance(board.hexOf(7), board.hexOf(place)));
    }
  });

  it('can let one enter a place but not go on from there', () => {
    const board = fixedBoard([hexAt(0, 0), hexAt(1, 0), hexAt(2, 0)]);
    expect(reach(board, [0], (from) => (from === 1 ? forbidden : 2)).cost).toEqual([0, 2, forbidden]);
  });

  it('prefers, of equally short ways, the one whose first step is listed first', () => {
    fc.assert(
      fc.property(fc.subarray(disc(origin, 4).slice(1)), (hexes) => {
        const board = fixedBoard([origin, ...hexes]);
        const found = reach(board, [0], () => 1);
        const around = board.neighboursOf(0).filter((place) => place >= 0);
        const fromThere = around.map((place) => reach(board, [place], () => 1));
        for (let place = 1; place < board.places; place++) {
          if (found.cost[place] === forbidden) continue;
          const best = fromThere.findIndex(({ cost }) => cost[place] === (found.cost[place] as number) - 1);
          expect(wayTo(found, place)[1]).toBe(around[best]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('takes a board with places that are no hexes', () => {
    // Three places around a cave, which is the place 3.
    const ways = [[1, 3], [0, 2, 3], [1], [0, 1]];
    const found = reach({ places: 4, neighboursOf: (place) => ways[place] as number[] }, [2], () => 1);
    expect(found.cost).toEqual([2, 1, 0, 2]);
    expect(wayTo(found, 3)).toEqual([2, 1, 3]);
  });

  it('refuses costs that are no whole numbers', () => {
    const board = fixedBoard(disc(origin, 1));
    for (const cost of [0.5, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => reach(board, [0], () => cost)).toThrow(InvariantError);
    }
  });
});
