import type { Resource } from 'i18next';
import { startTransition } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { readLanguage } from '@/features/language/storedLanguage';
import { breathe } from '@/lib/breathe';
import { hydrated } from '@/lib/hydrated';
import { placeAt } from '@/site/addresses';
import { hearHistory } from '@/ui/leaving';
import { App } from './App';
import { createI18n } from './i18n';
import { loadPage } from './pages';
import { replay } from './replay';
import { watchLeaving } from './scroll';
import { type AppStore, makeStore } from './store';

const loadFocus = () => import(/* webpackChunkName: "focus-late" */ '@/ui/heldFocus');

/** Effects run twice in development's strict mode. */
function once(task: () => void) {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    task();
  };
}

/**
 * Brings the page of the address to life: hydrates what was prerendered into `root`, or renders it where there is
 * nothing yet, or something else. `words` are those that came inside the page. Resolves to null when the address leads
 * elsewhere.
 */
export async function startSite(root: HTMLElement, words: Resource): Promise<{ store: AppStore; tree: Root } | null> {
  const { pathname, search, hash } = window.location;
  let place = placeAt(pathname, readLanguage());
  if ('redirect' in place) {
    window.history.replaceState(null, '', place.redirect + search + hash);
    place = placeAt(place.redirect);
  }
  if ('redirect' in place) return null;
  const { language } = place;
  // The worker shows it in place of any page that can't be had.
  if (words[language] && 'offline' in words[language]) place = { ...place, key: 'offline', params: {} };
  await breathe();
  const i18n = createI18n(language, words);
  // Hosts without our server show one page at every address they don't know: there it stands in for another.
  const prerendered = root.firstChild !== null && place.key in (words[language] ?? {});
  const first = await loadPage(i18n, language, place, { whole: !prerendered });
  await breathe();
  const store = makeStore({ language: { code: language } });
  await breathe();
  hearHistory();
  const onReady = once(() => {
    store.dispatch(hydrated());
    store.keep();
    watchLeaving();
    const focused = document.activeElement;
    void replay();
    loadFocus().then(
      (late) => late.holdFocus(focused),
      () => undefined,
    );
  });
  const app = (
    <App store={store} i18n={i18n} first={first} history={createBrowserHistory({ v5Compat: true })} onReady={onReady} />
  );
  if (!prerendered) {
    if (root.firstChild) document.querySelector('title')?.remove();
    const tree = createRoot(root);
    tree.render(app);
    return { store, tree };
  }
  return new Promise((resolve) => {
    startTransition(() => resolve({ store, tree: hydrateRoot(root, app) }));
  });
}
