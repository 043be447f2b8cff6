import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside.js';

/** So long the pointer rests on a thing before its hint is shown. */
const restMs = 350;
/** So long a hint stays when the pointer has left the thing, perhaps on its way to the hint. */
const leaveMs = 150;

const hintedAt = ({ target }: Event): Element | null => (target as Element).closest?.('[data-hint]') ?? null;

/** Follows pointer and focus over the whole page. Tells which thing's hint is to be shown. */
function watchHints(isBubble: (target: EventTarget | null) => boolean, show: (thing: Element | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showIn = (thing: Element | null, delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(thing), delayMs);
  };
  const showNow = (thing: Element | null): void => {
    clearTimeout(timer);
    show(thing);
  };
  const hide = (): void => showNow(null);
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    if (isBubble(event.target)) clearTimeout(timer);
    else showIn(hintedAt(event), hintedAt(event) === null ? leaveMs : restMs);
  };
  const onFocus = (event: FocusEvent): void => {
    const thing = hintedAt(event);
    if (thing?.matches(':focus-visible')) showNow(thing);
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerover', onPointer, options);
  document.addEventListener('focusin', onFocus, options);
  for (const type of ['focusout', 'pointerdown', 'keydown', 'scroll']) document.addEventListener(type, hide, options);
  return (): void => {
    clearTimeout(timer);
    listening.abort();
  };
}

/**
 * Shows the hint (`data-hint`) of the thing under the pointer or with the focus: one bubble for the whole page. Screen
 * readers get the same words from the thing itself.
 */
export function Hints() {
  const [thing, setThing] = useState<Element | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => watchHints((target) => target === bubble.current, setThing), []);
  useLayoutEffect(() => {
    if (bubble.current !== null && thing !== null) placeBeside(bubble.current, thing);
  }, [thing]);
  if (thing === null) return null;
  return (
    <div ref={bubble} className="hint" aria-hidden="true">
      {(thing as HTMLElement).dataset.hint}
    </div>
  );
}
