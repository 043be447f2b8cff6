import { useEffect, useRef } from 'react';

const patienceMs = 10_000;

/** Puts the focus on the page's heading, unless something of the new page has taken it already. */
function greet(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return false;
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/**
 * After a change of page the focus goes to its heading, so that keyboard and screen reader start there and not nowhere.
 * Pages load their parts late: it waits for the heading, but not longer than the person does.
 */
export function useArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (greet()) return;
    const observer = new MutationObserver(() => greet() && stop());
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    };
    const timer = setTimeout(stop, patienceMs);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('keydown', stop);
    addEventListener('pointerdown', stop);
    return stop;
  }, [path]);
}
