import { brushed, filled } from '../paint/layers.js';
import { between, lined, moved, type Point, sided } from '../paint/shapes.js';
import { cornerOf, sideTo } from '../tile-land.js';
import type { Thing } from './thing.js';

const height = 9;

/** A wall on the side between two hexes: stones in courses, merlons on top. */
export function wall(from: number, to: number): Thing {
  const side = sideTo(from, to);
  if (side < 0) throw new Error(`there is no side between the hexes ${from} and ${to} of a tile`);
  const [left, right] = [cornerOf(from, side), cornerOf(from, side + 1)].sort((a, b) => a[0] - b[0]) as [Point, Point];
  const up = (point: Point, by: number): Point => moved(point, 0, -by);
  const isSteep = Math.abs(right[0] - left[0]) < 5;
  const thick: Point = isSteep ? [5, 0] : [1.5, -3.5];
  const back = ([x, y]: Point): Point => [x + thick[0], y + thick[1]];
  const [a, b] = [between(left, right, 0.02), between(left, right, 0.98)];
  const merlons = [0.08, 0.29, 0.5, 0.71, 0.92].map((part) => between(a, b, part));
  const block = (point: Point): string => {
    const [p, q] = isSteep
      ? [moved(point, -0.4, 0), moved(back(point), 0.4, 0)]
      : [moved(point, -2.6, 0), moved(point, 2.6, 0)];
    return sided([up(p, height - 0.5), up(p, height + 4), up(q, height + 4), up(q, height - 0.5)]);
  };
  const faces = sided([a, b, up(b, height), up(a, height)]);
  const end = sided([b, back(b), up(back(b), height), up(b, height)]);
  const low = a[1] > b[1] ? a : b;
  const steepFace = sided([low, back(low), up(back(low), height), up(low, height)]);
  return {
    foot: Math.max(left[1], right[1]) - 2,
    layers: [
      brushed(lined([moved(a, 4, 2), moved(b, 4, 2)]), 'shade', 7, 0.4),
      filled(isSteep ? steepFace : faces + end, 'stone-2'),
      filled(sided([up(a, height), up(b, height), up(back(b), height), up(back(a), height)]), 'stone-4'),
      brushed(
        [0.33, 0.66].map((part) => lined([up(a, height * part), up(b, height * part)])).join(''),
        'stone-1',
        0.8,
        isSteep ? 0 : 0.8,
      ),
      filled(merlons.map(block).join(''), 'stone-3'),
      brushed(
        merlons
          .map((point) =>
            lined([
              up(moved(point, isSteep ? -0.4 : -2.6, 0), height + 4),
              up(moved(isSteep ? back(point) : point, isSteep ? 0.4 : 2.6, 0), height + 4),
            ]),
          )
          .join(''),
        'stone-5',
        1.3,
      ),
    ],
  };
}
