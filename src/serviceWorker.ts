/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core';
import { defaultLanguage } from './site/languages';
import { offlineCaches } from './site/offlineCaches';

declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a page comes from the cache if the network has not answered. */
const patience = 3;
const day = 24 * 60 * 60;

/** Whole good answers of this site only: no error, no redirect, no part, nothing that can't be looked into. */
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
const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });

const languageIn = (url: string): string | undefined => /^\/(\w\w)(?:\/|$)/.exec(new URL(url).pathname)?.[1];

/**
 * When the server can't be had: the page as it was kept under another query, the same page in a language that its
 * visitor has read in where the address names none, or else the offline page in that language.
 */
const offlineFallback: WorkboxPlugin = {
  // A server that fails is no better than none, as long as there is a page to show.
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response);
    if (state) state.failure = response;
    return Promise.reject(new Error(`The server answered ${response.status}`));
  },
  handlerDidError: async ({ request, state }) => {
    const pages = await caches.open(offlineCaches.pages);
    const same = await pages.match(request, { ignoreSearch: true });
    if (same) return same;
    if (state?.failure instanceof Response) return state.failure;
    const own = languageIn(request.url);
    const read = (await pages.keys()).map(({ url }) => languageIn(url)).reverse();
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
// A new version waits until its visitor agrees: the page that stands may still need the old one's files.
self.addEventListener('message', ({ data }: { data: { type?: unknown } | null }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Names and queries change with the contents. */
const isVersioned = ({ sameOrigin, url: { pathname, search } }: RouteMatchCallbackOptions) =>
  sameOrigin &&
  (/^\/assets\/(js|css|fonts)\//.test(pathname) || /^\/assets\/(i18n|search)\/.*\?v=/.test(pathname + search));
// A version has some 230 such files.
const versioned = new CacheFirst({ cacheName: offlineCaches.files, plugins: [isCacheable(/./), limit(300, 60)] });

// A page that stands asks for itself and its files by Workbox' message CACHE_URLS. The files are kept even where they
// are precached: the precache of the next version no longer has them.
registerRoute((options) => options.event.type === 'message' && isVersioned(options), versioned);
// The build writes the list in its place: the first scripts, the fonts, and the offline page of each language.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') &&
    !/^\/(api|rss|news-image|healthz|readyz)\b/.test(url.pathname),
  new NetworkFirst({
    cacheName: offlineCaches.pages,
    networkTimeoutSeconds: patience,
    plugins: [isCacheable(/^text\/html/), limit(40, 30), offlineFallback],
  }),
);
registerRoute(isVersioned, versioned);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/images/'),
  new StaleWhileRevalidate({ cacheName: offlineCaches.pictures, plugins: [isCacheable(/^image\//), limit(80, 30)] }),
);
