import { type Direction, outwardNormals } from '../../../../../pen/band.js';
import { noise } from '../../../../../pen/noise.js';
import { closedPath, polygonPath } from '../../../../../pen/path-text.js';
import type { Trace, Vertex } from '../../../../../pen/trace.js';
import type { Tone } from './pigments.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Light falls from the upper left. */
const toLight: Direction = { x: -0.6, y: -0.8 };
const facing = ({ x, y }: Direction): number => x * toLight.x + y * toLight.y;

/** The mark of a flat brush: a blunt start and a torn end where the paint ran out. */
export function dab({ x, y }: Point, angle: number, length: number, width: number, seed: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => ({
    x: x + cos * along * length - sin * across * width,
    y: y + sin * along * length + cos * across * width,
  });
  const tear = 0.08 + 0.1 * (1 + noise(x * 1.3 + seed, y * 1.7));
  const bend = 0.22 * noise(x / 3, y / 3 + seed);
  return polygonPath([
    at(-0.5, -0.4),
    at(0, -0.5 + bend),
    at(0.5, -0.36),
    at(0.5 - tear, -0.12),
    at(0.46, 0.3),
    at(0, 0.5 + bend),
    at(-0.48, 0.4),
  ]);
}

/** The tone of a place by its light, from -1 in the shade to 1 in the full light. */
function toneOf(light: number): Tone {
  if (light < -0.72) return -2;
  if (light < -0.16) return -1;
  if (light > 0.86) return 2;
  return light > 0.24 ? 1 : 0;
}

/** Fills a closed trace with strokes of the brush, line by line, each in the tone of its place; the middle one is left out. */
export function dabs(trace: Trace, way: number, relief: number, seed: number): ReadonlyMap<Tone, string> {
  const { centre, reach, size } = measure(trace);
  const width = Math.max(2, Math.min(7, size * 0.36));
  const angle = (way * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = trace.vertices.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  const top = Math.min(...turned.map(({ y }) => y));
  const bottom = Math.max(...turned.map(({ y }) => y));
  const paths = new Map<Tone, string>();
  const touch = (place: Point, length: number): void => {
    const slope = ((place.x - centre.x) / reach.x) * toLight.x + ((place.y - centre.y) / reach.y) * toLight.y;
    const chance = noise(place.x * 0.7 + seed, place.y * 0.7 + 11);
    const tone = toneOf((slope + chance * 0.4) * relief);
    if (tone === 0) return;
    paths.set(tone, (paths.get(tone) ?? '') + dab(place, angle + chance * 0.2, length, width, seed));
  };
  for (let y = top + width * 0.45; y < bottom; y += width * 0.8) {
    const ends = crossings(turned, y);
    for (let i = 0; i + 1 < ends.length; i += 2) {
      const [from = 0, to = 0] = [ends[i], ends[i + 1]];
      const count = Math.max(1, Math.round((to - from) / (width * 2.6)));
      const step = (to - from) / count;
      const length = Math.min(step * 1.2, to - from);
      for (let k = 0; k < count; k++) {
        const wanted = from + step * (k + 0.5 + 0.2 * noise(k * 3.1 + seed, y));
        const x = Math.max(from + length * 0.5, Math.min(to - length * 0.5, wanted));
        touch({ x: x * cos - y * sin, y: x * sin + y * cos }, length);
      }
    }
  }
  return paths;
}

/** Where a level line enters and leaves a polygon. */
function crossings(corners: readonly Point[], y: number): number[] {
  const found: number[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y) found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  });
  return found.sort((a, b) => a - b);
}

/** An outline as a brush leaves it: not quite even. */
export function edgePath({ vertices }: Trace, rough: number, seed: number): string {
  return closedPath(
    vertices.map(({ x, y, isCorner }) => ({
      x: x + rough * noise(x / 2.3 + seed, y / 2.3),
      y: y + rough * noise(x / 2.3, y / 2.3 + seed),
      isCorner,
    })),
  );
}

/** Slim strokes along the edge wherever it looks towards the light; away from it with a negative `side`. */
export function rimPath(trace: Trace, width: number, side: 1 | -1): string {
  const outside = outwardNormals(trace);
  const { vertices } = trace;
  const count = vertices.length;
  const shine = outside.map((normal) => Math.max(0, side * facing(normal) - 0.35));
  const start = shine.indexOf(0);
  if (start < 0) return '';
  let path = '';
  let run: number[] = [];
  for (let i = 1; i <= count; i++) {
    const at = (start + i) % count;
    if ((shine[at] ?? 0) > 0) run.push(at);
    else {
      if (run.length > 1) path += sliver(run, vertices, outside, shine, width);
      run = [];
    }
  }
  return path;
}

