import type { i18n as I18n } from 'i18next';
import { type DataRouter, type Location, createBrowserRouter, createPath, matchRoutes } from 'react-router-dom';
import { languageShown, selectLanguage } from '@/features/language/languageSlice';
import { inLanguage } from '@/site/addresses';
import { defaultLanguage } from '@/site/languages';
import { scrollStateFrom } from '@/ui/scrollState';
import type { SubscribeToNavigation } from '@/ui/route';
import { endProgress, startProgress } from '@/ui/progress';
import { historyIndex, handleFailedNavigation } from './failedNavigation';
import { type LoadedPage, loadPage } from './pages';
import { makeRoutes } from './routes';
import type { AppStore } from './store';

/** History state of a navigation caused by DevTools time travel. */
const timeTravelState = { timeTravel: true };
const isTimeTravel = (state: unknown) => (state as Partial<typeof timeTravelState> | null)?.timeTravel === true;

type RouterState = DataRouter['state'];

const currentPage = ({ matches, loaderData }: RouterState) => loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage;

/** Shows the progress bar while the router is loading. */
function syncProgressBar(router: DataRouter): void {
  let isLoading = false;
  router.subscribe(({ navigation }) => {
    if ((navigation.state !== 'idle') === isLoading) return;
    isLoading = !isLoading;
    if (isLoading) startProgress();
    else endProgress();
  });
}

/** Syncs the language of the address to the store, and after a DevTools jump the store's language to the address. */
function syncLanguage(router: DataRouter, store: AppStore): void {
  let lastLanguage = selectLanguage(store.getState());
  router.subscribe((state) => {
    const { language } = currentPage(state);
    if (state.navigation.state === 'idle' && lastLanguage !== language) {
      lastLanguage = language;
      store.dispatch(languageShown(language));
    }
  });
  store.subscribe(() => {
    const language = selectLanguage(store.getState());
    if (language === lastLanguage) return;
    lastLanguage = language;
    const { location } = router.state;
    const state = { ...timeTravelState, ...scrollStateFrom(location) };
    void router.navigate(inLanguage(language, location), { replace: true, state });
  });
}

/** The pending location, or the current one. */
const targetLocation = ({ navigation, location }: RouterState) => navigation.location ?? location;

/**
 * Whether two locations are the same history entry. Entries made by the browser for a hash all have the key "default".
 */
const isSameHistoryEntry = (a: Location, b: Location) => a.key === b.key && createPath(a) === createPath(b);

/** The path with the default language, to compare pages across languages. */
const languageNeutralPath = ({ pathname }: Location) => inLanguage(defaultLanguage, { pathname, search: '', hash: '' });

/** Returns a function that subscribes to the start of every navigation. */
function watchNavigations(router: DataRouter): SubscribeToNavigation {
  const listeners = new Set<Parameters<SubscribeToNavigation>[0]>();
  let before = router.state.location;
  let target = before;
  router.subscribe((state) => {
    const next = targetLocation(state);
    if (!isSameHistoryEntry(next, target)) {
      const isSamePath = next.pathname === before.pathname;
      const isChoice = isSamePath && next.search !== before.search && next.hash === before.hash;
      const start = {
        isSamePage: languageNeutralPath(next) === languageNeutralPath(before),
        keepsPanels: isChoice || isTimeTravel(next.state),
      };
      for (const listener of [...listeners]) listener(start);
    }
    target = next;
    if (state.navigation.state === 'idle') before = state.location;
  });
  return (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
}

/**
 * Creates the browser router with the loader data of the first page.
 * @param first the page of the current URL, or the page that a static host served instead
 * @returns the router, and `onNavigate`, which subscribes to navigations (for `useOnNavigate`)
 */
export function makeRouter(i18n: I18n, store: AppStore, first: LoadedPage) {
  const routes = makeRoutes(i18n, (route) => loadPage(i18n, route.language, route));
  let index = historyIndex();
  const id = matchRoutes(routes, window.location.pathname)?.at(-1)?.route.id ?? 'not-found';
  const router: DataRouter = createBrowserRouter(routes, {
    hydrationData: { loaderData: { language: null, [id]: first } },
    async dataStrategy({ matches, request }) {
      const due = matches.filter((match) => match.shouldCallHandler());
      const results = await Promise.all(due.map(async (match) => [match.route.id, await match.resolve()] as const));
      const failed = results.find(([, { type, result }]) => type === 'error' && !(result instanceof Response));
      if (failed) await handleFailedNavigation(router, store, { error: failed[1].result, request, index });
      return Object.fromEntries(results);
    },
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') index = historyIndex();
  });
  syncProgressBar(router);
  syncLanguage(router, store);
  return { router, onNavigate: watchNavigations(router) };
}
