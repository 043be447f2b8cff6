import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
addEventListener('popstate', tell);
addEventListener('hashchange', tell);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  tell();
  scrollTo(0, 0);
}

/** Sets or clears the part after `#` without leaving an entry in the history. */
export function setHash(hash: string): void {
  history.replaceState(null, '', hash === '' ? location.pathname + location.search : `#${hash}`);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));
