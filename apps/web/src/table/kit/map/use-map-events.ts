import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Camera, zoomStep } from './camera.js';
import { cellRadius } from './grid.js';
import type { MapCell } from './map-data.js';
import type { MapModel } from './map-model.js';
import { isWalkKey, type Walk, walkOn } from './walk.js';

const panStep = 0.2;

const panKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
};

const cellOf = (target: EventTarget): string | null =>
  (target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? null;

/** Keys that move the window; true if this was one of them. */
function moveByKey(camera: Camera, { key }: { readonly key: string }, mayPan: boolean): boolean {
  const pan = panKeys[key];
  if (key === '+' || key === '=') camera.zoomBy(zoomStep);
  else if (key === '-') camera.zoomBy(1 / zoomStep);
  else if (key === '0') camera.showAll();
  else if (pan !== undefined && mayPan) camera.panBy(...pan);
  else return false;
  return true;
}

const hasModifier = (event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }): boolean =>
  event.altKey || event.ctrlKey || event.metaKey;

/** While nothing has the focus the keys of the map work as if it had. */
function useKeysOfThePage(camera: Camera): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (!isFree || event.defaultPrevented || hasModifier(event)) return;
      if (moveByKey(camera, event, true)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [camera]);
}

export interface MapEvents {
  readonly cells: readonly MapCell[];
  /** A double click zooms only where nothing can be chosen. */
  isTinted(cell: string): boolean;
  readonly tapChooses: boolean;
  onPoint(cell: string | null): void;
  onChoose(cell: string): void;
}

/** Handlers of the whole map: the cells themselves have none. */
export function useMapEvents({ grid, camera, pointing }: MapModel, events: MapEvents) {
  const { cells, isTinted, tapChooses, onPoint, onChoose } = events;
  /** The last press: what it was made with, and what was pointed at before it. */
  const press = useRef({ isTouch: false, pointed: null as string | null });
  /** Whether something could be done where the last click began: a double click is judged by its first one. */
  const wasTinted = useRef(false);
  const walk = useRef<Walk | null>(null);
  useKeysOfThePage(camera);

  const point = (id: string | null, isTapped = false): void => {
    const before = pointing.now;
    if (before.pointed === id && before.isTapped === isTapped) return;
    pointing.change({ pointed: id, isTapped });
    if (before.pointed !== id) onPoint(id);
  };

  const startOf = (id: string): Walk => {
    const cell = cells.find((one) => one.id === id);
    return { id, column: cell === undefined ? 0 : grid.middleOf(cell)[0] };
  };

  const walkBy = (event: KeyboardEvent<SVGSVGElement>, id: string): void => {
    if (!isWalkKey(event.key)) return;
    event.preventDefault();
    const from = walk.current?.id === id ? walk.current : startOf(id);
    walk.current = walkOn(grid, cells, from, event.key);
    const next = event.currentTarget.querySelector<SVGGElement>(`[data-cell="${CSS.escape(walk.current.id)}"]`);
    next?.focus({ preventScroll: true });
  };

  return {
    onPointerOver(event: PointerEvent<SVGSVGElement>): void {
      if (event.pointerType !== 'touch' && event.buttons === 0) point(cellOf(event.target));
    },
    onPointerLeave(event: PointerEvent<SVGSVGElement>): void {
      if (event.pointerType !== 'touch') point(pointing.now.ringed);
    },
    onPointerDown(event: PointerEvent<SVGSVGElement>): void {
      press.current = { isTouch: event.pointerType === 'touch', pointed: pointing.now.pointed };
    },
    onClick(event: MouseEvent<SVGSVGElement>): void {
      const id = cellOf(event.target);
      const { isTouch, pointed } = press.current;
      // What screen readers click comes without a press.
      press.current = { isTouch: false, pointed: null };
      if (isTouch) point(id, id !== null && !tapChooses);
      const isFirstTap = isTouch && !tapChooses && pointed !== id;
      const isSecondOfTwo = !isTouch && event.detail > 1;
      if (!isSecondOfTwo) wasTinted.current = id !== null && isTinted(id);
      if (id !== null && !isFirstTap && !isSecondOfTwo) onChoose(id);
    },
    onDoubleClick(event: MouseEvent<SVGSVGElement>): void {
      if (wasTinted.current) return;
      const frame = event.currentTarget.getBoundingClientRect();
      const at = [event.clientX - frame.left, event.clientY - frame.top] as const;
      camera.zoomBy(event.shiftKey ? 1 / zoomStep : zoomStep, at);
    },
    onFocus(event: FocusEvent<SVGSVGElement>): void {
      const id = cellOf(event.target);
      if (id === null) return;
      const isShown = event.target.matches(':focus-visible');
      pointing.change({ stop: id, ringed: isShown ? id : null });
      const cell = cells.find((one) => one.id === id);
      if (!isShown || cell === undefined) return;
      point(id);
      camera.bringIntoView(grid.middleOf(cell), 1.5 * cellRadius);
    },
    onBlur(event: FocusEvent<SVGSVGElement>): void {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      const { ringed, pointed } = pointing.now;
      pointing.change({ ringed: null });
      if (ringed !== null && pointed === ringed) point(null);
    },
    onKeyDown(event: KeyboardEvent<SVGSVGElement>): void {
      const id = cellOf(event.target);
      if (id === null || hasModifier(event)) return;
      if (moveByKey(camera, event, event.shiftKey)) event.preventDefault();
      else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        if (!event.repeat) onChoose(id);
      } else walkBy(event, id);
    },
  };
}
