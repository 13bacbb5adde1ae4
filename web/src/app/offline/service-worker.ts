/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { IS_YOURS, TAKE_OVER, type Told } from './messages';

declare const self: ServiceWorkerGlobalScope;
/** What this build needs offline; put in when it is built. */
declare const __OFFLINE_PAGE__: string;
declare const __OFFLINE_FILES__: { url: string; revision: string | null }[];

const FILES = __OFFLINE_FILES__;

const USED_PARTS = 'cosmic-used-parts';
const CATALOGUE = 'cosmic-catalogue';

precacheAndRoute(FILES, { cleanURLs: false });
cleanupOutdatedCaches();

// A page comes from the server, which knows its head and the newest build; else the application opens it.
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        const preloaded = (await (event as FetchEvent).preloadResponse) as Response | undefined;
        return preloaded ?? (await fetch(request));
      } catch {
        return (await matchPrecache(__OFFLINE_PAGE__)) ?? Response.error();
      }
    },
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
);

// Parts that were used once; their names change with what is in them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: USED_PARTS }),
);

// The one answer of the API that is kept here: it is the same for everybody.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/tools',
  new NetworkFirst({ cacheName: CATALOGUE, matchOptions: { ignoreVary: true } }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      caches.delete(USED_PARTS),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('message', ({ data, ports }) => {
  const told = data as Told;
  if (told.type === TAKE_OVER) void self.skipWaiting();
  if (told.type === IS_YOURS) {
    ports[0]?.postMessage(FILES.some(({ url }) => url === told.entry));
  }
});

/** What a notice holds, as the auth service's `DayNotice`. */
interface Notice {
  title: string;
  body: string;
  language: string;
  tag: string;
  path: string;
}

self.addEventListener('push', (event) => {
  const { title, body, language, tag, path } = event.data?.json() as Notice;
  const icon = '/icons/icon-192.png';
  event.waitUntil(
    self.registration.showNotification(title, {
      ...{ body, tag, icon, lang: language, data: path },
    }),
  );
});

// The tab that is there already, if there is one, else a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(String(event.notification.data), self.location.origin).href;
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window' });
    const here = tabs.find(({ url }) => url === address);
    await (here ? here.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(open());
});
