import { palette } from './palette.js';
import { type PenStroke, type Point, penned, straight } from './pen/line.js';

/** One stroke or wash: the attributes of a path. */
export interface Layer {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap?: 'butt';
  /** Of the fill and of the line, each by itself: opacity of the whole would cost a layer of its own at every move. */
  readonly fillOpacity?: number;
  readonly strokeOpacity?: number;
}

export const wash = (d: string, fill: string, opacity = 1): Layer => ({
  d,
  fill,
  ...(opacity < 1 && { fillOpacity: opacity }),
});
/** A line of the pen; its shape is filled, so that it can swell. */
export const line = (points: readonly Point[], stroke: PenStroke = {}): Layer => ({
  d: penned(points, stroke),
  fill: palette.ink,
});
/** A fine line of even width, for hatching and other small things. */
export const scratch = (d: string, strokeWidth = 0.8, opacity = 1): Layer => ({
  d,
  fill: 'none',
  stroke: palette.ink,
  strokeWidth,
  ...(opacity < 1 && { strokeOpacity: opacity }),
});
/** A washed shape with an outline, for what is too small to swell. */
export const outlined = (d: string, fill: string, strokeWidth = 1): Layer => ({
  d,
  fill,
  stroke: palette.ink,
  strokeWidth,
});
/** A washed shape with straight sides and a pen's outline. */
export const drawn = (points: readonly Point[], fill: string, stroke: PenStroke = {}): Layer[] => [
  wash(straight(points, true), fill),
  line(points, { isClosed: true, step: 6, swing: 0.35, width: 1.2, ...stroke }),
];

/** The layers of a picture, one above the other. A picture never changes their order. */
export const Layers = ({ of }: { readonly of: readonly Layer[] }) =>
  of.map((layer, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
    <path key={i} {...layer} />
  ));
