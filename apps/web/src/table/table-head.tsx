import type { ReactNode } from 'react';

/** Tells the page as --table-head how high the head is: what sticks below it needs to know. */
function tellHeight(head: HTMLElement | null): (() => void) | undefined {
  const page = head?.parentElement;
  if (head === null || page == null) return undefined;
  const sizes = new ResizeObserver(() => page.style.setProperty('--table-head', `${head.offsetHeight}px`));
  sizes.observe(head);
  return () => sizes.disconnect();
}

/** The bar that stays at the upper edge. */
export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <header className="table-head" ref={tellHeight}>
      {children}
    </header>
  );
}
