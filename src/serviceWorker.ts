/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core';
import { defaultLanguage, languageIn } from './site/languages';
import { offlineCaches } from './site/offlineCaches';

declare const self: ServiceWorkerGlobalScope;

/** Seconds until a page is served from the cache when the network has not answered. */
const networkTimeout = 3;
const secondsPerDay = 24 * 60 * 60;

/** Caches only complete same-origin responses: status 200, not redirected, not opaque. */
const isCacheable = (type: RegExp): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 &&
        response.type === 'basic' &&
        !response.redirected &&
        type.test(response.headers.get('content-type') ?? '')
        ? response
        : null,
    ),
});
const expirationPlugin = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * secondsPerDay, purgeOnQuotaError: true });

const languageOfUrl = (url: string) => languageIn(new URL(url).pathname);

/**
 * Fallback without a server: the cached page under another query; for an address without a language, the cached page in
 * a language read before; else the offline page.
 */
const offlineFallback: WorkboxPlugin = {
  // A 5xx response counts as a failure: a cached page is preferred; without one the response is shown.
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response);
    if (state) state.failure = response;
    return Promise.reject(new Error(`${response.url} responded with status ${response.status}`));
  },
  handlerDidError: async ({ request, state }) => {
    const pages = await caches.open(offlineCaches.pages);
    const same = await pages.match(request, { ignoreSearch: true });
    if (same) return same;
    if (state?.failure instanceof Response) return state.failure;
    const own = languageOfUrl(request.url);
    const read = (await pages.keys()).map(({ url }) => languageOfUrl(url)).reverse();
    const { pathname, search, origin } = new URL(request.url);
    for (const language of own ? [] : new Set(read)) {
      const page = `${origin}/${language}${pathname.replace(/\/$/, '')}`;
      if (await pages.match(page)) return Response.redirect(page + search);
    }
    const offline = [own, ...read, defaultLanguage].map((language) => matchPrecache(`/${language}/offline`));
    return (await Promise.all(offline)).find((page) => page !== undefined);
  },
};

setCacheNameDetails({ prefix: 'storm', precache: 'shell', runtime: 'runtime' });
clientsClaim();
// A new version waits for SKIP_WAITING: open pages may still need files of the old one.
self.addEventListener('message', ({ data }: { data: { type?: unknown } | null }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Files whose name or query changes with their contents. */
const isVersioned = ({ sameOrigin, url: { pathname, search } }: RouteMatchCallbackOptions) =>
  sameOrigin &&
  (/^\/assets\/(js|css|fonts)\//.test(pathname) || /^\/assets\/(i18n|search)\/.*\?v=/.test(pathname + search));
// A release has about 230 such files.
const versionedFilesStrategy = new CacheFirst({
  cacheName: offlineCaches.files,
  plugins: [isCacheable(/./), expirationPlugin(300, 60)],
});

// The open page adds itself and its files by Workbox' message CACHE_URLS. Precached files are added too: the next
// version's precache no longer contains them.
registerRoute((options) => options.event.type === 'message' && isVersioned(options), versionedFilesStrategy);
// `injectManifest` replaces the list: first scripts, fonts, offline pages.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') &&
    !/^\/(api|rss|news-image|healthz|readyz)\b/.test(url.pathname),
  new NetworkFirst({
    cacheName: offlineCaches.pages,
    networkTimeoutSeconds: networkTimeout,
    plugins: [isCacheable(/^text\/html/), expirationPlugin(40, 30), offlineFallback],
  }),
);
registerRoute(isVersioned, versionedFilesStrategy);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/images/'),
  new StaleWhileRevalidate({
    cacheName: offlineCaches.pictures,
    plugins: [isCacheable(/^image\//), expirationPlugin(80, 30)],
  }),
);
