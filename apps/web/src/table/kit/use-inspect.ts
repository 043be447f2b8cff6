import { type PointerEvent, useEffect, useRef } from 'react';

const hoverDelayMs = 180;
const leaveDelayMs = 500;
const pressDelayMs = 420;

/** Where a table shows what is read: beside the board while one points at it, or opened in a dialog. */
export interface Reader<Subject> {
  inspect(change: (now: Subject | null) => Subject | null): void;
  pin(subject: Subject | null): void;
}

/** Handlers for anything that can be read: a short hover or the focus shows it, a long press or a right click opens it. */
export function useInspect<Subject>(
  subject: Subject | null,
  { inspect, pin }: Reader<Subject>,
  isSame: (a: Subject | null, b: Subject | null) => boolean,
) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wasPressed = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const start = (delayMs: number, then: () => void): void => {
    stop();
    timer.current = setTimeout(then, delayMs);
  };

  return {
    /** True once after a long press: the click that ends it means nothing. */
    swallowsClick: (): boolean => {
      const swallowed = wasPressed.current;
      wasPressed.current = false;
      return swallowed;
    },
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') start(hoverDelayMs, () => inspect(() => subject));
      },
      onPointerLeave: (event: PointerEvent) => {
        stop();
        if (event.pointerType === 'mouse')
          start(leaveDelayMs, () => inspect((now) => (isSame(now, subject) ? null : now)));
      },
      onPointerDown: (event: PointerEvent) => {
        wasPressed.current = false;
        if (event.pointerType === 'mouse' || subject === null) return;
        start(pressDelayMs, () => {
          wasPressed.current = true;
          pin(subject);
        });
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault(): void }) => {
        if (subject === null) return;
        event.preventDefault();
        if (!wasPressed.current) pin(subject);
      },
      onFocus: () => {
        if (subject !== null) inspect(() => subject);
      },
    },
  };
}
