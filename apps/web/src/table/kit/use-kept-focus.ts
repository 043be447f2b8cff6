import { type RefObject, useEffect } from 'react';

/** Who is to have the focus when the thing that had it is gone: its like, else a neighbour, else the table itself. */
function heirOf(root: HTMLElement, key: string | undefined, region: Element | null): HTMLElement {
  const same = key === undefined ? null : root.querySelector<HTMLElement>(`[data-object="${CSS.escape(key)}"]`);
  const neighbour = region?.isConnected === true ? region.querySelector<HTMLElement>('button:not(:disabled)') : null;
  return same ?? neighbour ?? root;
}

/**
 * A card that is played and a button that was pressed leave the page, and the focus with them. This hook keeps it at
 * the table, so that who plays by keyboard goes on from there.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = table.current;
    if (root === null) return;
    let last: { element: HTMLElement; key: string | undefined; region: Element | null } | null = null;
    const onFocus = (event: FocusEvent): void => {
      const element = event.target as HTMLElement;
      last = { element, key: element.dataset.object, region: element.closest('[data-part]') };
    };
    const onLeave = (event: FocusEvent): void => {
      const isElsewhere = event.relatedTarget instanceof Element && !root.contains(event.relatedTarget);
      if (isElsewhere) last = null;
      // Somebody clicked beside everything, unless the element is just being removed.
      else if (event.relatedTarget === null) {
        setTimeout(() => {
          if (last?.element === event.target && last?.element.isConnected) last = null;
        });
      }
    };
    const changes = new MutationObserver(() => {
      if (last === null || last.element.isConnected) return;
      const { activeElement } = document;
      const { key, region } = last;
      last = null;
      if (activeElement === null || activeElement === document.body) {
        heirOf(root, key, region).focus({ preventScroll: true });
      }
    });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onLeave);
    changes.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onLeave);
      changes.disconnect();
    };
  }, [table]);
}
