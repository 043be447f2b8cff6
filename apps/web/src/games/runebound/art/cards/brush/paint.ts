import { band } from '../../../../../pen/band.js';
import { noise } from '../../../../../pen/noise.js';
import { type Trace, traceCurve } from '../../../../../pen/trace.js';
import type { Area, Drawing, Mark, Wash } from './marks.js';
import { faded, glazed, type Pigment, pigments } from './pigments.js';
import { areaPath, bloomPath, glazePath, hatchPath, inkPath, puddlePath, tuftPath } from './strokes.js';

/** A path of the finished picture, from the bottom up. */
export interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
  /** Thin at the upper left, full at the lower right. */
  readonly isGraded?: boolean;
  /** Two lines one within the other, and only what is between them is filled. */
  readonly isRing?: boolean;
  /** Colour of the edge where the paint dried. */
  readonly edge?: string;
}

/** Hatching on a face would look like stubble. */
const skins: ReadonlySet<Pigment> = new Set(['flesh', 'tan', 'pallor', 'white']);

/** How far the hand strays from the ideal line. */
const wobble = 0.8;

/** The size of the paper. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

/** Draws every mark in its order. What lies wholly beside the paper is left out: parts of the kit may reach over it. */
export const paint = (drawing: Drawing, seed: number, format: Format): Layer[] =>
  drawing.flatMap((mark, i) => {
    const trace = traceOf(mark, seed);
    return isOn(format, trace) ? paintMark(mark, trace, seed + i) : [];
  });

/** How far a line is heavier, and a puddle wider, than the curve it follows. */
const margin = 6;

const isOn = ({ width, height }: Format, { vertices }: Trace): boolean =>
  vertices.some(({ x }) => x > -margin) &&
  vertices.some(({ x }) => x < width + margin) &&
  vertices.some(({ y }) => y > -margin) &&
  vertices.some(({ y }) => y < height + margin);

function traceOf(mark: Mark, seed: number): Trace {
  const trace = traceCurve(mark.curve, mark.matrix, wobble, seed);
  if (mark.kind !== 'area' || !mark.ends) return trace;
  const scale = mark.matrix ? Math.hypot(mark.matrix[0], mark.matrix[1]) : 1;
  return band(trace, mark.ends[0] * scale, mark.ends[1] * scale);
}

const colorOf = (pigment: Pigment, air = 0): string => faded(pigments[pigment], air);

function paintMark(mark: Mark, trace: Trace, seed: number): Layer[] {
  switch (mark.kind) {
    case 'area':
      return paintArea(mark, trace, seed);
    case 'wash':
      return paintWash(mark, trace, seed);
    case 'stroke':
      return [{ d: inkPath(trace, mark.width, seed), fill: colorOf(mark.pigment, mark.air), isRing: trace.isClosed }];
    case 'fill':
      return [{ d: areaPath(trace), fill: colorOf(mark.pigment, mark.air) }];
    case 'tufts':
      return [{ d: tuftPath(trace, scaled(mark), seed), fill: colorOf(mark.pigment, mark.air), opacity: 0.9 }];
  }
}

function scaled(mark: Extract<Mark, { kind: 'tufts' }>) {
  const scale = mark.matrix ? Math.hypot(mark.matrix[0], mark.matrix[1]) : 1;
  const isMirrored = mark.matrix ? mark.matrix[0] * mark.matrix[3] - mark.matrix[1] * mark.matrix[2] < 0 : false;
  const { width, lean, gap, length } = mark;
  return { width, lean: isMirrored ? -lean : lean, gap: Math.max(1.2, gap * scale), length: length * scale };
}

/** Clean paper, the first layer of paint with its dried edge, a second one in the shade, ink. */
function paintArea({ pigment, ink, air }: Area, trace: Trace, seed: number): Layer[] {
  const color = colorOf(pigment, air);
  const { size, centre } = measure(trace);
  const layers: Layer[] = [
    { d: areaPath(trace), fill: pigments.paper },
    {
      d: puddlePath(trace, Math.min(0.75, size * 0.06), seed, Math.min(0.9, size * 0.06)),
      fill: color,
      isGraded: true,
      edge: color,
    },
  ];
  if (size > 3)
    layers.push({
      d: glazePath(trace, Math.min(9, size * 0.34), seed),
      fill: glazed(color),
      opacity: 0.42,
      isRing: true,
    });
  if (size > 11 && noise(seed * 3.7, centre.x) > -0.2) {
    const at = { x: centre.x - size * 0.2, y: centre.y - size * 0.15 };
    layers.push({ d: bloomPath(at, size * 0.26, seed), fill: pigments.paper, opacity: 0.17 });
  }
  if (ink > 0 && size > 6 && !skins.has(pigment)) {
    layers.push({ d: hatchPath(trace, Math.min(8, size * 0.36), seed), fill: colorOf('ink', air), opacity: 0.75 });
  }
  if (ink > 0) layers.push({ d: inkPath(trace, ink, seed), fill: colorOf('ink', air), isRing: true });
  return layers;
}

/** Three puddles over each other, none quite like the other: that makes an edge of water and a deep middle. */
function paintWash({ pigment, strength, spread, air }: Wash, trace: Trace, seed: number): Layer[] {
  const color = colorOf(pigment, air);
  if (spread <= 0.8) return [{ d: puddlePath(trace, spread, seed), fill: color, opacity: strength, edge: color }];
  return [1, 0.6, 1.5].map((share, i) => ({
    d: puddlePath(trace, spread * share, seed + i * 17),
    fill: color,
    opacity: strength * 0.42,
    ...(i === 0 ? { edge: glazed(color) } : {}),
  }));
}

/** Twice the area by the length of the edge: for a disc its radius, for a band nearly its width. */
function measure({ vertices }: Trace) {
  let surface = 0;
  let length = 0;
  const centre = { x: 0, y: 0 };
  vertices.forEach(({ x, y }, i) => {
    const next = vertices[(i + 1) % vertices.length] ?? { x, y };
    surface += x * next.y - next.x * y;
    length += Math.hypot(next.x - x, next.y - y);
    centre.x += x / vertices.length;
    centre.y += y / vertices.length;
  });
  return { size: length === 0 ? 0 : (Math.abs(surface) * 2) / length, centre };
}
