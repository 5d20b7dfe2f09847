import { trustedPolicy } from '@/lib/trustedTypes';
import { cachePrefix } from '@/site/offlineCaches';

const script = '/sw.js';

/** Takes the worker and everything it has kept away again. */
export async function dismissWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}

/** The script is gone for good, and not just out of reach: the switch that turns the worker off everywhere. */
const isWithdrawn = () =>
  fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );

/**
 * Registers the service worker and keeps the page on screen with what it has fetched so far. Calls back when a new version waits; resolves without one
 * where workers are unknown or forbidden.
 */
export async function hireWorker(onUpdate: () => void): Promise<void> {
  if (await isWithdrawn()) return dismissWorker();
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

/** Lets the waiting version take over, and loads the page anew with it, once. */
export async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  if (registration?.waiting) registration.waiting.postMessage('takeOver');
  else window.location.reload();
}
