import { InvariantError } from '@heldentisch/engine';
import {
  directionNames,
  directionTo,
  disc,
  distance,
  east,
  edgeBetween,
  hexAt,
  isHex,
  line,
  neighbour,
  neighbours,
  northeast,
  northwest,
  origin,
  qOf,
  ring,
  rOf,
  rotate,
  shift,
  southeast,
  southwest,
  west,
} from '@heldentisch/pieces';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Hexes far enough from the rim to turn and to draw rings around. */
const hex = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })).map(([q, r]) => hexAt(q, r));
const anyHex = fc
  .tuple(fc.integer({ min: -127, max: 127 }), fc.integer({ min: -127, max: 127 }))
  .map(([q, r]) => hexAt(q, r));
const direction = fc.integer({ min: 0, max: 5 });
const radius = fc.integer({ min: 0, max: 9 });

/** Distances from one hex by going from neighbour to neighbour, as far as the number of steps. */
function walked(from: number, steps: number): Map<number, number> {
  const found = new Map([[from, 0]]);
  for (const [at, done] of found) {
    if (done === steps) continue;
    for (const next of neighbours(at)) if (!found.has(next)) found.set(next, done + 1);
  }
  return found;
}

describe('a hex', () => {
  it('is its two coordinates, and never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: -127, max: 127 }), fc.integer({ min: -127, max: 127 }), (q, r) => {
        const at = hexAt(q, r);
        expect([qOf(at), rOf(at), isHex(at), at >= 0 && at < 65_536]).toEqual([q, r, true, true]);
      }),
    );
  });

  it('cannot lie beyond the rim', () => {
    for (const [q, r] of [
      [128, 0],
      [0, 128],
      [-128, 0],
      [0, -128],
      [0, 1000],
    ] as const) {
      expect(() => hexAt(q, r)).toThrow(InvariantError);
    }
  });

  it('has a neighbour in each direction', () => {
    expect([east, southeast, southwest, west, northwest, northeast].map((d) => directionNames[d])).toEqual([
      ...directionNames,
    ]);
    expect(neighbours(hexAt(3, 3)).map((at) => [qOf(at), rOf(at)])).toEqual([
      [4, 3],
      [3, 4],
      [2, 4],
      [2, 3],
      [3, 2],
      [4, 2],
    ]);
    expect(neighbours(origin)).toEqual([0, 1, 2, 3, 4, 5].map((d) => neighbour(origin, d)));
  });

  it('is the neighbour of its neighbours, in the opposite direction', () => {
    fc.assert(
      fc.property(hex, direction, (at, d) => {
        const next = neighbour(at, d);
        expect(neighbour(next, (d + 3) % 6)).toBe(at);
        expect([directionTo(at, next), directionTo(next, at)]).toEqual([d, (d + 3) % 6]);
      }),
    );
  });

  it('touches nothing on the other side of the plane', () => {
    const rimHex = fc.constantFrom(-127, 127).chain((edge) =>
      fc.tuple(fc.integer({ min: -127, max: 127 }), fc.boolean()).map(([other, turned]) => {
        return turned ? hexAt(edge, other) : hexAt(other, edge);
      }),
    );
    fc.assert(
      fc.property(rimHex, (at) => {
        const around = neighbours(at).filter(isHex);
        expect(around.length).toBeLessThan(6);
        for (const next of around) expect(distance(at, next)).toBe(1);
      }),
    );
  });

  it('has no direction to what it does not touch', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(directionTo(a, b) >= 0).toBe(distance(a, b) === 1);
      }),
    );
  });
});

describe('the distance', () => {
  it('is the length of the shortest walk', () => {
    fc.assert(
      fc.property(hex, (at) => {
        for (const [other, steps] of walked(at, 7)) expect(distance(at, other)).toBe(steps);
      }),
      { numRuns: 20 },
    );
  });

  it('is the same both ways and never longer than by a third hex', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b)).toBeLessThanOrEqual(distance(a, c) + distance(c, b));
      }),
    );
  });
});

