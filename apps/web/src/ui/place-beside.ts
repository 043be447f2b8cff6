const gapPx = 8;

/**
 * Puts a bubble below a thing, or above it where there is more room, and keeps it inside of the window. Without a thing it
 * stands in the middle, at the lower edge.
 */
export function placeBeside(bubble: HTMLElement, thing: Element | null): void {
  const at = thing?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight, 0, 0);
  const { left, right, top, bottom } = at;
  const { width, height } = bubble.getBoundingClientRect();
  const isBelow = bottom + gapPx + height <= innerHeight || top < height + gapPx;
  const y = isBelow ? Math.min(bottom + gapPx, innerHeight - height - gapPx) : top - height - gapPx;
  const x = Math.min(Math.max(gapPx, (left + right - width) / 2), innerWidth - width - gapPx);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(Math.max(gapPx, y))}px`;
}
