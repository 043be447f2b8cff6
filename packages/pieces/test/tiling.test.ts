import { InvariantError } from '@heldentisch/engine';
import {
  defineTiling,
  directionTo,
  disc,
  distance,
  emptyAround,
  fixedBoard,
  hexAt,
  neighbours,
  origin,
  qOf,
  reach,
  rOf,
  rotate,
  type Tiling,
  tiledBoard,
} from '@heldentisch/pieces';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const flowerShape = disc(origin, 1);
const trioShape = [origin, hexAt(1, 0), hexAt(0, 1)];
const flowers = defineTiling(flowerShape, hexAt(3, -2), hexAt(1, -3));
const trios = defineTiling(trioShape, hexAt(1, 1), hexAt(2, -1));

const pairs = (hexes: readonly number[]): number[][] =>
  hexes.map((hex) => [qOf(hex), rOf(hex)]).sort(([a, b], [c, d]) => Number(a) - Number(c) || Number(b) - Number(d));

/** Some tiles, each touching one that was laid before. */
function laid(tiling: Tiling, picks: readonly number[]): number[] {
  const anchors = [origin];
  for (const pick of picks) {
    const open = [...new Set(anchors.flatMap(tiling.touching))].filter((anchor) => !anchors.includes(anchor));
    anchors.push(open[pick % open.length] as number);
  }
  return anchors;
}
const picks = fc.array(fc.nat(1000), { maxLength: 12 });

describe.each([
  ['seven hexes', flowers, flowerShape],
  ['three hexes', trios, trioShape],
  [
    'three hexes, turned',
    defineTiling(
      trioShape.map((hex) => rotate(hex, 1)),
      hexAt(1, 1),
      hexAt(2, -1),
    ),
    trioShape,
  ],
  ['one hex', defineTiling([origin], hexAt(1, 0), hexAt(0, 1)), [origin]],
] as const)('a tiling of %s', (_name, tiling, shape) => {
  it('gives every hex to exactly one tile place', () => {
    const anchors = new Set(disc(origin, 12).map(tiling.anchorOf));
    const covered = [...anchors].flatMap(tiling.hexesOf);
    expect(new Set(covered).size).toBe(covered.length);
    for (const hex of disc(origin, 12)) {
      const anchor = tiling.anchorOf(hex);
      expect(tiling.hexesOf(anchor)[tiling.partOf(hex)]).toBe(hex);
      expect(tiling.hexOf(anchor, tiling.partOf(hex))).toBe(hex);
    }
    expect(tiling.size).toBe(shape.length);
  });

  it('knows the anchor by each of its hexes', () => {
    for (const anchor of new Set(disc(origin, 12).map(tiling.anchorOf))) {
      expect(tiling.hexesOf(anchor).map(tiling.anchorOf)).toEqual(Array(tiling.size).fill(anchor));
      expect(tiling.hexesOf(anchor).map(tiling.partOf)).toEqual([...Array(tiling.size).keys()]);
    }
  });

  it('lets each tile touch six others, and them it', () => {
    for (const anchor of new Set(disc(origin, 8).map(tiling.anchorOf))) {
      const around = tiling.touching(anchor);
      expect(new Set(around).size).toBe(6);
      for (const other of around) {
        expect(tiling.touching(other)).toContain(anchor);
        const edges = tiling
          .hexesOf(anchor)
          .flatMap((a) => tiling.hexesOf(other).filter((b) => directionTo(a, b) >= 0));
        expect(edges.length).toBeGreaterThan(0);
      }
    }
  });

  it('makes a board whose places come in the order of laying', () => {
    fc.assert(
      fc.property(picks, (list) => {
        const anchors = laid(tiling, list);
        const board = tiledBoard(tiling, anchors);
        const same = fixedBoard(anchors.flatMap(tiling.hexesOf));
        expect(board.places).toBe(same.places);
        for (let place = 0; place < board.places; place++) {
          expect(board.hexOf(place)).toBe(same.hexOf(place));
          expect(board.placeOf(board.hexOf(place))).toBe(place);
          expect(board.neighboursOf(place)).toEqual(same.neighboursOf(place));
        }
        expect(reach(board, [0], () => 1)).toEqual(reach(same, [0], () => 1));
      }),
      { numRuns: 30 },
    );
  });

  it('finds the empty tile places that a hex touches', () => {
    fc.assert(
      fc.property(picks, fc.constantFrom(...disc(origin, 5)), (list, hex) => {
        const anchors = laid(tiling, list);
        const board = tiledBoard(tiling, anchors);
        const open = neighbours(hex).filter((next) => board.placeOf(next) < 0);
        expect(new Set(emptyAround(tiling, anchors, hex))).toEqual(new Set(open.map(tiling.anchorOf)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a board of tiles', () => {
  it('grows with the list of anchors', () => {
    const anchors = [origin];
    const board = tiledBoard(flowers, anchors);
    expect([board.places, board.placeOf(hexAt(3, -2))]).toEqual([7, -1]);
    anchors.push(hexAt(3, -2));
    expect([board.places, board.placeOf(hexAt(3, -2))]).toEqual([14, 7]);
  });

  it('of seven hexes has its neighbours where the printed tiles meet', () => {
    expect(pairs(flowers.touching(origin))).toEqual([
      [-3, 2],
      [-2, -1],
      [-1, 3],
      [1, -3],
      [2, 1],
      [3, -2],
    ]);
    for (const anchor of flowers.touching(origin)) expect(distance(origin, anchor)).toBe(3);
  });

  it('of three hexes has its anchors where q and r differ by a multiple of three', () => {
    for (const hex of disc(origin, 9)) {
      expect(trios.anchorOf(hex) === hex).toBe((qOf(hex) - rOf(hex)) % 3 === 0);
    }
  });

  it('of three hexes is closed around a first hex by three more tiles, and around some next one by one', () => {
    const anchors = [origin];
    const added = emptyAround(trios, anchors, origin);
    expect(added).toHaveLength(3);
    anchors.push(...added);
    const next = neighbours(origin).filter((hex) => added.includes(trios.anchorOf(hex)));
    expect(next.map((hex) => emptyAround(trios, anchors, hex).length)).toContain(1);
  });
});

describe('what is no tiling', () => {
  it('has a grid of another size', () => {
    expect(() => defineTiling(flowerShape, hexAt(3, 0), hexAt(0, 3))).toThrow('9 hexes to a tile');
    expect(() => defineTiling(trioShape, hexAt(3, -2), hexAt(1, -3))).toThrow(InvariantError);
  });

  it('lets tiles overlap', () => {
    expect(() => defineTiling(trioShape, hexAt(1, 0), hexAt(0, 3))).toThrow('overlap');
    expect(() => defineTiling(flowerShape, hexAt(7, 0), hexAt(0, 1))).toThrow('overlap');
  });
});
