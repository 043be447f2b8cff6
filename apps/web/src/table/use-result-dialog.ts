import { useEffect, useRef, useState } from 'react';
import { wantsReducedMotion } from '../settings/settings.js';

/** Long enough to see what ended the game. */
const resultDelayMs = 1200;

/** The dialog opens once: after the last animation when the game ends before our eyes, at once if it was over before. */
export function useResultDialog(isOver: boolean, isLoaded: boolean): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(false);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!isOver) {
      wasRunning.current ||= isLoaded;
      return;
    }
    const waitMs = wasRunning.current && !wantsReducedMotion() ? resultDelayMs : 0;
    const timer = setTimeout(() => setOpen(true), waitMs);
    return () => clearTimeout(timer);
  }, [isOver, isLoaded]);
  return [isOpen, () => setOpen(false)];
}
