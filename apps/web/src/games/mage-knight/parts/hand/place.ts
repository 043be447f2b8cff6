/** So far from what it belongs to, and from the edge of the table. */
const gap = 8;
/** Below these the panel takes the whole width. */
const narrowPx = 620;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function place(panel: HTMLElement, root: Element, key: string): void {
  const thing = root.querySelector(`[data-object="${CSS.escape(key)}"]`);
  const hand = root.querySelector('[data-part="hand"]');
  const outer = root.getBoundingClientRect();
  const { style } = panel;
  if (thing === null || hand === null) return;
  const at = thing.getBoundingClientRect();
  const isNarrow = outer.width < narrowPx;
  const isHeld = hand.contains(thing);
  const floor = isHeld || isNarrow ? hand.getBoundingClientRect().top : outer.bottom;
  style.maxHeight = `${floor - outer.top - 2 * gap}px`;
  style.width = isNarrow ? `${outer.width - 2 * gap}px` : '';
  const { width, height } = panel.getBoundingClientRect();
  const most = outer.width - width - gap;
  const isRight = at.left + at.width / 2 > outer.left + outer.width / 2;
  const besideX = isRight ? at.left - outer.left - width - gap : at.right - outer.left + gap;
  const left = isHeld || isNarrow ? at.left + at.width / 2 - outer.left - width / 2 : besideX;
  const top = isHeld || isNarrow ? floor - outer.top - height - gap : at.top - outer.top;
  style.left = `${clamp(left, gap, Math.max(gap, most))}px`;
  style.top = `${clamp(top, gap, Math.max(gap, floor - outer.top - height - gap))}px`;
}

/** Keeps a panel beside the thing it speaks of, inside of the table; above the hand for a card that is held. */
export function placeBeside(panel: HTMLElement | null, key: string): (() => void) | undefined {
  const root = panel?.closest('[data-table]');
  if (panel === null || root == null) return undefined;
  const sizes = new ResizeObserver(() => place(panel, root, key));
  sizes.observe(root);
  sizes.observe(panel);
  place(panel, root, key);
  return () => sizes.disconnect();
}
