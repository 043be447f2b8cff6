import { disc, distance, hexAt, neighbours, origin, qOf, rOf } from '@heldentisch/pieces';
import { describe, expect, test } from 'vitest';
import { mostStands, standsFor } from '../src/table/kit/map/arrange-pieces.js';
import { boundsOf, cellRadius, edgePath, type GridName, grids, linePath, wayPath } from '../src/table/kit/map/grid.js';
import type { MapCell } from '../src/table/kit/map/map-data.js';
import { rowsOf, type WalkKey, walkOn } from '../src/table/kit/map/walk.js';

const placeOf = (hex: number) => ({ q: qOf(hex), r: rOf(hex) });
const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const names = ['hexes', 'squares'] as const satisfies readonly GridName[];

/** The neighbours by side, as the rules count directions. */
const aroundOf = {
  hexes: neighbours(hexAt(2, -3)).map(placeOf),
  squares: [
    { q: 3, r: -3 },
    { q: 2, r: -2 },
    { q: 1, r: -3 },
    { q: 2, r: -4 },
  ],
};

describe.each(names)('%s', (name) => {
  const grid = grids[name];
  const here = { q: 2, r: -3 };
  const around = aroundOf[name];
  const across = (side: number): number => (side + around.length / 2) % around.length;

  test('every neighbour lies behind its side, and nothing else does', () => {
    expect(around.map((there) => grid.sideTo(here, there))).toEqual(around.map((_, side) => side));
    expect(around.map((there) => grid.sideTo(there, here))).toEqual(around.map((_, side) => across(side)));
    expect([grid.sideTo(here, here), grid.sideTo(here, { q: 4, r: -3 })]).toEqual([-1, -1]);
  });

  test('two neighbours have the same edge, in the middle between them', () => {
    around.forEach((there, side) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(edgePath(grid, here, side, false));
      expect(numbersIn(edgePath(grid, there, across(side), false))).toEqual([x2, y2, x1, y1]);
      const [ax, ay] = grid.middleOf(here);
      const [bx, by] = grid.middleOf(there);
      expect((x1 + x2) / 2).toBeCloseTo((ax + bx) / 2, 1);
      expect((y1 + y2) / 2).toBeCloseTo((ay + by) / 2, 1);
    });
  });

  test('a winding edge has the same ends', () => {
    const ends = (isWinding: boolean) => {
      const numbers = numbersIn(edgePath(grid, here, 1, isWinding));
      return [...numbers.slice(0, 2), ...numbers.slice(-2)];
    };
    expect(ends(true)).toEqual(ends(false));
  });
});

test('hexes lie as far apart as the rules say', () => {
  const [x, y] = grids.hexes.middleOf({ q: 0, r: 0 });
  for (const hex of disc(origin, 1).slice(1)) {
    const [hexX, hexY] = grids.hexes.middleOf(placeOf(hex));
    expect(distance(origin, hex)).toBe(1);
    expect(Math.hypot(hexX - x, hexY - y)).toBeCloseTo(Math.sqrt(3) * cellRadius);
  }
});

test('the bounds hold every corner', () => {
  expect(boundsOf(grids.hexes, [{ q: 0, r: 0 }])).toEqual({
    left: expect.closeTo(-43.3, 1),
    top: expect.closeTo(-50),
    width: expect.closeTo(86.6, 1),
    height: expect.closeTo(100),
  });
  const flower = boundsOf(grids.hexes, disc(origin, 1).map(placeOf));
  expect(flower).toMatchObject({ width: expect.closeTo(259.8, 1), height: expect.closeTo(250) });
});

test('a road crosses borders in their middle, a shown way goes from middle to middle', () => {
  const bend = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: 1 },
  ];
  expect(wayPath(grids.hexes, bend)).toBe('M0 0L43.3 0Q86.6 0 108.25 37.5L129.9 75');
  expect(linePath(grids.hexes, bend)).toBe('M0 0L86.6 0L129.9 75');
  expect([wayPath(grids.hexes, bend.slice(0, 1)), linePath(grids.hexes, [])]).toEqual(['', '']);
});

describe.each([false, true])('pieces on one cell, beside a site: %s', (hasSite) => {
  test.each([1, 2, 3, 4, 5, 6, 7])('%i of them stand apart and inside', (count) => {
    const stands = standsFor(count, hasSite);
    expect(stands).toHaveLength(count);
    const inner = (Math.sqrt(3) / 2) * cellRadius;
    stands.forEach((a, i) => {
      expect(Math.hypot(a.x, a.y) + a.scale * cellRadius).toBeLessThanOrEqual(inner);
      for (const b of stands.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual((a.scale + b.scale) * cellRadius - 0.01);
    });
  });

  test('a crowd has as many stands as can be told apart', () => {
    expect(standsFor(30, hasSite)).toHaveLength(mostStands);
  });
});

describe('walking by keys', () => {
  /** Rows of columns; odd rows are half a hex further right. A dot is a hole. */
  const cellsOf = (...rows: string[]): MapCell[] =>
    rows.flatMap((row, r) =>
      [...row].flatMap((id, column) => (id === '.' ? [] : [{ id, q: column - Math.floor(r / 2), r, terrain: '' }])),
    );
  function walk(cells: readonly MapCell[], start: string, ...keys: WalkKey[]): string {
    const cell = cells.find(({ id }) => id === start) as MapCell;
    let now = { id: start, column: grids.hexes.middleOf(cell)[0] };
    return keys
      .map((key) => {
        now = walkOn(grids.hexes, cells, now, key);
        return now.id;
      })
      .join('');
  }
  const full = cellsOf('abcd', 'efgh', 'ijkl', 'mnop');

  test('left and right stay in the row and stop at its end', () => {
    expect(walk(full, 'f', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toBe('ghhg');
  });
  test('up and down keep to the column', () => {
    expect(walk(full, 'b', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('fjnn');
    expect(walk(full, 'n', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('kfc');
  });
  test('a step to the side begins a new column', () => {
    expect(walk(full, 'b', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown')).toBe('fglo');
  });
  test('at the rim the only neighbour is taken', () => {
    expect(walk(full, 'd', 'ArrowDown')).toBe('h');
    expect(walk(full, 'h', 'ArrowUp')).toBe('d');
  });
  test('home and end lead along the row', () => {
    expect(walk(full, 'g', 'Home', 'Home', 'End', 'End')).toBe('eehh');
  });
  test('holes are stepped over straight ahead only', () => {
    const holes = cellsOf('ab.d', '....', 'ij..');
    expect(walk(holes, 'b', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp')).toBe('dbjb');
    expect(walk(holes, 'd', 'ArrowDown')).toBe('d');
  });
  test('on squares up is straight up', () => {
    const cells = ['abc', 'def'].flatMap((row, r) => [...row].map((id, q) => ({ id, q, r, terrain: '' })));
    expect(
      walkOn(grids.squares, cells, { id: 'e', column: grids.squares.middleOf({ q: 1, r: 1 })[0] }, 'ArrowUp').id,
    ).toBe('b');
  });
  test('every neighbour of a cell is at most two keys away', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
    const found = new Set(
      keys.flatMap((first) => [walk(full, 'f', first), ...keys.map((next) => walk(full, 'f', first, next).at(-1))]),
    );
    expect(['b', 'c', 'e', 'g', 'j', 'k'].filter((id) => !found.has(id))).toEqual([]);
  });
  test('rows are read from the top and from the left', () => {
    expect(rowsOf([...full].reverse()).map((row) => row.map(({ id }) => id).join(''))).toEqual([
      'abcd',
      'efgh',
      'ijkl',
      'mnop',
    ]);
  });
});
