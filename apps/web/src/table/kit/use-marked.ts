import { useEffect } from 'react';

const lookMs = 250;

/** Marks all things that a selector names with `data-hinted`, also those that come later, until it names others. */
export function useMarked(selector: string): void {
  useEffect(() => {
    if (selector === '') return;
    const mark = (): void => {
      for (const thing of document.querySelectorAll(selector)) thing.setAttribute('data-hinted', '');
    };
    mark();
    const timer = setInterval(mark, lookMs);
    return () => {
      clearInterval(timer);
      for (const thing of document.querySelectorAll(selector)) thing.removeAttribute('data-hinted');
    };
  }, [selector]);
}
