import { trustedPolicy } from '@/lib/trustedTypes';
import { cachePrefix } from '@/site/offlineCaches';
import { settings } from '@/site/settings';

const script = '/sw.js';

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

/**
 * Registers the service worker and keeps the page on screen with what it has fetched so far. Calls back when a new
 * version waits; resolves without one where workers are unknown or forbidden.
 */
async function registerWorker(onUpdate: () => void): Promise<void> {
  // The switch that turns the worker off everywhere.
  if (await isGone(script)) return unregisterWorker();
  const { serviceWorker } = navigator;
  const url = trustedPolicy('storm-worker').createScriptURL(script);
  const registration = await serviceWorker.register(url, { updateViaCache: 'none' });
  // Without a controller it is the first version, which replaces nothing.
  const tell = () => {
    if (registration.waiting && serviceWorker.controller) onUpdate();
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  const { active } = await serviceWorker.ready;
  const { origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${origin}/assets/`))
    .map(({ name }) => name.slice(origin.length));
  active?.postMessage({ keep: pathname + search, files });
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

/** Lets the waiting version take over, and loads the page anew with it, once. */
export async function takeOver(): Promise<void> {
  if (!('serviceWorker' in navigator)) return window.location.reload();
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  if (registration?.waiting) registration.waiting.postMessage('takeOver');
  else window.location.reload();
}
