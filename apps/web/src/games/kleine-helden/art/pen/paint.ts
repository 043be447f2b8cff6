import { band } from '../../../../pen/band.js';
import { type Trace, traceCurve } from '../../../../pen/trace.js';
import { deepened, paled, palette, type Tint } from '../palette.js';
import { areaPath, bloomPath, hatchPath, inkPath, rimPath } from './brush.js';
import type { Drawing, Mark } from './marks.js';

/** A path of the finished picture, from the bottom up. */
export interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
  /** The paint runs from a pale to a full tone. */
  readonly isGraded?: boolean;
}

export interface Hand {
  /** How far the hand strays from the ideal line. */
  readonly wobble?: number;
  /** Two seeds never give the same line. */
  readonly seed?: number;
}

/** Areas at least this thick get blooms and hatching. */
const detailedFrom = 12;
/** Hatching on a face would look like stubble. */
const skinTints: ReadonlySet<Tint> = new Set(['peach', 'pale', 'tan', 'umber', 'mauve', 'bone']);

/** Draws every mark: pale paper tint, the wash that slipped a little, gathered pigment, ink. */
export function paint(drawing: Drawing, { wobble = 1.05, seed = 0 }: Hand = {}): Layer[] {
  return drawing.flatMap((mark) => paintMark(mark, traceOf(mark, wobble, seed), seed));
}

/** Only the lines of a drawing, as one path. */
export function outlines(drawing: Drawing, { wobble = 1.05, seed = 0 }: Hand = {}): string {
  return drawing.map((mark) => inkPath(traceOf(mark, wobble, seed), mark.ink, seed)).join('');
}

/** One path around everything, for the edge of a figure cut out of paper. */
export function silhouette(drawing: Drawing, { wobble = 1.05, seed = 0 }: Hand = {}): string {
  return drawing
    .filter((mark) => mark.kind !== 'line' && mark.ink > 0)
    .map((mark) => areaPath(traceOf(mark, wobble, seed)))
    .join('');
}

function traceOf({ curve, matrix, kind, ink }: Mark, wobble: number, seed: number): Trace {
  const trace = traceCurve(curve, matrix, ink === 0 ? wobble * 0.5 : wobble, seed);
  if (typeof kind === 'string') return trace;
  const scale = matrix ? Math.hypot(matrix[0], matrix[1]) : 1;
  return band(trace, kind[0] * scale, kind[1] * scale);
}

function paintMark({ tint, kind, ink, opacity }: Mark, trace: Trace, seed: number): Layer[] {
  const color = palette[tint];
  if (kind === 'line') return [{ d: inkPath(trace, ink, seed), fill: color }];
  if (ink === 0) return [{ d: areaPath(trace), fill: color, ...(opacity === undefined ? {} : { opacity }) }];
  const size = thickness(trace);
  const depth = Math.min(5.5, size * 0.2);
  const isDetailed = size >= detailedFrom;
  const details: Layer[] = [
    { d: isDetailed ? bloomPath(trace, size) : '', fill: palette.paper, opacity: 0.2 },
    {
      d: isDetailed && !skinTints.has(tint) ? hatchPath(trace, Math.min(7, size * 0.24)) : '',
      fill: palette.ink,
      opacity: 0.5,
    },
  ].filter(({ d }) => d !== '');
  return [
    { d: areaPath(trace), fill: paled(color) },
    { d: areaPath(trace, Math.min(1.1, depth * 0.4)), fill: color, isGraded: true },
    { d: rimPath(trace, depth), fill: deepened(color), opacity: 0.4 },
    ...details,
    { d: inkPath(trace, ink, seed), fill: palette.ink },
  ];
}

/** Twice the area by the length of the edge: for a disc its radius, for a band nearly its width. */
function thickness({ vertices }: Trace): number {
  let area = 0;
  let length = 0;
  vertices.forEach(({ x, y }, i) => {
    const next = vertices[(i + 1) % vertices.length] ?? { x, y };
    area += x * next.y - next.x * y;
    length += Math.hypot(next.x - x, next.y - y);
  });
  return length === 0 ? 0 : (Math.abs(area) * 2) / length;
}
