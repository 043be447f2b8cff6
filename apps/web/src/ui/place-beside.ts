const gapPx = 8;

/** Puts a bubble below a thing, or above it where there is more room, and keeps it inside of the window. */
export function placeBeside(bubble: HTMLElement, thing: Element): void {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const isBelow = bottom + gapPx + height <= innerHeight || top < height + gapPx;
  const y = isBelow ? Math.min(bottom + gapPx, innerHeight - height - gapPx) : top - height - gapPx;
  const x = Math.min(Math.max(gapPx, (left + right - width) / 2), innerWidth - width - gapPx);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(Math.max(gapPx, y))}px`;
}
