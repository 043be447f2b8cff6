import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** A letter that does something at the table. Where the choices stand as a list, letters go to the choices. */
export function useKey(letter: string, isPossible: boolean, run: () => void): void {
  useEffect(() => {
    if (!isPossible) return;
    const onKey = (event: KeyboardEvent): void => {
      const isFree = document.querySelector('.offers, dialog[open], [role=dialog]') === null && !isTyping(event.target);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (event.key.toLowerCase() === letter && isPlain && isFree) run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [letter, isPossible, run]);
}
