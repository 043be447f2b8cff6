import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { showFactor } from '../settings/settings.js';
import { playSound } from './play-sound.js';
import { type Perform, Show, type Shown } from './show.js';
import { type Sounds, soundsOf } from './sounds.js';
import type { TableSnapshot } from './source.js';

/** Keys that let what is shown be over. */
const skipKeys = new Set([' ', 'Enter', 'Escape']);

/** What the table shows, at the pace that the person has set. */
const paced =
  (perform: Perform): Perform =>
  (event) => {
    const factor = showFactor();
    return factor === 0 ? 0 : perform(event) * factor;
  };

/** The table as it is told, and the show that tells it. A click on the table or a key lets it be over at once. */
export function useShow(
  snapshot: TableSnapshot,
  sounds: Sounds | undefined,
): Shown & { readonly show: Show; stage(perform: Perform | null): void } {
  const [show] = useState(() => new Show(snapshot));
  useLayoutEffect(() => {
    show.hear = (events) => {
      const types = events.map(({ type }) => type);
      for (const name of soundsOf(types, sounds)) playSound(name);
    };
  }, [show, sounds]);
  useLayoutEffect(() => show.take(snapshot), [show, snapshot]);
  useEffect(() => () => show.close(), [show]);
  const shown = useSyncExternalStore(show.subscribe, show.shown);
  const { isShowing } = shown;
  useEffect(() => {
    if (!isShowing) return;
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.felt') === null) return;
      event.stopPropagation();
      show.skip();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!skipKeys.has(event.key) || document.querySelector('dialog[open], [role=dialog]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      show.skip();
    };
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [isShowing, show]);
  const stage = useCallback((perform: Perform | null) => show.stage(perform && paced(perform)), [show]);
  return { ...shown, show, stage };
}
