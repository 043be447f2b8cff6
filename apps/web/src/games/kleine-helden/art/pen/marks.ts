import type { Tint } from '../palette.js';

/**
 * A curve in short notation: a letter for its kind, then the points it runs through.
 *
 * - `z` closed and smooth, `s` open and smooth; a point that ends with `!` is a corner
 * - `p` closed polygon, `l` open polyline
 * - `o` ellipse: centre, radii and, where wanted, a turn in degrees
 */
export type Curve = string;

/** a b c d e f as in an SVG matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

/** One thing the hand draws: painted, outlined in ink, or both. */
export interface Mark {
  readonly curve: Curve;
  readonly tint: Tint;
  /** Width of the outline, or of the line itself; 0 paints without an outline. */
  readonly ink: number;
  /** A line has only ink; a tube is a band along an open curve, with its width at either end. */
  readonly kind: 'shape' | 'line' | readonly [number, number];
  readonly opacity?: number;
  readonly matrix?: Matrix;
}

export type Drawing = readonly Mark[];

/** The pen's usual width. */
const outline = 1.8;

/** A painted and outlined area. */
export const shape = (tint: Tint, curve: Curve, ink = outline): Mark => ({ kind: 'shape', tint, curve, ink });

/** Paint without an outline. */
export const wash = (tint: Tint, curve: Curve, opacity = 1): Mark => ({ kind: 'shape', tint, curve, ink: 0, opacity });

/** A line of the pen. */
export const line = (curve: Curve, ink = 1.6, tint: Tint = 'ink'): Mark => ({ kind: 'line', tint, curve, ink });

/** A painted band along a curve: arms, staffs, tails, horns. */
export const tube = (tint: Tint, curve: Curve, width: number, endWidth = width, ink = outline): Mark => ({
  kind: [width, endWidth],
  tint,
  curve,
  ink,
});

/** Places at which the same thing is drawn: pearls, rivets, sparks. */
export const spots = <const Spot extends readonly number[]>(...places: Spot[]): readonly Spot[] => places;

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise, around the drawing's origin. */
  readonly turn?: number;
  readonly flip?: boolean;
}

/** Moves a drawing; the pen keeps its width whatever the scale. */
export function place(drawing: Drawing, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement): Drawing {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const side = flip ? -1 : 1;
  const outer: Matrix = [cos * side, sin * side, -sin, cos, x, y];
  return drawing.map((mark) => ({ ...mark, matrix: mark.matrix ? joined(outer, mark.matrix) : outer }));
}

/** The drawing and its mirror image at the vertical line `axis`. */
export const mirrored = (axis: number, drawing: Drawing): Drawing => [
  ...drawing,
  ...place(drawing, { x: axis * 2, flip: true }),
];

function joined(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