describe('a ring', () => {
  it('has six hexes for each step of its radius, all at that distance', () => {
    fc.assert(
      fc.property(hex, radius, (centre, size) => {
        const hexes = ring(centre, size);
        expect(new Set(hexes).size).toBe(size === 0 ? 1 : 6 * size);
        expect(hexes).toHaveLength(size === 0 ? 1 : 6 * size);
        for (const at of hexes) expect(distance(centre, at)).toBe(size);
      }),
    );
  });

  it('runs clockwise from the east and closes', () => {
    expect(ring(origin, 1)).toEqual(neighbours(origin));
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 9 }), (centre, size) => {
        const hexes = ring(centre, size);
        expect(hexes[0]).toBe(hexAt(qOf(centre) + size, rOf(centre)));
        expect(hexes[size]).toBe(hexAt(qOf(centre), rOf(centre) + size));
        hexes.forEach((at, i) => {
          expect(distance(at, hexes[(i + 1) % hexes.length] as number)).toBe(1);
        });
      }),
    );
  });

  it('does not fit where the plane ends', () => {
    expect(() => ring(hexAt(120, 0), 8)).toThrow(InvariantError);
  });

  it('and those within it make a disc, the nearest first', () => {
    fc.assert(
      fc.property(hex, radius, (centre, size) => {
        const hexes = disc(centre, size);
        expect(new Set(hexes)).toEqual(new Set(walked(centre, size).keys()));
        expect(hexes).toHaveLength(3 * size * (size + 1) + 1);
        const distances = hexes.map((at) => distance(centre, at));
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });
});

describe('turning', () => {
  it('by six sixths changes nothing, and the other way round takes it back', () => {
    fc.assert(
      fc.property(hex, hex, fc.integer({ min: -13, max: 13 }), (at, centre, sixths) => {
        expect(rotate(at, 6, centre)).toBe(at);
        expect(rotate(rotate(at, sixths, centre), -sixths, centre)).toBe(at);
        expect(rotate(rotate(at, sixths, centre), 1, centre)).toBe(rotate(at, sixths + 1, centre));
      }),
    );
  });

  it('goes clockwise from neighbour to neighbour', () => {
    fc.assert(
      fc.property(hex, direction, (centre, d) => {
        expect(rotate(neighbour(centre, d), 1, centre)).toBe(neighbour(centre, (d + 1) % 6));
      }),
    );
  });

  it('keeps all distances', () => {
    fc.assert(
      fc.property(hex, hex, hex, direction, (a, b, centre, sixths) => {
        expect(distance(rotate(a, sixths, centre), rotate(b, sixths, centre))).toBe(distance(a, b));
      }),
    );
  });
});

it('a shift keeps how two hexes lie to each other', () => {
  fc.assert(
    fc.property(hex, hex, hex, (at, from, to) => {
      const moved = shift(at, from, to);
      expect([qOf(moved) - qOf(to), rOf(moved) - rOf(to)]).toEqual([qOf(at) - qOf(from), rOf(at) - rOf(from)]);
    }),
  );
});

describe('a line', () => {
  it('is as long as the distance and goes from neighbour to neighbour', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const hexes = line(a, b);
        expect(hexes).toHaveLength(distance(a, b) + 1);
        expect([hexes[0], hexes.at(-1)]).toEqual([a, b]);
        hexes.slice(1).forEach((at, i) => {
          expect(distance(hexes[i] as number, at)).toBe(1);
        });
      }),
    );
  });

  it('is the same from both ends', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(line(a, b)).toEqual(line(b, a).reverse());
      }),
    );
  });

  it('along a direction passes through nothing else', () => {
    fc.assert(
      fc.property(hex, direction, radius, (at, d, length) => {
        const straight = [at];
        for (let i = 0; i < length; i++) straight.push(neighbour(straight[i] as number, d));
        expect(line(at, straight[length] as number)).toEqual(straight);
      }),
    );
  });

  it('takes at each step a hex that no other is nearer to the straight way', () => {
    const middle = (q: number, r: number): [number, number] => [q + r / 2, (r * Math.sqrt(3)) / 2];
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const length = distance(a, b);
        line(a, b).forEach((at, i) => {
          const part = length === 0 ? 0 : i / length;
          const [x, y] = middle(qOf(a) + (qOf(b) - qOf(a)) * part, rOf(a) + (rOf(b) - rOf(a)) * part);
          const off = (other: number): number => {
            const [u, v] = middle(qOf(other), rOf(other));
            return Math.hypot(x - u, y - v);
          };
          for (const other of neighbours(at)) expect(off(at)).toBeLessThanOrEqual(off(other) + 1e-5);
        });
      }),
    );
  });
});

describe('an edge', () => {
  it('is the same from both sides, and each has its own number', () => {
    const board = new Set(disc(origin, 4));
    const pairs = [...board].flatMap((at) => neighbours(at).map((next) => [at, next] as const));
    const inner = pairs.filter(([, next]) => board.has(next));
    for (const [a, b] of inner) expect(edgeBetween(a, b)).toBe(edgeBetween(b, a));
    // Every inner edge was met twice, every outer one once.
    const outer = pairs.length - inner.length;
    expect(new Set(pairs.map(([a, b]) => edgeBetween(a, b))).size).toBe(inner.length / 2 + outer);
  });

  it('is only between neighbours', () => {
    expect(() => edgeBetween(origin, origin)).toThrow(InvariantError);
    expect(() => edgeBetween(origin, hexAt(2, 0))).toThrow(InvariantError);
  });
});
