import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { ObjectKey } from '../pointing.js';
import styles from './drag.module.css';

/** So far a pointer may tremble and still mean a click. */
const slackPx = 9;

/** The thing under a point of the window; what is dragged lies over it and does not count. */
const thingAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-object]') ?? null;

/** One thing on its way: a copy of it follows the pointer, and what lies below is marked. */
class Drag {
  private ghost: HTMLElement | null = null;
  private over: HTMLElement | null = null;

  constructor(
    private readonly thing: HTMLElement,
    readonly pointer: number,
    private readonly from: { readonly x: number; readonly y: number },
    private readonly onBegin: () => void,
  ) {}

  get hasBegun(): boolean {
    return this.ghost !== null;
  }

  move(x: number, y: number): void {
    if (this.ghost === null && Math.hypot(x - this.from.x, y - this.from.y) < slackPx) return;
    this.ghost ??= this.lift();
    this.ghost.style.translate = `${x - this.from.x}px ${y - this.from.y}px`;
    const below = thingAt(x, y);
    if (below === this.over) return;
    this.over?.removeAttribute('data-over');
    this.over = below === this.thing ? null : below;
    this.over?.setAttribute('data-over', '');
  }

  /** Puts everything back and tells the name of the thing it lies over. */
  end(): ObjectKey | undefined {
    const key = this.over?.dataset.object;
    this.over?.removeAttribute('data-over');
    this.thing.removeAttribute('data-dragged');
    this.ghost?.remove();
    return key;
  }

  private lift(): HTMLElement {
    const table = this.thing.closest('[data-table]') ?? document.body;
    const { left, top, width, height } = this.thing.getBoundingClientRect();
    const origin = table.getBoundingClientRect();
    const ghost = this.thing.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-object');
    ghost.className += ` ${styles.ghost}`;
    const place = { left: left - origin.left, top: top - origin.top, width, height };
    for (const [name, value] of Object.entries(place)) ghost.style.setProperty(name, `${value}px`);
    ghost.inert = true;
    this.thing.setAttribute('data-dragged', '');
    table.append(ghost);
    this.onBegin();
    return ghost;
  }
}

/**
 * Handlers for a thing that can be dragged onto another, with the mouse or a finger. Along the row it lies in a finger
 * still pushes the row. Esc lets go of it. Who has no pointer clicks on the one and then on the other.
 */
export function useDrag(
  key: ObjectKey,
  isEnabled: boolean,
  drop: (from: ObjectKey, onto: ObjectKey) => void,
  onBegin: () => void,
) {
  const current = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    const drag = new Drag(event.currentTarget, event.pointerId, { x: event.clientX, y: event.clientY }, onBegin);
    current.current = drag;
    const onMove = ({ pointerId, clientX, clientY }: globalThis.PointerEvent): void => {
      if (pointerId === drag.pointer) drag.move(clientX, clientY);
    };
    const onUp = ({ pointerId }: globalThis.PointerEvent): void => {
      if (pointerId !== drag.pointer) return;
      wasDragged.current = drag.hasBegun;
      const onto = end();
      if (onto !== undefined) drop(key, onto);
    };
    const onKey = (pressed: KeyboardEvent): void => {
      if (pressed.key === 'Escape') end();
    };
    const end = (): ObjectKey | undefined => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', onKey);
      if (current.current !== drag) return undefined;
      current.current = null;
      return drag.end();
    };
    stop.current = end;
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', end);
    addEventListener('keydown', onKey);
  };

  return {
    'data-drags': isEnabled || undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      wasDragged.current = false;
      if (isEnabled && event.button === 0 && current.current === null) begin(event);
    },
    /** The click at the end of a drag means nothing. */
    onClickCapture: (event: MouseEvent): void => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
    },
  };
}
