import { type Curve, joined, type Matrix, matrixOf, type Placement } from '../../../../../pen/curve.js';
import type { Pigment } from './pigments.js';

interface Placed {
  readonly curve: Curve;
  readonly matrix?: Matrix;
  /** How far away it is, 0 to 1: air takes ink and colour from it. */
  readonly air?: number;
}

/** Paint inside a line of ink; with `ends` a band along an open curve, as wide as they say at its two ends. */
export interface Area extends Placed {
  readonly kind: 'area';
  readonly pigment: Pigment;
  readonly ink: number;
  readonly ends?: readonly [number, number];
}

/** Paint alone, see-through, with the edge of a puddle. `spread` says how far the edge runs. */
export interface Wash extends Placed {
  readonly kind: 'wash';
  readonly pigment: Pigment;
  readonly strength: number;
  readonly spread: number;
}

/** One stroke of the brush pen, thick in the middle. Of another pigment than ink: a stroke of colour. */
export interface Stroke extends Placed {
  readonly kind: 'stroke';
  readonly pigment: Pigment;
  readonly width: number;
}

/** An area filled with ink or opaque white. */
export interface Fill extends Placed {
  readonly kind: 'fill';
  readonly pigment: Pigment;
}

/** Many short strokes that start on a curve: fur, feathers, beards, grass, hatching. */
export interface Tufts extends Placed {
  readonly kind: 'tufts';
  readonly pigment: Pigment;
  readonly width: number;
  readonly length: number;
  /** Degrees against the direction of the curve. */
  readonly lean: number;
  /** Distance between two strokes. */
  readonly gap: number;
}

export type Mark = Area | Wash | Stroke | Fill | Tufts;
export type Drawing = readonly Mark[];

/** A painted and outlined area. */
export const area = (pigment: Pigment, curve: Curve, ink = 1.3): Mark => ({ kind: 'area', pigment, curve, ink });

/** A painted band along a curve: arms, staffs, necks, tails. */
export const band = (pigment: Pigment, curve: Curve, from: number, to = from, ink = 1.2): Mark => ({
  kind: 'area',
  pigment,
  curve,
  ink,
  ends: [from, to],
});

export const wash = (pigment: Pigment, curve: Curve, strength = 0.5, spread = 1.2): Mark => ({
  kind: 'wash',
  pigment,
  curve,
  strength,
  spread,
});

export const stroke = (curve: Curve, width = 1.1, pigment: Pigment = 'ink'): Mark => ({
  kind: 'stroke',
  pigment,
  curve,
  width,
});

/** Several strokes of the same width, one curve after the other. */
export const strokes = (width: number, ...curves: Curve[]): Drawing => curves.map((curve) => stroke(curve, width));

/** The same in another colour. */
export const tinted = (pigment: Pigment, drawing: Drawing): Drawing => drawing.map((mark) => ({ ...mark, pigment }));

export const black = (curve: Curve): Mark => ({ kind: 'fill', pigment: 'ink', curve });

/** Opaque colour without outline: lights, eyes, sparks. */
export const touch = (pigment: Pigment, curve: Curve): Mark => ({ kind: 'fill', pigment, curve });

export const tufts = (
  curve: Curve,
  length: number,
  { lean = 60, gap = 2.6, width = 0.9, pigment = 'ink' as Pigment } = {},
): Mark => ({ kind: 'tufts', curve, length, lean, gap, width, pigment });

/** The same thing at several places. */
export const each = <const Spot extends readonly (number | string)[]>(
  spots: readonly Spot[],
  draw: (...spot: [...Spot]) => Drawing,
): Drawing => spots.flatMap((spot) => draw(...([...spot] as [...Spot])));

/** Moves a drawing; the pen keeps its width whatever the scale. */
export function place(drawing: Drawing, x: number, y: number, more: Omit<Placement, 'x' | 'y'> = {}): Drawing {
  const outer = matrixOf({ x, y, ...more });
  return drawing.map((mark) => ({ ...mark, matrix: mark.matrix ? joined(outer, mark.matrix) : outer }));
}

/** The drawing and its mirror image at the vertical line `axis`. */
export const mirrored = (axis: number, drawing: Drawing): Drawing => [
  ...drawing,
  ...place(drawing, axis * 2, 0, { flip: true }),
];

/** The same drawing further away. */
export const far = (air: number, drawing: Drawing): Drawing =>
  drawing.map((mark) => ({ ...mark, air: 1 - (1 - (mark.air ?? 0)) * (1 - air) }));
