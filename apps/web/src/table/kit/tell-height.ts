/** Tells the page as --table-head how high the element at its upper edge is: what sticks below it needs to know. */
export function tellHeight(head: HTMLElement | null): (() => void) | undefined {
  const page = head?.parentElement;
  if (head === null || page == null) return undefined;
  const sizes = new ResizeObserver(() => page.style.setProperty('--table-head', `${head.offsetHeight}px`));
  sizes.observe(head);
  return () => sizes.disconnect();
}
