/* How near and how far a map can be seen, and where its window may go. */
import { type Box, cellRadius, type Point } from './grid.js';
import type { MapView } from './map-data.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the cells of a map are. */
export interface MapShape {
  readonly bounds: Box;
  /** How much of what lies around the cells belongs to the map; without it, a narrow rim. */
  readonly margin?: number;
  readonly middles: readonly Point[];
}

export interface ViewLimits {
  /** The whole map is in the window. */
  readonly least: number;
  readonly most: number;
  /** The window stays within this box; if it is larger, the box stays in its middle. */
  readonly world: Box;
  /** The middles of all cells: at least one cell stays in the window, also where the map has a ragged shape. */
  readonly middles: readonly Point[];
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

export function limitsOf({ bounds, middles, margin = rim }: MapShape, { width, height }: Size): ViewLimits {
  const world = {
    left: bounds.left - margin,
    top: bounds.top - margin,
    width: bounds.width + 2 * margin,
    height: bounds.height + 2 * margin,
  };
  const most = scaleOf(largestCell);
  return { least: Math.min(most, width / world.width, height / world.height), most, world, middles };
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

/** How far the window must move along one axis to have a cell wholly in it. */
function missing(cell: number, middle: number, windowLength: number): number {
  const room = Math.max(0, windowLength / 2 - cellRadius);
  return cell - middle - between(-room, cell - middle, room);
}

/** The shortest move that brings a cell into the window; none if there is one. */
function wayToCells(view: Point, width: number, height: number, middles: readonly Point[]): Point {
  let shortest: Point | null = null;
  for (const [x, y] of middles) {
    const way: Point = [missing(x, view[0], width), missing(y, view[1], height)];
    if (shortest === null || Math.hypot(...way) < Math.hypot(...shortest)) shortest = way;
  }
  return shortest ?? [0, 0];
}

/** The view that comes nearest to this one within the limits. */
export function heldView(view: MapView, { least, most, world, middles }: ViewLimits, window: Size): MapView {
  const scale = between(least, view.scale, most);
  const [width, height] = [window.width / scale, window.height / scale];
  const x = heldAxis(view.x, width, world.left, world.width);
  const y = heldAxis(view.y, height, world.top, world.height);
  const [dx, dy] = wayToCells([x, y], width, height, middles);
  return { x: x + dx, y: y + dy, scale };
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
