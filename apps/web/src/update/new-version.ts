import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';

/** `ready`: a new version is loaded and waits. `taken`: another window has gone over to it; our files are gone. */
export type NewVersion = 'none' | 'ready' | 'taken';

const lookMs = 3_600_000;
/** A new version that cannot be loaded in this time is left for later. */
const patienceMs = 20_000;

let current: NewVersion = 'none';
/** This window has asked for the new version. */
let isTaking = false;
const listeners = new Set<() => void>();

function set(next: NewVersion): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Keeps the app in the browser, so that it opens without a server, and looks for new versions. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/service-worker.js');
  workbox.addEventListener('waiting', () => set('ready'));
  const { serviceWorker } = navigator;
  let hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) set('taken');
    // What was loaded before the first worker was there, it has not seen.
    else serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
    hadWorker = true;
  });
  const look = (): void => void workbox.update().catch(() => undefined);
  workbox.register().then(
    () => setInterval(look, lookMs),
    () => undefined,
  );
}

const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Waits for an event, but not for ever. */
const once = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
    setTimeout(resolve, patienceMs);
  });

/** Loads the page anew, as the newest version that the server has. */
export async function takeNewVersion(): Promise<void> {
  isTaking = true;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  if (registration?.installing != null) await once(registration.installing, 'statechange');
  if (registration?.waiting != null) {
    const isTaken = once(serviceWorker, 'controllerchange');
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    await isTaken;
  }
  location.reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNewVersion = (): NewVersion => useSyncExternalStore(subscribe, () => (isTaking ? 'none' : current));