function sliver(
  run: readonly number[],
  vertices: readonly Vertex[],
  outside: readonly Direction[],
  shine: readonly number[],
  width: number,
): string {
  const outer: Vertex[] = [];
  const inner: Vertex[] = [];
  run.forEach((at, i) => {
    const vertex = vertices[at];
    const normal = outside[at];
    if (!vertex || !normal) return;
    const pressure = Math.min(1, (shine[at] ?? 0) * 2.4) * (1 + 0.5 * noise(vertex.x / 3, vertex.y / 3));
    const isEnd = i === 0 || i === run.length - 1;
    const depth = isEnd ? 0 : width * pressure;
    outer.push({ ...vertex, isCorner: vertex.isCorner || isEnd });
    inner.push({ x: vertex.x - normal.x * depth, y: vertex.y - normal.y * depth, isCorner: vertex.isCorner });
  });
  return closedPath([...outer, ...inner.reverse()]);
}

/** One stroke along an open curve: it swells at once and runs out slowly. */
export function strokePath(trace: Trace, width: number, seed: number): string {
  const { vertices } = trace;
  const normals = outwardNormals(trace);
  const last = vertices.length - 1;
  const left: Vertex[] = [];
  const right: Vertex[] = [];
  vertices.forEach(({ x, y, isCorner }, i) => {
    const normal = normals[i];
    if (!normal) return;
    const share = i / last;
    const pressure = Math.min(1, 0.55 + share * 3) * (share > 0.7 ? 1 - ((share - 0.7) / 0.3) * 0.85 : 1);
    const half = (width / 2) * pressure * (1 + 0.2 * noise(x / 4 + seed, y / 4));
    left.push({ x: x + normal.x * half, y: y + normal.y * half, isCorner });
    right.push({ x: x - normal.x * half, y: y - normal.y * half, isCorner });
  });
  return closedPath([...left, ...right.reverse()]);
}

/** Tapering strokes that stand on a curve; every third one is told apart, for a lighter paint. */
export function tuftPaths(
  { vertices }: Trace,
  { length, width, lean }: { readonly length: number; readonly width: number; readonly lean: number },
  seed: number,
): readonly [dark: string, light: string] {
  const paths: [string, string] = ['', ''];
  let walked = 0;
  let count = 0;
  vertices.forEach((here, i) => {
    const next = vertices[i + 1];
    if (!next) return;
    const run = Math.hypot(next.x - here.x, next.y - here.y);
    const along = Math.atan2(next.y - here.y, next.x - here.x);
    for (; walked < run; walked += width * 1.1) {
      const share = walked / run;
      const x = here.x + (next.x - here.x) * share;
      const y = here.y + (next.y - here.y) * share;
      const angle = along - ((lean + 30 * noise(x / 2 + seed, y / 2)) * Math.PI) / 180;
      const reach = length * (1 + 0.45 * noise(x / 1.7, y / 1.7 + seed));
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = (forth: number, across: number): Point => ({
        x: x + cos * reach * forth - sin * width * across,
        y: y + sin * reach * forth + cos * width * across,
      });
      paths[count++ % 3 === 2 ? 1 : 0] += polygonPath([
        at(-0.1, 0.6),
        at(0.5, 0.5),
        at(1, -0.2),
        at(0.5, -0.45),
        at(-0.1, -0.6),
      ]);
    }
    walked -= run;
  });
  return paths;
}

/** Twice the area by the length of the edge: for a disc its radius, for a band nearly its width. */
export function measure({ vertices }: Trace) {
  let [surface, length] = [0, 0];
  const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
  vertices.forEach(({ x, y }, i) => {
    const next = vertices[(i + 1) % vertices.length] ?? { x, y };
    surface += x * next.y - next.x * y;
    length += Math.hypot(next.x - x, next.y - y);
  });
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    size: length === 0 ? 0 : (Math.abs(surface) * 2) / length,
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    reach: { x: (right - left) / 2 || 1, y: (bottom - top) / 2 || 1 },
  };
}
