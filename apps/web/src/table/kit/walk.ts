import type { KeyboardEvent } from 'react';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Things beside the way count less than things on it. */
const sideways = 2.5;

/** The thing nearest in a direction, as it lies on the table. */
function nearest(from: Element, things: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | null {
  const [fromX, fromY] = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [toX, toY] = middle(thing);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const beside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (thing === from || along < 4 || along + sideways * beside >= least) continue;
    least = along + sideways * beside;
    best = thing;
  }
  return best;
}

/**
 * Arrow keys go from thing to thing, wherever they lie: a handler for the keys of the whole table. What has keys of its
 * own, like a map or a text that scrolls, keeps them.
 */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key];
  const from = document.activeElement;
  if (direction === undefined || event.defaultPrevented || event.shiftKey || event.altKey || event.ctrlKey) return;
  if (from === null || !from.matches('button, [data-table]') || from.closest('dialog') !== null) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>('button:is([data-object], [data-choice])')];
  const next = nearest(
    from,
    things.filter((thing) => thing.checkVisibility()),
    direction,
  );
  if (next === null) return;
  event.preventDefault();
  next.focus();
}
