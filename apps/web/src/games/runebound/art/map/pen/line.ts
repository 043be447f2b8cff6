/* Lines of a hand that is not quite steady: points in, text of an SVG path out. */
import { unrest } from './random.js';

export type Point = readonly [x: number, y: number];

export const at = (points: readonly Point[], i: number): Point => {
  const point = points[((i % points.length) + points.length) % points.length];
  if (point === undefined) throw new Error('a line without points');
  return point;
};

const number = (value: number): string => String(Math.round(value * 10) / 10);
export const written = ([x, y]: Point): string => `${number(x)} ${number(y)}`;
export const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
export const between = ([ax, ay]: Point, [bx, by]: Point, part = 0.5): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const straight = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(written).join('L')}${isClosed ? 'Z' : ''}`;

/** A soft line through all points. */
export function soft(points: readonly Point[], isClosed = false): string {
  const last = points.length - 1;
  const held = (i: number): Point => at(points, isClosed ? i : Math.min(last, Math.max(0, i)));
  const bends = Array.from({ length: isClosed ? points.length : last }, (_, i) => {
    const [before, from, to, after] = [held(i - 1), held(i), held(i + 1), held(i + 2)];
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const coming: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${written(leaving)} ${written(coming)} ${written(to)}`;
  });
  return `M${written(held(0))}${bends.join('')}${isClosed ? 'Z' : ''}`;
}

/** Points on the soft line through all points, so many for each part of it. */
export function softly(points: readonly Point[], count = 5): Point[] {
  const last = points.length - 1;
  const held = (i: number): Point => at(points, Math.min(last, Math.max(0, i)));
  const made: Point[] = [held(0)];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [held(i - 1), held(i), held(i + 1), held(i + 2)];
    for (let k = 1; k <= count; k++) {
      const t = k / count;
      const mix = (axis: 0 | 1): number =>
        b[axis] +
        (t / 2) * (c[axis] - a[axis]) +
        t * t * (a[axis] - 2.5 * b[axis] + 2 * c[axis] - d[axis] / 2) +
        t * t * t * (1.5 * (b[axis] - c[axis]) + (d[axis] - a[axis]) / 2);
      made.push([mix(0), mix(1)]);
    }
  }
  return made;
}

/** The same line by points of equal distance; the ends stay, corners are kept. */
export function evenly(points: readonly Point[], step: number): Point[] {
  const made: Point[] = [at(points, 0)];
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [at(points, i - 1), at(points, i)];
    const count = Math.max(1, Math.round(distance(from, to) / step));
    for (let k = 1; k <= count; k++) made.push(between(from, to, k / count));
  }
  return made;
}

/**
 * A long loop as many short lines. The browser paints in tiles and leaves out what lies elsewhere; a line around the
 * whole map would be worked out anew for each tile.
 */
export function inPieces(loop: readonly Point[], length = 12): Point[][] {
  const count = Math.ceil(loop.length / length);
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: Math.min(length, loop.length - i * length) + 1 }, (__, k) => at(loop, i * length + k)),
  );
}

/** Moves every point a little to the side, softly along the line. */
export function unsteady(points: readonly Point[], swing: number, seed: number): Point[] {
  const [across, down] = [unrest(seed), unrest(seed + 51)];
  return points.map(([x, y], i) => [x + across(i * 0.7) * swing, y + down(i * 0.7) * swing]);
}

export interface PenStroke {
  readonly width?: number;
  readonly seed?: number;
  /** How long the pen needs to come down and to lift off, as a part of the line. */
  readonly taper?: number;
  readonly isClosed?: boolean;
  readonly step?: number;
  readonly swing?: number;
}

/** A pen's line as a filled shape: broader and finer along its way, thin where it begins and ends. */
export function penned(points: readonly Point[], stroke: PenStroke = {}): string {
  const { width = 1.5, seed = 1, taper = 0.25, isClosed = false, step = 5, swing = 0.5 } = stroke;
  const way = unsteady(evenly(isClosed ? [...points, at(points, 0)] : points, step), swing, seed);
  if (isClosed) way.pop();
  const pressure = unrest(seed + 17);
  const last = way.length - 1;
  const sides = way.map((point, i): [Point, Point] => {
    const before = isClosed ? at(way, i - 1) : at(way, Math.max(0, i - 1));
    const after = isClosed ? at(way, i + 1) : at(way, Math.min(last, i + 1));
    const length = distance(before, after) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const nearEnd = Math.min(i, last - i) / Math.max(1, last);
    const lift = isClosed || taper === 0 ? 1 : Math.min(1, 0.25 + nearEnd / taper);
    const half = (width / 2) * lift * (0.82 + 0.34 * pressure(i * 0.55));
    return [shifted(point, nx * half, ny * half), shifted(point, -nx * half, -ny * half)];
  });
  const left = sides.map(([side]) => side);
  const right = sides.map(([, side]) => side);
  if (isClosed) return straight(left, true) + straight(right.reverse(), true);
  return straight([...left, ...right.reverse()], true);
}

/** A round shape as a drop of paint leaves it. */
export function blot(x: number, y: number, across: number, down: number, seed: number, count = 9): string {
  const rough = unrest(seed);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = 1 + 0.22 * rough(i * 1.7);
    return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach];
  });
  return soft(points, true);
}
