/** Keeps the whole build in the browser: bot games, hot-seat, replays and rulebooks need no server. */
const version = '__VERSION__';
const files = ['__FILES__'];
const cacheName = `heldentisch-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  const outdated = (name) => name.startsWith('heldentisch-') && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The server's own addresses are never answered from the cache. */
const isServers = (path) => /^\/(api|ws|health|metrics)(\/|$)/.test(path);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServers(url.pathname)) return;
  // Addresses of the app have no dot in their last part; the server answers them in the same way.
  const isPage = request.mode === 'navigate' && !/\.[^/]*$/.test(url.pathname);
  const key = isPage ? '/' : request;
  event.respondWith(caches.match(key, { cacheName, ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === address) ?? windows[0];
      return open === undefined ? self.clients.openWindow(address) : open.focus();
    }),
  );
});
