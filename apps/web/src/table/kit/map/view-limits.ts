/* How near and how far a map can be seen, and where its window may go. */
import { type Box, cellRadius } from './grid.js';
import type { MapView } from './map-data.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ViewLimits {
  /** The whole map is in the window. */
  readonly least: number;
  readonly most: number;
  /** The window stays within this box; if it is larger, the box stays in its middle. */
  readonly world: Box;
}

/** The free rim around the map, so that what lies over the window's edges hides no cell for good. */
const rim = cellRadius;
/** Nobody needs a cell larger than this, in pixels. */
const largestCell = 240;
/** A cell this large can be read. */
const readableCell = 110;
/** Below this size only what is important is written on the map. */
const smallestCell = 64;

const scaleOf = (cellPixels: number): number => cellPixels / (2 * cellRadius);

export function limitsOf(bounds: Box, { width, height }: Size): ViewLimits {
  const world = {
    left: bounds.left - rim,
    top: bounds.top - rim,
    width: bounds.width + 2 * rim,
    height: bounds.height + 2 * rim,
  };
  const most = scaleOf(largestCell);
  return { least: Math.min(most, width / world.width, height / world.height), most, world };
}

/** The whole map in the middle of the window. */
export const wholeView = ({ least, world }: ViewLimits): MapView => ({
  x: world.left + world.width / 2,
  y: world.top + world.height / 2,
  scale: least,
});

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Along one axis: the window stays inside the world, or the world inside the window. */
function heldAxis(middle: number, windowLength: number, start: number, length: number): number {
  if (windowLength >= length) return start + length / 2;
  return between(start + windowLength / 2, middle, start + length - windowLength / 2);
}

/** The view that comes nearest to this one within the limits. */
export function heldView({ x, y, scale }: MapView, { least, most, world }: ViewLimits, window: Size): MapView {
  const held = between(least, scale, most);
  return {
    x: heldAxis(x, window.width / held, world.left, world.width),
    y: heldAxis(y, window.height / held, world.top, world.height),
    scale: held,
  };
}

/** Where a map opens: as a whole, or around a place that matters if the whole would be too small to read. */
export function openingView(limits: ViewLimits, home: readonly [number, number] | undefined): MapView {
  const whole = wholeView(limits);
  if (home === undefined || !isFar(whole.scale)) return whole;
  return { x: home[0], y: home[1], scale: readableScale(whole.scale) };
}

/** The scale at which a cell that is looked for can be read: the present one, if it is enough. */
export const readableScale = (scale: number): number => Math.max(scale, scaleOf(readableCell));

export const isFar = (scale: number): boolean => scale < scaleOf(smallestCell);
