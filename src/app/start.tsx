import type { Resource, i18n as I18n } from 'i18next';
import { startTransition } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { readLanguage } from '@/features/language/storedLanguage';
import { yieldToMain } from '@/lib/yieldToMain';
import { markHydrated, replayEarlyInput } from '@/lib/earlyInput';
import { hydrated } from '@/lib/hydrated';
import { shellParts } from '@/sections/shellParts';
import type { PageRoute } from '@/site/addresses';
import { matchAddress, normalizePath } from '@/site/matchAddress';
import { NavigationContext } from '@/ui/route';
import { App } from './App';
import { createI18n } from './i18n';
import { loadPage } from './pages';
import { makeRouter } from './router';
import { type AppStore, makeStore } from './store';
import { followUnhydratedLinks } from './unhydratedLinks';

/** StrictMode runs effects twice in development. */
function once(task: () => void) {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    task();
  };
}

/** React has logged the error; the router would log it again. */
const ignoreError = () => undefined;

/** The running site. */
export interface Site {
  i18n: I18n;
  store: AppStore;
  router: DataRouter;
  tree: Root;
}

/**
 * Starts the site: hydrates the prerendered page in `root`, or renders when `root` is empty or holds another page.
 * `words`: resources inlined in the document.
 */
export async function startSite(root: HTMLElement, words: Resource): Promise<Site> {
  const { pathname, search, hash } = window.location;
  const found = matchAddress(pathname, readLanguage());
  const path = 'redirect' in found ? found.redirect : normalizePath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  // A redirect leads to an address in a language, which has a page.
  let route = ('redirect' in found ? matchAddress(path) : found) as PageRoute;
  const { language } = route;
  // The service worker serves the offline page at any address.
  if (words[language] && 'offline' in words[language]) route = { language, key: 'offline', params: {} };
  await yieldToMain();
  const i18n = createI18n(language, words);
  // Static hosts may serve another page (404.html) at this address: then render instead of hydrating.
  const prerendered = root.firstChild !== null && route.key in (words[language] ?? {});
  const [first] = await Promise.all([
    loadPage(i18n, language, route, !prerendered),
    // Without prerendered HTML the shell's parts are preloaded.
    Promise.allSettled(prerendered ? [] : shellParts.map((part) => part.preload())),
  ]);
  await yieldToMain();
  const store = makeStore({ language: { code: language } });
  await yieldToMain();
  const { router, onNavigate } = makeRouter(i18n, store, first);
  store.setContext({ router });
  const onReady = once(() => {
    store.dispatch(hydrated());
    store.startPersistence();
    markHydrated(root);
    void replayEarlyInput();
    followUnhydratedLinks(router);
  });
  // `useId` depends on the number of siblings: in the document (PageDocument.tsx) these are the head, and the data
  // after #root.
  const app = (
    <>
      {null}
      <>
        <App store={store} i18n={i18n} onReady={onReady}>
          <NavigationContext value={onNavigate}>
            <RouterProvider router={router} onError={ignoreError} />
          </NavigationContext>
        </App>
        {null}
      </>
    </>
  );
  if (!prerendered) {
    if (root.firstChild) document.querySelector('title')?.remove();
    const tree = createRoot(root);
    tree.render(app);
    return { i18n, store, router, tree };
  }
  return new Promise((resolve) => {
    startTransition(() => resolve({ i18n, store, router, tree: hydrateRoot(root, app) }));
  });
}
