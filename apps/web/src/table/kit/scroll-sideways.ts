import type { WheelEvent } from 'react';

/** A row may be longer than the screen; a wheel turns only one way. */
export function scrollSideways(event: WheelEvent<HTMLElement>): void {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
}
