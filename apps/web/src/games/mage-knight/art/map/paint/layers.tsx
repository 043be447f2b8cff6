import type { Paint } from './paints.js';

/** One colour laid on: the attributes of a path. */
export interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  /** Of the fill and of the line, each by itself: opacity of the whole would cost an image of its own. */
  readonly fillOpacity?: number;
  readonly strokeOpacity?: number;
}

/** A colour of the land; the style sheet says what it is by day and by night. */
export const color = (paint: Paint): string => `var(--mk-${paint})`;

export const filled = (d: string, paint: Paint, opacity = 1): Layer => ({
  d,
  fill: color(paint),
  ...(opacity < 1 && { fillOpacity: opacity }),
});
export const brushed = (d: string, paint: Paint, strokeWidth: number, opacity = 1): Layer => ({
  d,
  fill: 'none',
  stroke: color(paint),
  strokeWidth,
  ...(opacity < 1 && { strokeOpacity: opacity }),
});

/** The layers of a picture, one above the other. A picture never changes their order. */
export const Layers = ({ of }: { readonly of: readonly Layer[] }) =>
  of.map((layer, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
    <path key={i} {...layer} />
  ));
