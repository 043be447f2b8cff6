import { type RefObject, useEffect } from 'react';

/** Where the keyboard goes on when what had the focus is gone: the same thing elsewhere, a button, what shines. */
function successor(root: HTMLElement, key: string | undefined): HTMLElement | null {
  const same = key === undefined ? [] : [`[data-object="${CSS.escape(key)}"]`];
  const candidates = [...same, '[data-choice], [data-object][data-lit]'].flatMap((selector) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ]);
  return candidates.find((element) => element.checkVisibility()) ?? null;
}

/**
 * The focus never falls out of the table. If what had it goes away, the table itself takes it, and the next thing that
 * can be chosen gets it as soon as there is one, provided that the keyboard was being used.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let last: HTMLElement | null = null;
    let lastKey: string | undefined;
    let isByKeys = false;
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target === table) return;
      last = target;
      lastKey = target.dataset.object;
      isByKeys = target.matches(':focus-visible');
    };
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      // It went elsewhere by itself; what is removed has nowhere to go.
      if (relatedTarget instanceof Node && !table.contains(relatedTarget)) last = null;
    };
    const look = (): void => {
      const { activeElement } = document;
      const isLost = activeElement === document.body && last !== null && !last.isConnected;
      const isWaiting = activeElement === table && isByKeys;
      if (!isLost && !isWaiting) return;
      const next = isByKeys ? successor(table, lastKey) : null;
      if (next !== null || isLost) (next ?? table).focus({ preventScroll: next === null });
    };
    const changes = new MutationObserver(look);
    changes.observe(table, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
    table.addEventListener('focusin', onFocus);
    table.addEventListener('focusout', onLeave);
    return () => {
      changes.disconnect();
      table.removeEventListener('focusin', onFocus);
      table.removeEventListener('focusout', onLeave);
    };
  }, [root]);
}
