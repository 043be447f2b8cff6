import { type Curve, joined, type Matrix, matrixOf, type Placement } from '../../../../pen/curve.js';
import type { Tint } from '../palette.js';

export type { Curve, Matrix, Placement } from '../../../../pen/curve.js';

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

/** Moves a drawing; the pen keeps its width whatever the scale. */
export function place(drawing: Drawing, placement: Placement): Drawing {
  const outer = matrixOf(placement);
  return drawing.map((mark) => ({ ...mark, matrix: mark.matrix ? joined(outer, mark.matrix) : outer }));
}

/** The drawing and its mirror image at the vertical line `axis`. */
export const mirrored = (axis: number, drawing: Drawing): Drawing => [
  ...drawing,
  ...place(drawing, { x: axis * 2, flip: true }),
];
