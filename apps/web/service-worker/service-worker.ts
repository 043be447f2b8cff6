import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** What the build has made, see `plugin.ts`: the app itself, and for each game what only it needs. */
declare const __SHELL__: PrecacheEntry[];
declare const __GAMES__: Readonly<Record<string, readonly string[]>>;

const games = __GAMES__;
const gamePrefix = 'heldentisch-game-';
const gameOf = new Map(Object.entries(games).flatMap(([game, files]) => files.map((file) => [file, game])));

setCacheNameDetails({ prefix: 'heldentisch', precache: 'shell' });
precacheAndRoute(__SHELL__);

/** The server's own addresses and files are not pages of the app. */
const noPages = [/^\/(api|ws|health|metrics)(\/|$)/, /\.[^/]*$/];
const firstPage = createHandlerBoundToURL('/index.html');
const openPage: RouteHandlerCallback = (asked) => {
  asked.event.waitUntil(keepKnownGames());
  return firstPage(asked);
};
registerRoute(new NavigationRoute(openPage, { denylist: noPages }));

/** A game is kept as a whole when something of it is first asked for: then it can be played without a server. */
registerRoute(
  ({ url }) => gameOf.has(url.pathname),
  (asked) => {
    const game = gameOf.get(asked.url.pathname) as string;
    asked.event.waitUntil(keepGame(game));
    return new CacheFirst({ cacheName: gamePrefix + game }).handle(asked);
  },
);

/** The games that are complete, or are being loaded. */
const kept = new Map<string, Promise<void>>();

function keepGame(game: string): Promise<void> {
  const keeping = kept.get(game) ?? loadGame(game);
  kept.set(game, keeping);
  return keeping;
}

/** A file that fails spoils no other; it is tried again with the next page. */
async function loadGame(game: string): Promise<void> {
  const cache = await caches.open(gamePrefix + game);
  const load = async (file: string): Promise<void> => {
    if ((await cache.match(file)) === undefined) await cache.add(file);
  };
  const loaded = await Promise.allSettled((games[game] ?? []).map(load));
  if (loaded.some(({ status }) => status === 'rejected')) kept.delete(game);
}

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith('heldentisch-') && name !== cacheNames.precache);

/** Loads what is missing of the kept games: after a failure, and for a new version. */
async function keepKnownGames(): Promise<void> {
  const keep = async (game: string): Promise<void> => {
    if (await caches.has(gamePrefix + game)) await keepGame(game);
  };
  await Promise.all(Object.keys(games).map(keep));
}

/** Removes the files of older versions. */
async function tidy(): Promise<void> {
  for (const name of await ownCaches()) {
    const files = games[name.slice(gamePrefix.length)];
    if (!name.startsWith(gamePrefix) || files === undefined) await caches.delete(name);
    else {
      const cache = await caches.open(name);
      const outdated = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname));
      await Promise.all(outdated.map((request) => cache.delete(request)));
    }
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepKnownGames()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
clientsClaim();

/** A new version waits until a person has agreed: it would take the files away from pages that are in use. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data?.address ?? '/'));
});

async function showPage(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === address) ?? windows[0];
  await (open === undefined ? self.clients.openWindow(address) : open.focus());
}
