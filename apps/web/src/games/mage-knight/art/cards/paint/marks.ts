import { type Curve, joined, type Matrix, matrixOf, type Placement } from '../../../../../pen/curve.js';
import type { Pigment, Tone } from './pigments.js';

interface Placed {
  readonly curve: Curve;
  readonly pigment: Pigment;
  readonly matrix?: Matrix;
  /** With `ends` a band along an open curve, as wide as they say at its two ends. */
  readonly ends?: readonly [number, number];
}

/** A body in the light: its own colour, dabs of light and shadow across it, a bright edge. */
export interface Mass extends Placed {
  readonly kind: 'mass';
  /** The way of the brush, in degrees. */
  readonly way: number;
  /** How strongly the light models it; 0 is flat. */
  readonly relief: number;
  /** Light from behind on the dark side. */
  readonly back?: Pigment;
}

/** One even layer of paint. */
export interface Flat extends Placed {
  readonly kind: 'flat';
  readonly tone: Tone;
  readonly opacity: number;
}

/** One stroke of a loaded brush, thick at the start and running out. */
export interface Stroke extends Placed {
  readonly kind: 'stroke';
  readonly tone: Tone;
  readonly width: number;
}

/** Light in the air: rings of thin paint, each brighter than the one around it. */
export interface Glow extends Placed {
  readonly kind: 'glow';
  readonly strength: number;
}

/** Tapering strokes that stand on a curve: fur, hair, feathers, grass, flames. */
export interface Tufts extends Placed {
  readonly kind: 'tufts';
  readonly length: number;
  readonly width: number;
  /** Degrees against the direction of the curve. */
  readonly lean: number;
}

/** How the first strokes on the canvas run. */
export type Sweep = 'around' | 'rays' | 'slant' | 'level' | 'rain';

/** The ground of the whole canvas: broad strokes, light around a point and dark towards the corners. */
export interface Ground extends Placed {
  readonly kind: 'ground';
  readonly sweep: Sweep;
  readonly rim: Pigment;
  /** How much of the brightest paint is left out, 0 to 4. */
  readonly dim: number;
}

export type Mark = Mass | Flat | Stroke | Glow | Tufts | Ground;
export type Drawing = readonly Mark[];

export const mass = (pigment: Pigment, curve: Curve, way = -50, relief = 1): Mass => ({
  kind: 'mass',
  pigment,
  curve,
  way,
  relief,
});

/** A body along a curve: arms, shafts, necks, tails. */
export const limb = (pigment: Pigment, curve: Curve, from: number, to = from, way = 60): Mass => ({
  ...mass(pigment, curve, way),
  ends: [from, to],
});

export const flat = (pigment: Pigment, curve: Curve, tone: Tone = 0, opacity = 1): Flat => ({
  kind: 'flat',
  pigment,
  curve,
  tone,
  opacity,
});

export const stroke = (pigment: Pigment, curve: Curve, width: number, tone: Tone = 0): Stroke => ({
  kind: 'stroke',
  pigment,
  curve,
  width,
  tone,
});

export const strokes = (pigment: Pigment, width: number, tone: Tone, ...curves: Curve[]): Drawing =>
  curves.map((curve) => stroke(pigment, curve, width, tone));

export const glow = (pigment: Pigment, x: number, y: number, size: number, strength = 0.7): Glow => ({
  kind: 'glow',
  pigment,
  curve: `o ${x},${y} ${size},${size}`,
  strength,
});

export const tufts = (pigment: Pigment, curve: Curve, length: number, width = 2, lean = 60): Tufts => ({
  kind: 'tufts',
  pigment,
  curve,
  length,
  width,
  lean,
});

/** `pigment` around the point x, y and `rim` towards the edges. */
export const ground = (
  pigment: Pigment,
  rim: Pigment,
  sweep: Sweep = 'around',
  x = 50,
  y = 42,
  size = 60,
  dim = 0,
): Ground => ({
  kind: 'ground',
  pigment,
  rim,
  sweep,
  dim,
  curve: `o ${x},${y} ${size},${size}`,
});

/** Moves, turns and scales a drawing. */
export function place(drawing: Drawing, x: number, y: number, more: Omit<Placement, 'x' | 'y'> = {}): Drawing {
  const outer = matrixOf({ x, y, ...more });
  return drawing.map((mark) => ({ ...mark, matrix: mark.matrix ? joined(outer, mark.matrix) : outer }));
}

/** The drawing and its mirror image at the vertical line `axis`. */
export const mirrored = (drawing: Drawing, axis = 0): Drawing => [
  ...place(drawing, axis * 2, 0, { flip: true }),
  ...drawing,
];

/** Hair and clothes keep the light from behind away from these. */
const skins: ReadonlySet<Pigment> = new Set(['flesh', 'pale', 'brown']);

/** A second light, behind everything in the drawing. */
export const backlit = (back: Pigment, drawing: Drawing): Drawing =>
  drawing.map((mark) => (mark.kind === 'mass' && !skins.has(mark.pigment) ? { ...mark, back } : mark));

/** The same drawing in other colours. */
export const dyed = (dyes: Partial<Record<Pigment, Pigment>>, drawing: Drawing): Drawing =>
  drawing.map((mark) => ({ ...mark, pigment: dyes[mark.pigment] ?? mark.pigment }));

/** Only the bodies of a drawing, all in one colour: a shape against the light. */
export const silhouette = (pigment: Pigment, drawing: Drawing, tone: Tone = -1): Drawing =>
  drawing.flatMap((mark) =>
    mark.kind === 'mass' ? [{ ...mark, kind: 'flat', pigment, tone, opacity: 1 } as const] : [],
  );
