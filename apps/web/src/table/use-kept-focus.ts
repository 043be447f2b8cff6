import type { Pending } from '@heldentisch/engine';
import { useEffect, useRef } from 'react';

/**
 * What was chosen goes from the page, and the focus with it. Who plays by keyboard finds it on the table again, not at
 * the top of the page.
 */
export function useKeptFocus(decision: Pending | null): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const onKey = (): void => {
      byKeyboard.current = true;
    };
    const onPointer = (): void => {
      byKeyboard.current = false;
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the question changes
  useEffect(() => {
    if (!byKeyboard.current || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.felt')?.focus({ preventScroll: true });
  }, [decision]);
}
