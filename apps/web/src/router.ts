import { useSyncExternalStore } from 'react';

/** Where in the app we are. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'tutorial'; readonly game: string }
  | { readonly page: 'nowhere' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').slice(1).map(decodeURIComponent);
  if (first === '') return { page: 'lobby' };
  if (second === '' || rest.some((part) => part !== '')) return { page: 'nowhere' };
  if (first === 'local' || first === 'replay' || first === 'table') return { page: first, id: second };
  return first === 'rules' || first === 'tutorial' ? { page: first, game: second } : { page: 'nowhere' };
}

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
