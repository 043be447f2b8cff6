import type { Curve, Matrix } from './curve.js';
import { noise } from './noise.js';

export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly isCorner: boolean;
}

/** A curve as the hand drew it: close points, a little off the ideal line. */
export interface Trace {
  readonly vertices: readonly Vertex[];
  readonly isClosed: boolean;
}

const stepLength = 4;

/** Follows a curve with an unsteady hand. The unsteadiness depends on the place, so that edges that touch stay together. */
export function traceCurve(curve: Curve, matrix: Matrix | undefined, wobble: number, seed: number): Trace {
  const [kind = '', ...words] = curve.split(' ');
  const isClosed = kind === 'z' || kind === 'p' || kind === 'o';
  const straight = kind === 'p' || kind === 'l';
  const raw = kind === 'o' ? ellipsePoints(words) : words.map((word) => pointOf(word, straight));
  const knots = matrix ? raw.map((vertex) => moved(vertex, matrix)) : raw;
  const vertices = kind === 'o' ? knots : smoothed(knots, isClosed);
  return { isClosed, vertices: vertices.map((vertex) => shaken(vertex, wobble, seed)) };
}

function pointOf(word: string, isStraight: boolean): Vertex {
  const [x, y] = word.replace('!', '').split(',');
  return { x: Number(x), y: Number(y), isCorner: isStraight || word.endsWith('!') };
}

function ellipsePoints([centre = '', radii = '', turn = '0']: readonly string[]): Vertex[] {
  const { x, y } = pointOf(centre, false);
  const { x: rx, y: ry } = pointOf(radii, false);
  const angle = (Number(turn) * Math.PI) / 180;
  const count = Math.max(10, Math.round((Math.PI * (rx + ry)) / stepLength));
  return Array.from({ length: count }, (_, i) => {
    const around = (i / count) * Math.PI * 2;
    const a = Math.cos(around) * rx;
    const b = Math.sin(around) * ry;
    return {
      x: x + a * Math.cos(angle) - b * Math.sin(angle),
      y: y + a * Math.sin(angle) + b * Math.cos(angle),
      isCorner: false,
    };
  });
}

const moved = ({ x, y, isCorner }: Vertex, [a, b, c, d, e, f]: Matrix): Vertex => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
  isCorner,
});

/** Passes a smooth line through the knots and cuts it into short steps. */
function smoothed(knots: readonly Vertex[], isClosed: boolean): Vertex[] {
  const count = knots.length;
  const at = (i: number): Vertex | undefined => (isClosed ? knots[(i + count) % count] : knots[i]);
  const result: Vertex[] = [];
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const from = at(i);
    const to = at(i + 1);
    if (!from || !to) continue;
    const length = distance(from, to);
    const leave = tangent(at(i - 1), from, to, length);
    const arrive = tangent(from, to, at(i + 2), length, true);
    const steps = Math.max(2, Math.round(length / stepLength));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const a = 2 * t ** 3 - 3 * t ** 2 + 1;
      const b = t ** 3 - 2 * t ** 2 + t;
      const c = -2 * t ** 3 + 3 * t ** 2;
      const d = t ** 3 - t ** 2;
      result.push({
        x: a * from.x + b * leave.x + c * to.x + d * arrive.x,
        y: a * from.y + b * leave.y + c * to.y + d * arrive.y,
        isCorner: k === 0 && from.isCorner,
      });
    }
  }
  const last = knots[count - 1];
  if (!isClosed && last) result.push(last);
  return result;
}

/** Direction of the line at `here`; at a corner or an end it simply points along the step. */
function tangent(
  before: Vertex | undefined,
  here: Vertex,
  after: Vertex | undefined,
  length: number,
  isArriving = false,
): { x: number; y: number } {
  if (!before || !after || here.isCorner) {
    const [a, b] = isArriving ? [before ?? here, here] : [here, after ?? here];
    return { x: b.x - a.x, y: b.y - a.y };
  }
  const scale = length / (distance(before, here) + distance(here, after) || 1);
  return { x: (after.x - before.x) * scale, y: (after.y - before.y) * scale };
}

export const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(b.x - a.x, b.y - a.y);

const waveLength = 13;

function shaken({ x, y, isCorner }: Vertex, wobble: number, seed: number): Vertex {
  const dx = noise(x / waveLength + seed, y / waveLength) * wobble;
  const dy = noise(x / waveLength, y / waveLength + seed + 40) * wobble;
  return { x: x + dx, y: y + dy, isCorner };
}
