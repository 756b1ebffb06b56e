import { setCacheNameDetails, skipWaiting, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES, isStaffPath, cachedPageKey, cachedReadKey } from './cache-keys';
import { describePage, offlinePage } from './offline-page';

/** Part of the service worker's global scope used here; the DOM typings lack it. */
interface WorkerScope {
  clients: { get: (id: string) => Promise<{ url: string } | undefined> };
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<unknown> & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}
const worker = globalThis as unknown as WorkerScope;

setCacheNameDetails({ prefix: 'lsbu' });
// Caches do not depend on the build (pages are network-first, chunk names contain a content hash), so a new
// worker can activate at once.
void skipWaiting();
clientsClaim();

const isSameOrigin = (url: URL) => url.origin === location.origin;
const isCacheable = (response: Response) => response.status === 200 && !response.redirected;

/**
 * Returns true if the client shows a public page. A client that has closed may have been a back-office page.
 */
async function isVisitorClient(clientId: string): Promise<boolean> {
  const client = await worker.clients.get(clientId);
  return client !== undefined && !isStaffPath(new URL(client.url));
}

/** Plugin that caches nothing requested by a back-office page. */
const visitorsOnlyPlugin = {
  cacheWillUpdate: async ({ response, event }: { response: Response; event?: unknown }) => {
    // Files listed in a message have no client id.
    const { clientId } = (event ?? {}) as { clientId?: string };
    return isCacheable(response) && (!clientId || (await isVisitorClient(clientId))) ? response : null;
  },
};

async function offlinePageResponse(): Promise<Response> {
  const cache = await caches.open(CACHES.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      return response && describePage(request.url, await response.text(), response.headers.get('date'));
    }),
  );
  return new Response(offlinePage(pages.filter((page) => page !== undefined)), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  // One entry per address, in the language last read.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cachedPageKey(new URL(request.url)) ?? request),
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(
          isCacheable(response) && response.headers.get('content-type')?.startsWith('text/html')
            ? response
            : null,
        ),
      handlerDidError: offlinePageResponse,
    },
    new ExpirationPlugin({ maxEntries: 30, matchOptions: { ignoreVary: true }, purgeOnQuotaError: true }),
  ],
});
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isSameOrigin(url) && cachedPageKey(url),
  pages,
);
// A page that must not be cached comes from the network only. Offline, the list of cached pages is shown;
// staff see the browser's error page.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && isSameOrigin(url) && !isStaffPath(url) && !/\.\w+$/.test(url.pathname),
  async ({ request }) => fetch(request).catch(offlinePageResponse),
);

const parts = new CacheFirst({
  cacheName: CACHES.parts,
  matchOptions: { ignoreVary: true },
  plugins: [visitorsOnlyPlugin, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
});
registerRoute(({ url }) => isSameOrigin(url) && url.pathname.startsWith('/assets/'), parts);

registerRoute(
  ({ request, url }) => cachedReadKey(request.method, url, request.headers.get('authorization')),
  new NetworkFirst({
    cacheName: CACHES.reads,
    matchOptions: { ignoreVary: true },
    plugins: [
      visitorsOnlyPlugin,
      {
        // A host without a proxy for reads answers with an HTML page, which must not be cached.
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.headers.get('content-type')?.includes('json') ? response : null),
        cacheKeyWillBeUsed: ({ request }) =>
          Promise.resolve(cachedReadKey(request.method, new URL(request.url), null) ?? request),
      },
      new ExpirationPlugin({ maxEntries: 120, matchOptions: { ignoreVary: true }, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ request, url }) =>
    request.destination === 'image' &&
    (isSameOrigin(url)
      ? !url.pathname.startsWith('/assets/')
      : url.pathname.startsWith('/storage/v1/object/public/media/')),
  new StaleWhileRevalidate({
    cacheName: CACHES.pictures,
    matchOptions: { ignoreVary: true },
    plugins: [visitorsOnlyPlugin, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
);

/**
 * Pages report their address and files, because they may have loaded before this worker, or been opened by
 * client-side navigation.
 */
worker.addEventListener('message', (event) => {
  const { page, parts: loaded } = (event.data ?? {}) as { page?: unknown; parts?: unknown };
  const keep = async (address: string, strategy: typeof pages | typeof parts) => {
    const request = new Request(address, { headers: { accept: 'text/html,*/*' } });
    return isSameOrigin(new URL(request.url)) ? strategy.handle({ event, request }) : undefined;
  };
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (typeof page === 'string' && cachedPageKey(new URL(page))) later(keep(page, pages));
  if (Array.isArray(loaded))
    for (const part of loaded) if (typeof part === 'string') later(keep(part, parts));
});
