import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, boundsOf, cellRadius, grids } from '../src/table/kit/map/grid.js';
import type { MapView } from '../src/table/kit/map/map-data.js';
import {
  heldView,
  isFar,
  limitsOf,
  type MapShape,
  openingView,
  readableScale,
  type Size,
  wholeView,
} from '../src/table/kit/map/view-limits.js';

const boxes = fc.record({
  left: fc.integer({ min: -5000, max: 5000 }),
  top: fc.integer({ min: -5000, max: 5000 }),
  width: fc.integer({ min: 87, max: 4000 }),
  height: fc.integer({ min: 100, max: 3000 }),
});
const sizes = fc.record({ width: fc.integer({ min: 200, max: 2600 }), height: fc.integer({ min: 150, max: 1500 }) });
const views = fc.record({
  x: fc.integer({ min: -20_000, max: 20_000 }),
  y: fc.integer({ min: -20_000, max: 20_000 }),
  scale: fc.double({ min: 0.001, max: 100, noNaN: true }),
});

/** A map that is full of cells from rim to rim is held by its rim alone. */
const shapeOf = (bounds: Box): MapShape => ({ bounds, middles: [] });

/** What is in the window, along both axes. */
const seen = ({ x, y, scale }: MapView, { width, height }: Size): Box => ({
  left: x - width / scale / 2,
  top: y - height / scale / 2,
  width: width / scale,
  height: height / scale,
});

test('wherever somebody drags or zooms, the window is full of map or the map is wholly in the window', () => {
  fc.assert(
    fc.property(boxes, sizes, views, (bounds, window, view) => {
      const limits = limitsOf(shapeOf(bounds), window);
      const held = heldView(view, limits, window);
      const inWindow = seen(held, window);
      const isInside = (inner: number, innerLength: number, outer: number, outerLength: number): boolean =>
        inner >= outer - 0.01 && inner + innerLength <= outer + outerLength + 0.01;
      for (const [start, length] of [
        ['left', 'width'],
        ['top', 'height'],
      ] as const) {
        const [a, b] = [inWindow, limits.world];
        expect(
          isInside(a[start], a[length], b[start], b[length]) || isInside(b[start], b[length], a[start], a[length]),
        ).toBe(true);
      }
      expect(held.scale).toBeGreaterThanOrEqual(limits.least);
      expect(held.scale).toBeLessThanOrEqual(limits.most);
    }),
  );
});

test('of a map of any shape at least one cell is wholly in the window', () => {
  const places = fc.uniqueArray(fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) }), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(places, sizes, views, (cells, window, view) => {
      const middles = cells.map((cell) => grids.hexes.middleOf(cell));
      const limits = limitsOf({ bounds: boundsOf(grids.hexes, cells), middles }, window);
      const held = heldView(view, limits, window);
      const { left, top, width, height } = seen(held, window);
      const hasRoom = (middle: number, start: number, length: number): boolean => {
        const room = Math.min(cellRadius, length / 2) - 0.01;
        return middle - room >= start && middle + room <= start + length;
      };
      expect(middles.some(([x, y]) => hasRoom(x, left, width) && hasRoom(y, top, height))).toBe(true);
      expect(heldView(held, limits, window)).toEqual({
        x: expect.closeTo(held.x, 4),
        y: expect.closeTo(held.y, 4),
        scale: held.scale,
      });
    }),
  );
});

test('what is within the limits is left alone', () => {
  const window = { width: 800, height: 600 };
  const limits = limitsOf(shapeOf({ left: 0, top: 0, width: 3000, height: 2000 }), window);
  const view = { x: 1500, y: 1000, scale: 1 };
  expect(heldView(view, limits, window)).toEqual(view);
});

test('farthest away the whole map fits, and a larger map can be seen from farther away', () => {
  const window = { width: 800, height: 600 };
  const small = limitsOf(shapeOf({ left: 0, top: 0, width: 1400, height: 1000 }), window);
  const large = limitsOf(shapeOf({ left: 0, top: 0, width: 2800, height: 2000 }), window);
  expect(large.least).toBeLessThan(small.least);
  const { left, top, width, height } = seen(wholeView(large), window);
  expect([left <= 0, top <= 0, left + width >= 2800, top + height >= 2000]).toEqual([true, true, true, true]);
});

test('a map of one cell does not fill the screen', () => {
  const { least, most } = limitsOf(shapeOf({ left: 0, top: 0, width: 87, height: 100 }), { width: 2560, height: 1440 });
  expect([least, most]).toEqual([2.4, 2.4]);
});

test('what is looked for is brought near, and never farther away', () => {
  expect(readableScale(0.3)).toBeCloseTo(1.1);
  expect(readableScale(2)).toBe(2);
  expect([isFar(0.3), isFar(1.1)]).toEqual([true, false]);
});

test('a map opens as a whole, unless that is too small and there is a place that matters', () => {
  const bounds = { left: 0, top: 0, width: 1500, height: 1000 };
  const [desk, phone] = [
    limitsOf(shapeOf(bounds), { width: 1400, height: 900 }),
    limitsOf(shapeOf(bounds), { width: 390, height: 600 }),
  ];
  expect(openingView(desk, [10, 20])).toEqual(wholeView(desk));
  expect(openingView(phone, [10, 20])).toEqual({ x: 10, y: 20, scale: expect.closeTo(1.1) });
  expect(openingView(phone, undefined)).toEqual(wholeView(phone));
});
