import type { Vertex } from './trace.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Paths are written in tenths, relative to the last point: a page full of figures stays a small document. */
const tenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10), y: Math.round(y * 10) });

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const word = (value: number): string => {
  const text = String(value / 10);
  return value > -10 && value < 10 ? text.replace('0.', '.') : text;
};

const step = (from: Point, to: Point): string => {
  const y = word(to.y - from.y);
  return `${word(to.x - from.x)}${y.startsWith('-') ? '' : ' '}${y}`;
};

/** How far, in tenths, a mirrored handle may be from the wanted one. */
const tolerance = 2;

/** A closed path that rounds off between the vertices and keeps the corners. */
export function closedPath(vertices: readonly Vertex[]): string {
  const count = vertices.length;
  const first = vertices[0];
  const last = vertices[count - 1];
  if (!first || !last) return '';
  let here = tenths(between(last, first));
  let path = `M${word(here.x)} ${word(here.y)}`;
  // The handle the shorthand `t` would use: the last one mirrored at the point where the pen is.
  let mirror: Point | null = null;
  vertices.forEach((vertex, i) => {
    const handle = tenths(vertex);
    const end = tenths(between(vertex, vertices[(i + 1) % count] ?? vertex));
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
    .map(tenths)
    .map((corner, i) => {
      const text = i === 0 ? `M${word(corner.x)} ${word(corner.y)}` : `l${step(here, corner)}`;
      here = corner;
      return text;
    })
    .join('')}z`;
}
