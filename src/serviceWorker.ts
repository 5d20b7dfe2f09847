import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { defaultLanguage } from './site/languages';
import { offlineCaches } from './site/offlineCaches';

interface Worker {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(
    type: string,
    listener: (event: MessageEvent<unknown> & { waitUntil(task: Promise<unknown>): void }) => void,
  ): void;
}
declare const self: Worker;

/** Seconds after which a page comes from the cache if the network has not answered. */
const patience = 3;
const day = 24 * 60 * 60;

setCacheNameDetails({ prefix: 'storm', precache: 'shell', runtime: 'runtime' });
// The build writes the list in its place: the first scripts, and the offline page of each language.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: null as unknown as string, cleanURLs: false });
cleanupOutdatedCaches();

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

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(api|rss|news-image|healthz|readyz)\b/.test(url.pathname),
  new NetworkFirst({
    cacheName: offlineCaches.pages,
    networkTimeoutSeconds: patience,
    plugins: [isCacheable(/^text\/html/), limit(40, 30), offlineFallback],
  }),
);
// Names and queries change with the contents.
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin &&
    (/^\/assets\/(js|css|fonts)\//.test(url.pathname) ||
      /^\/assets\/(i18n|search)\/.*\?v=/.test(url.pathname + url.search)),
  new CacheFirst({ cacheName: offlineCaches.files, plugins: [isCacheable(/./), limit(150, 60)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/images/'),
  new StaleWhileRevalidate({ cacheName: offlineCaches.pictures, plugins: [isCacheable(/^image\//), limit(80, 30)] }),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  // A new version waits until its visitor agrees: the page that stands may still need the old one's files.
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
  // The first page was there before the worker: it asks to be kept like those that follow.
  if (typeof event.data === 'object' && event.data !== null && 'keep' in event.data) {
    const url = new URL(String(event.data.keep), self.location.origin);
    const files = 'files' in event.data && Array.isArray(event.data.files) ? event.data.files.map(String) : [];
    if (url.origin === self.location.origin) event.waitUntil(keep(url, files).catch(() => undefined));
  }
});

/** Keeps a page, the files it names and those it has fetched; they are in the browser's own cache still. */
async function keep(url: URL, fetched: readonly string[]): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const isPage = response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return;
  const html = await response.clone().text();
  await (await caches.open(offlineCaches.pages)).put(url, response);
  const named = html.match(/\/assets\/(?:js|css|fonts)\/[\w.-]+/g) ?? [];
  const files = await caches.open(offlineCaches.files);
  const pictures = await caches.open(offlineCaches.pictures);
  const keepFile = async (file: string) => {
    if (/^\/assets\/(?:js|css|fonts)\//.test(file)) await files.add(file);
    else if (file.startsWith('/assets/images/')) await pictures.add(file);
  };
  await Promise.allSettled([...new Set([...named, ...fetched])].map(keepFile));
}
