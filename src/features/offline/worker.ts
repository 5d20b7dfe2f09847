import { Workbox, messageSW } from 'workbox-window';
import { trustedPolicy } from '@/lib/trustedTypes';
import { cachePrefix } from '@/site/offlineCaches';
import { settings } from '@/site/settings';

const script = '/sw.js';

/** This page's registration of the service worker. */
let registered: { workbox: Workbox; registration: ServiceWorkerRegistration | undefined } | undefined;

/** Unregisters the worker and deletes its caches. */
async function unregisterWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}

/** A file is gone for good, and not just out of reach. */
const isGone = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );

/** The page on screen, what it has fetched so far, and the style sheets that it holds in place of their files. */
function urlsOfPage(): (string | [string, RequestInit])[] {
  const { pathname, search } = window.location;
  const sheets = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return [
    [pathname + search, { headers: { accept: 'text/html' } }],
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...sheets].flatMap(({ dataset }) => dataset.href ?? []),
  ];
}

/** Registers the service worker; calls back when a new version waits. */
async function register(url: string, onUpdate: () => void): Promise<void> {
  const workbox = new Workbox(url, { updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    // Without a controller it is the first version, which replaces nothing.
    if (navigator.serviceWorker.controller) onUpdate();
  });
  // Workbox listens no longer after an update that it didn't ask for, even if that one fails to install.
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal) register(url, onUpdate).catch(() => undefined);
  });
  registered = { workbox, registration: await workbox.register() };
}

/** Registers the service worker, unless the server has none any more, and lets it keep the page on screen. */
async function registerWorker(onUpdate: () => void): Promise<void> {
  // The switch that turns the worker off everywhere.
  if (await isGone(script)) return unregisterWorker();
  await register(trustedPolicy('storm-worker').createScriptURL(script), onUpdate);
  const { active } = await navigator.serviceWorker.ready;
  if (active) await messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache: urlsOfPage() } });
}

/**
 * Registers the service worker, or unregisters it where the build is without one, and calls back once when there is a
 * new version of the site: a worker that waits, or a script of this page that is gone from the server.
 */
export async function initServiceWorker(onUpdate: () => void): Promise<void> {
  let told = false;
  const tell = () => {
    if (!told) onUpdate();
    told = true;
  };
  const miss = async ({ target }: Event) => {
    const file = target instanceof HTMLScriptElement ? target.src : '';
    if (!told && file.startsWith(`${window.location.origin}/`) && (await isGone(file))) tell();
  };
  // Errors of elements don't bubble.
  window.addEventListener('error', (event) => void miss(event), true);
  if ('serviceWorker' in navigator) await (settings.offline ? registerWorker(tell) : unregisterWorker());
}

/** Lets the waiting version take over, and loads the page anew with it. */
export function takeOver(): void {
  const reload = () => window.location.reload();
  if (!registered?.registration?.waiting) return reload();
  registered.workbox.addEventListener('controlling', reload);
  registered.workbox.messageSkipWaiting();
}
