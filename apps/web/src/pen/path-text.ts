import type { Vertex } from './trace.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Paths are written in whole tenths of a unit, relative to the last point: that is quick to write, and a page full of
 * figures stays a small document.
 */
export const fineness = 10;

const fine = ({ x, y }: Point): Point => ({ x: Math.round(x * fineness), y: Math.round(y * fineness) });

/** The view box of a sheet in the measure of its paths. */
export const fineBox = (viewBox: string): string =>
  viewBox
    .split(' ')
    .map((value) => Number(value) * fineness)
    .join(' ');

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const step = (from: Point, to: Point): string => {
  const y = to.y - from.y;
  return y < 0 ? `${to.x - from.x}${y}` : `${to.x - from.x} ${y}`;
};

/** How far a mirrored handle may be from the wanted one. */
const tolerance = 2;

/** A closed path that rounds off between the vertices and keeps the corners. */
export function closedPath(vertices: readonly Vertex[]): string {
  const count = vertices.length;
  const first = vertices[0];
  const last = vertices[count - 1];
  if (!first || !last) return '';
  let here = fine(between(last, first));
  let path = `M${here.x} ${here.y}`;
  // The handle the shorthand `t` would use: the last one mirrored at the point where the pen is.
  let mirror: Point | null = null;
  vertices.forEach((vertex, i) => {
    const handle = fine(vertex);
    const end = fine(between(vertex, vertices[(i + 1) % count] ?? vertex));
    if (vertex.isCorner) {
      path += `l${step(here, handle)}l${step(handle, end)}`;
      mirror = null;
    } else {
      const isMirrored = mirror !== null && Math.hypot(mirror.x - handle.x, mirror.y - handle.y) <= tolerance;
      const used: Point = isMirrored && mirror !== null ? mirror : handle;
      path += isMirrored ? `t${step(here, end)}` : `q${step(here, handle)} ${step(here, end)}`;
      mirror = { x: 2 * end.x - used.x, y: 2 * end.y - used.y };
    }
    here = end;
  });
  return `${path}z`;
}

/** A closed path with straight sides. */
export function polygonPath(corners: readonly Point[]): string {
  let here: Point = { x: 0, y: 0 };
  return `${corners
    .map(fine)
    .map((corner, i) => {
      const text = i === 0 ? `M${corner.x} ${corner.y}` : `l${step(here, corner)}`;
      here = corner;
      return text;
    })
    .join('')}z`;
}
