import { Workbox, messageSW } from 'workbox-window';
import { createTrustedTypePolicy } from '@/lib/trustedTypes';
import { cachePrefix } from '@/site/offlineCaches';
import { settings } from '@/site/settings';

const workerUrl = '/sw.js';

/** This page's registration of the service worker. */
let currentRegistration: { workbox: Workbox; registration: ServiceWorkerRegistration | undefined } | undefined;

/** Unregisters the worker and deletes its caches. */
async function unregisterWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}

/** True for 404 and 410, not for network errors. */
const isDeleted = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );

/** URLs to cache: the page, its loaded resources, and the files of its inlined style sheets. */
function urlsOfPage(): (string | [string, RequestInit])[] {
  const { pathname, search } = window.location;
  const sheets = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return [
    [pathname + search, { headers: { accept: 'text/html' } }],
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...sheets].flatMap(({ dataset }) => dataset.href ?? []),
  ];
}

/** Registers the worker; calls back when an update waits. */
async function register(url: string, onUpdate: () => void): Promise<void> {
  const workbox = new Workbox(url, { updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    // Without a controller it is the first install, not an update.
    if (navigator.serviceWorker.controller) onUpdate();
  });
  // workbox-window stops listening after an external update, even if its install fails: register again.
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal) register(url, onUpdate).catch(() => undefined);
  });
  currentRegistration = { workbox, registration: await workbox.register() };
}

/** Registers the worker and caches the current page; unregisters if the server no longer has a worker. */
async function registerWorker(onUpdate: () => void): Promise<void> {
  // Kill switch: deleting sw.js on the server unregisters the worker everywhere.
  if (await isDeleted(workerUrl)) return unregisterWorker();
  await register(createTrustedTypePolicy('storm-worker').createScriptURL(workerUrl), onUpdate);
  const { active } = await navigator.serviceWorker.ready;
  if (active) await messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache: urlsOfPage() } });
}

/**
 * Registers the service worker, or unregisters it with `settings.offline` off. Rejects if the registration fails.
 * @param onUpdate called once when an update is available: a worker waits, or a script of this page was deleted from
 * the server
 */
export async function initServiceWorker(onUpdate: () => void): Promise<void> {
  let isReported = false;
  const reportUpdate = () => {
    if (!isReported) onUpdate();
    isReported = true;
  };
  const reportDeletedScript = async ({ target }: Event) => {
    const file = target instanceof HTMLScriptElement ? target.src : '';
    if (!isReported && file.startsWith(`${window.location.origin}/`) && (await isDeleted(file))) reportUpdate();
  };
  // Element errors don't bubble: capture them.
  window.addEventListener('error', (event) => void reportDeletedScript(event), true);
  if ('serviceWorker' in navigator) await (settings.offline ? registerWorker(reportUpdate) : unregisterWorker());
}

/** Activates the waiting worker and reloads; without one it only reloads. */
export function activateUpdate(): void {
  const reload = () => window.location.reload();
  if (!currentRegistration?.registration?.waiting) return reload();
  currentRegistration.workbox.addEventListener('controlling', reload);
  currentRegistration.workbox.messageSkipWaiting();
}
