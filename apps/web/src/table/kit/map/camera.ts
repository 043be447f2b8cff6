import { select } from 'd3-selection';
import 'd3-transition';
import { type D3ZoomEvent, type ZoomBehavior, ZoomTransform, zoom } from 'd3-zoom';
import type { Box, Point } from './grid.js';
import type { MapView } from './map-data.js';
import {
  heldView,
  isFar,
  limitsOf,
  type MapShape,
  openingView,
  readableScale,
  type Size,
  type ViewLimits,
  wholeView,
} from './view-limits.js';

type Interpolate = (a: readonly number[], b: readonly number[]) => (part: number) => [number, number, number];

/** Straight there. The usual flight of d3 goes up on its way, beyond the limits of the map. */
const straight: Interpolate = (a, b) => (part) => {
  const mixed = (i: number): number => (a[i] as number) * (1 - part) + (b[i] as number) * part;
  return [mixed(0), mixed(1), mixed(2)];
};

/** What one press of a button or key changes. */
export const zoomStep = 1.5;
const isSame = (a: MapView, b: MapView): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 0.01 && Math.abs(a.scale / b.scale - 1) < 1e-6;
const flightMs = 380;
/** A hand that shakes by some pixels has clicked, not dragged. */
const clickPixels = 5;
const noSize: Size = { width: 0, height: 0 };

/**
 * What the window shows of the map. Pan, wheel and pinch are d3-zoom's; moving the map sets one attribute and draws
 * nothing anew. Who must know where the map is subscribes.
 */
export class Camera {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  private readonly listeners = new Set<() => void>();
  private svg: SVGSVGElement | null = null;
  private window: Size = noSize;
  private limits: ViewLimits;
  private transform = new ZoomTransform(1, 0, 0);

  constructor(
    private shape: MapShape,
    /** The view to begin with, or the point that matters most. */
    private readonly opening: { readonly view?: MapView | undefined; readonly home?: Point | undefined },
    private readonly isStill: () => boolean,
    private readonly onRest: (view: MapView) => void,
  ) {
    this.limits = limitsOf(shape, noSize);
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .extent(() => [
        [0, 0],
        [this.window.width, this.window.height],
      ])
      .constrain((transform) => this.transformFor(heldView(this.viewFor(transform), this.limits, this.window)))
      .clickDistance(clickPixels)
      .interpolate(straight as never);
  }

  private limit(shape: MapShape, window: Size): void {
    this.shape = shape;
    this.window = window;
    this.limits = limitsOf(shape, window);
    this.behaviour.scaleExtent([this.limits.least, this.limits.most]);
  }

  /** Begins to hear the window and to move the layer in it. */
  attach(svg: SVGSVGElement, layer: SVGGElement): () => void {
    this.svg = svg;
    this.behaviour
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.transform = transform;
        layer.setAttribute('transform', transform.toString());
        for (const listener of this.listeners) listener();
      })
      .on('end', () => this.onRest(this.view));
    // A double click is the map's own affair: where something can be chosen it must not zoom.
    select(svg).call(this.behaviour).on('dblclick.zoom', null);
    const sizes = new ResizeObserver(() => this.resize({ width: svg.clientWidth, height: svg.clientHeight }));
    sizes.observe(svg);
    return () => {
      sizes.disconnect();
      select(svg).interrupt().on('.zoom', null);
      this.svg = null;
      this.window = noSize;
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get view(): MapView {
    return this.viewFor(this.transform);
  }

  /** Where the origin of the map lies in the window, and how many pixels one unit has. */
  get placement(): readonly [x: number, y: number, scale: number] {
    const { x, y, k } = this.transform;
    return [x, y, k];
  }

  /** The part of the map that is in the window. */
  get visible(): Box {
    const { x, y, scale } = this.view;
    const [width, height] = [this.window.width / scale, this.window.height / scale];
    return { left: x - width / 2, top: y - height / 2, width, height };
  }

  get isWhole(): boolean {
    return this.transform.k <= this.limits.least * 1.001;
  }
  get isNearest(): boolean {
    return this.transform.k >= this.limits.most * 0.999;
  }
  get isFar(): boolean {
    return isFar(this.transform.k);
  }

  /** A map that was seen as a whole is seen as a whole when it has grown; else it stays where it is. */
  setShape(shape: MapShape): void {
    if (shape === this.shape) return;
    const { isWhole, view } = this;
    this.limit(shape, this.window);
    if (this.window === noSize) return;
    const next = heldView(isWhole ? wholeView(this.limits) : view, this.limits, this.window);
    // A game may give new lists often; as long as nothing moves, nobody's drag is cut off.
    if (!isSame(next, view)) this.show(next);
  }

  private resize(window: Size): void {
    if (window.width === 0 || window.height === 0) return;
    const isFirst = this.window === noSize;
    const wasWhole = this.isWhole;
    const { view } = this;
    this.limit(this.shape, window);
    const { view: firstView = openingView(this.limits, this.opening.home) } = this.opening;
    this.show(isFirst ? firstView : wasWhole ? wholeView(this.limits) : view, false);
  }

  showAll(): void {
    this.show(wholeView(this.limits));
  }

  centreOn([x, y]: Point): void {
    this.show({ x, y, scale: readableScale(this.view.scale) });
  }

  /** Moves the middle of the window, as far as the map goes. */
  goTo([x, y]: Point): void {
    this.show({ ...this.view, x, y }, false);
  }

  /** Moves as little as needed to bring a point and some space around it into the window. */
  bringIntoView([x, y]: Point, around: number): void {
    const { left, top, width, height } = this.visible;
    const move = (value: number, start: number, length: number): number => {
      const room = Math.min(around, length / 2);
      return Math.min(0, value - room - start) + Math.max(0, value + room - start - length);
    };
    const [dx, dy] = [move(x, left, width), move(y, top, height)];
    const { view } = this;
    if (dx !== 0 || dy !== 0) this.show({ ...view, x: view.x + dx, y: view.y + dy });
  }

  /** Nearer or farther, around the middle or around a point of the window. */
  zoomBy(factor: number, around?: Point): void {
    const { x, y, scale } = this.view;
    const next = heldView({ x, y, scale: scale * factor }, this.limits, this.window).scale;
    const [px, py] = around === undefined ? [x, y] : this.transform.invert([...around]);
    const part = scale / next;
    this.show({ x: px + (x - px) * part, y: py + (y - py) * part, scale: next });
  }

  /** By parts of the window. */
  panBy(across: number, down: number): void {
    const { view, visible } = this;
    this.show({ ...view, x: view.x + across * visible.width, y: view.y + down * visible.height });
  }

  private show(view: MapView, isSmooth = true): void {
    if (this.svg === null) return;
    const transform = this.transformFor(heldView(view, this.limits, this.window));
    const selection = select(this.svg);
    if (isSmooth && !this.isStill()) {
      selection.transition().duration(flightMs).call(this.behaviour.transform, transform);
    } else {
      selection.interrupt();
      this.behaviour.transform(selection, transform);
    }
  }

  private viewFor({ k, x, y }: ZoomTransform): MapView {
    return { x: (this.window.width / 2 - x) / k, y: (this.window.height / 2 - y) / k, scale: k };
  }

  private transformFor({ x, y, scale }: MapView): ZoomTransform {
    return new ZoomTransform(scale, this.window.width / 2 - x * scale, this.window.height / 2 - y * scale);
  }
}
