import { type Direction, outwardNormals } from '../../../../pen/band.js';
import { noise } from '../../../../pen/noise.js';
import { closedPath, polygonPath } from '../../../../pen/path-text.js';
import type { Trace, Vertex } from '../../../../pen/trace.js';

/** Light falls from the upper left: lines and pigment grow towards the lower right. */
const awayFromLight: Direction = { x: 0.55, y: 0.84 };

/** Paint dries darker along its edge all around. */
const driedEdge = 0.7;

/** The path of a painted area, shifted a little against its outline like a print that slipped. */
export function areaPath({ vertices }: Trace, slip = 0): string {
  return closedPath(vertices.map(({ x, y, isCorner }) => ({ x: x + slip, y: y + slip * 0.8, isCorner })));
}

/** The pigment that gathered along the dark side of a painted area. */
export function rimPath(trace: Trace, depth: number): string {
  const outside = outwardNormals(trace);
  const inner = trace.vertices.map(({ x, y, isCorner }, i): Vertex => {
    const normal = outside[i] ?? awayFromLight;
    const turned = normal.x * awayFromLight.x + normal.y * awayFromLight.y;
    const width = driedEdge + depth * Math.max(0, turned) * (1 + 0.5 * noise(x / 8, y / 8));
    return { x: x - normal.x * width, y: y - normal.y * width, isCorner };
  });
  return closedPath(trace.vertices) + closedPath(inner.reverse());
}

/** A line of ink with changing pressure; the ends of open lines run out thin. */
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
    const pressure = 1 + 0.55 * noise(here.x / 12 + seed + 7, here.y / 12);
    const light = isClosed ? 1 + 0.3 * (normal.x * awayFromLight.x + normal.y * awayFromLight.y) : 1;
    const ending = isClosed ? 1 : Math.min(1, 0.42 + Math.min(i, last - i) * 0.3);
    const half = (width / 2) * pressure * light * ending;
    left.push({ x: here.x + normal.x * half, y: here.y + normal.y * half, isCorner: here.isCorner });
    right.push({ x: here.x - normal.x * half, y: here.y - normal.y * half, isCorner: here.isCorner });
  }
  return closedPath([...left, ...right.reverse()]);
}

/** Short strokes of the pen along the dark side of an area. */
export function hatchPath(trace: Trace, length: number): string {
  const outside = outwardNormals(trace);
  let path = '';
  trace.vertices.forEach(({ x, y }, i) => {
    const normal = outside[i] ?? awayFromLight;
    const turned = normal.x * awayFromLight.x + normal.y * awayFromLight.y;
    if (turned < 0.62 || normal.x < -0.2) return;
    const reach = length * (0.75 + 0.6 * noise(x / 5, y / 5 + 90));
    // The pen comes from the upper right, whichever way the edge runs.
    const end = { x: x - normal.x * reach * 0.7 + reach * 0.45, y: y - normal.y * reach - reach * 0.1 };
    const start = { x: x - normal.x * 0.8, y: y - normal.y * 0.8 };
    path += polygonPath([{ x: start.x - 0.4, y: start.y }, end, { x: start.x + 0.4, y: start.y + 0.3 }]);
  });
  return path;
}

/** A pale, frayed spot where water stood on the paint; areas that do not hold it whole have none. */
export function bloomPath({ vertices }: Trace, size: number): string {
  const count = vertices.length;
  const centre = {
    x: vertices.reduce((sum, { x }) => sum + x, 0) / count - size * 0.22,
    y: vertices.reduce((sum, { y }) => sum + y, 0) / count - size * 0.3,
  };
  const spot = Array.from({ length: 16 }, (_, i): Vertex => {
    const angle = (i / 16) * Math.PI * 2;
    const reach = size * (0.46 + 0.3 * noise(centre.x + Math.cos(angle) * 1.7, centre.y + Math.sin(angle) * 1.7));
    return {
      x: centre.x + Math.cos(angle) * reach * 1.1,
      y: centre.y + Math.sin(angle) * reach * 0.9,
      isCorner: i % 3 === 0,
    };
  });
  return spot.every((point) => isInside(vertices, point)) ? closedPath(spot) : '';
}

function isInside(vertices: readonly Vertex[], { x, y }: Direction): boolean {
  let inside = false;
  vertices.forEach((a, i) => {
    const b = vertices[(i + 1) % vertices.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}
