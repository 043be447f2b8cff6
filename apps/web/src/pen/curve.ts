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

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise, around the drawing's origin. */
  readonly turn?: number;
  readonly flip?: boolean;
}

export function matrixOf({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement): Matrix {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const side = flip ? -1 : 1;
  return [cos * side, sin * side, -sin, cos, x, y];
}

/** First `n`, then `m`. */
export function joined(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
