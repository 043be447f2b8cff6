import { type Direction, outwardNormals } from '../../../../../pen/band.js';
import { noise } from '../../../../../pen/noise.js';
import { closedPath, polygonPath } from '../../../../../pen/path-text.js';
import type { Trace, Vertex } from '../../../../../pen/trace.js';

/** Light falls from the upper left. */
const awayFromLight: Direction = { x: 0.6, y: 0.8 };

const facing = ({ x, y }: Direction): number => x * awayFromLight.x + y * awayFromLight.y;

/**
 * The line of a brush pen: it swells and thins with the pressure of the hand and is heavy on the dark side. Open lines
 * run out to nothing at both ends.
 */
export function inkPath(trace: Trace, width: number, seed: number): string {
  const { vertices, isClosed } = trace;
  const normals = outwardNormals(trace);
  const last = vertices.length - 1;
  const left: Vertex[] = [];
  const right: Vertex[] = [];
  for (let i = 0; i <= (isClosed ? vertices.length : last); i++) {
    const here = vertices[i % vertices.length];
    const normal = normals[i % vertices.length];
    if (!here || !normal) continue;
    const pressure = Math.max(
      0.1,
      0.86 + 0.95 * noise(here.x / 13 + seed, here.y / 13 + 31) + 0.3 * noise(here.x, here.y),
    );
    const light = isClosed ? 1 + 0.62 * facing(normal) : 1;
    const ending = isClosed ? 1 : Math.sin(Math.PI * Math.min(0.5, (0.35 + Math.min(i, last - i)) / Math.min(6, last)));
    const half = (width / 2) * pressure * light * ending;
    left.push({ x: here.x + normal.x * half, y: here.y + normal.y * half, isCorner: here.isCorner });
    right.push({ x: here.x - normal.x * half, y: here.y - normal.y * half, isCorner: here.isCorner });
  }
  // Two rings for a closed line, one for an open one: even-odd filling makes both right.
  return isClosed
    ? closedPath(left.slice(0, -1)) + closedPath(right.slice(0, -1))
    : closedPath([...left, ...right.reverse()]);
}

/** The area itself, a little shifted against its outline: paint was there before the ink, or after. */
export const areaPath = ({ vertices }: Trace, slip = 0): string =>
  closedPath(vertices.map(({ x, y, isCorner }) => ({ x: x + slip, y: y + slip * 0.6, isCorner })));

/** The second layer of paint along the dark side, with a hard edge as on dry paper. */
export function glazePath(trace: Trace, depth: number, seed: number): string {
  const outside = outwardNormals(trace);
  const inner = trace.vertices.map(({ x, y, isCorner }, i): Vertex => {
    const normal = outside[i] ?? awayFromLight;
    const width = depth * Math.max(0, facing(normal) + 0.15) * (1 + 0.6 * noise(x / 6 + seed, y / 6));
    return { x: x - normal.x * width, y: y - normal.y * width, isCorner };
  });
  return closedPath(trace.vertices) + closedPath(inner.reverse());
}

/** A puddle of paint: the edge ran out unevenly, in large bays and small ones. */
export function puddlePath(trace: Trace, spread: number, seed: number, slip = 0): string {
  const outside = outwardNormals(trace);
  const count = trace.vertices.length;
  const vertices: Vertex[] = [];
  trace.vertices.forEach((here, i) => {
    const next = trace.vertices[(i + 1) % count] ?? here;
    const normal = outside[i] ?? awayFromLight;
    const turned = outside[(i + 1) % count] ?? normal;
    for (const share of here.isCorner ? [0, 0.5] : [0.2, 0.7]) {
      const x = here.x + (next.x - here.x) * share;
      const y = here.y + (next.y - here.y) * share;
      const bays = noise(x / 26 + seed, y / 26) * 1.8 + noise(x / 8 + seed, y / 8 + 9) * 0.8;
      const reach = spread * (bays + 0.55 * noise(x / 1.9, y / 1.9 + seed) - 0.25);
      vertices.push({
        x: x + (normal.x + (turned.x - normal.x) * share) * reach + slip,
        y: y + (normal.y + (turned.y - normal.y) * share) * reach + slip * 0.6,
        isCorner: share === 0,
      });
    }
  });
  return closedPath(vertices);
}

/** Parallel strokes of the pen in the shade, all in one direction whichever way the edge runs. */
export function hatchPath(trace: Trace, length: number, seed: number): string {
  const outside = outwardNormals(trace);
  const count = trace.vertices.length;
  let path = '';
  trace.vertices.forEach((here, i) => {
    const normal = outside[i] ?? awayFromLight;
    const turned = facing(normal);
    if (turned < 0.5 || noise(here.x / 15 + seed, here.y / 15) < -0.25) return;
    const next = trace.vertices[(i + 1) % count] ?? here;
    const side = normal.x * 0.5 - normal.y * 0.86 < 0 ? 1 : -1;
    for (const share of [0, 0.5]) {
      const x = here.x + (next.x - here.x) * share - normal.x * 0.7;
      const y = here.y + (next.y - here.y) * share - normal.y * 0.7;
      const reach = side * length * (0.7 + 0.5 * noise(x / 2, y / 2 + seed)) * turned;
      path += polygonPath([
        { x: x - 0.22, y: y - 0.12 },
        { x: x + reach * 0.5, y: y - reach * 0.86 },
        { x: x + 0.24, y: y + 0.14 },
      ]);
    }
  });
  return path;
}

/** Short tapering strokes that stand on a curve. */
export function tuftPath(
  trace: Trace,
  { length, lean, gap, width }: { length: number; lean: number; gap: number; width: number },
  seed: number,
): string {
  let path = '';
  let walked = 0;
  trace.vertices.forEach((here, i) => {
    const next = trace.vertices[i + 1];
    if (!next) return;
    const run = Math.hypot(next.x - here.x, next.y - here.y);
    const along = Math.atan2(next.y - here.y, next.x - here.x);
    for (; walked < run; walked += gap * (1 + 0.5 * noise(here.x + walked + seed, here.y))) {
      const share = walked / run;
      const x = here.x + (next.x - here.x) * share;
      const y = here.y + (next.y - here.y) * share;
      const angle = along - ((lean + 26 * noise(x / 2 + seed, y / 2)) * Math.PI) / 180;
      const reach = length * (1 + 0.45 * noise(x / 1.7, y / 1.7 + seed));
      const half = width * 0.6;
      const bend = { x: x + Math.cos(angle) * reach * 0.55 + half, y: y + Math.sin(angle) * reach * 0.55 + half };
      path += polygonPath([
        { x: x - Math.sin(angle) * half, y: y + Math.cos(angle) * half },
        bend,
        { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach },
        { x: bend.x - half * 1.4, y: bend.y - half * 1.4 },
        { x: x + Math.sin(angle) * half, y: y - Math.cos(angle) * half },
      ]);
    }
    walked -= run;
  });
  return path;
}

/** A pale frayed spot where a drop of water pushed the pigment away. */
export function bloomPath({ x, y }: { x: number; y: number }, size: number, seed: number): string {
  const spot = Array.from({ length: 18 }, (_, i): Vertex => {
    const angle = (i / 18) * Math.PI * 2;
    const reach = size * (0.7 + 0.45 * noise(seed + Math.cos(angle) * 1.9, x + Math.sin(angle) * 1.9));
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.85, isCorner: i % 4 === 0 };
  });
  return closedPath(spot);
}
