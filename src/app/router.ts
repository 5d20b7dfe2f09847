import type { i18n as I18n } from 'i18next';
import { type DataRouter, type Location, createBrowserRouter, createPath, matchRoutes } from 'react-router-dom';
import { languageShown, selectLanguage } from '@/features/language/languageSlice';
import { inLanguage } from '@/site/addresses';
import { defaultLanguage } from '@/site/languages';
import { keepScroll } from '@/ui/keepScroll';
import type { SubscribeToNavigation } from '@/ui/route';
import { endProgress, startProgress } from '@/ui/progress';
import { historyIndex, keepPage } from './keepPage';
import { type ReadyPage, loadPage } from './pages';
import { makeRoutes } from './routes';
import type { AppStore } from './store';

/** State of an entry that a developer's jump to another language has made. */
const timeTravel = { timeTravel: true };
const isTimeTravel = (state: unknown) => (state as Partial<typeof timeTravel> | null)?.timeTravel === true;

type State = DataRouter['state'];

const shownPage = ({ matches, loaderData }: State) => loaderData[matches.at(-1)?.route.id ?? ''] as ReadyPage;

/** Shows the progress bar while pages are loaded. */
function followProgress(router: DataRouter): void {
  let isLoading = false;
  router.subscribe(({ navigation }) => {
    if ((navigation.state !== 'idle') === isLoading) return;
    isLoading = !isLoading;
    if (isLoading) startProgress();
    else endProgress();
  });
}

/** The store follows the language of the address; the address follows a developer who jumps to another language. */
function followLanguage(router: DataRouter, store: AppStore): void {
  let known = selectLanguage(store.getState());
  router.subscribe((state) => {
    const { language } = shownPage(state);
    if (state.navigation.state === 'idle' && known !== language) {
      known = language;
      store.dispatch(languageShown(language));
    }
  });
  store.subscribe(() => {
    const language = selectLanguage(store.getState());
    if (language === known) return;
    known = language;
    const { location } = router.state;
    const state = { ...timeTravel, ...keepScroll(location) };
    void router.navigate(inLanguage(language, location), { replace: true, state });
  });
}

/** What a navigation leads to: the location on its way, else the one on screen. */
const targetOf = ({ navigation, location }: State) => navigation.location ?? location;

/** The same step of the history; an entry that the browser has made for a hash has the key of the first one. */
const isSameStep = (a: Location, b: Location) => a.key === b.key && createPath(a) === createPath(b);

/** The path, the same in every language. */
const pathOf = ({ pathname }: Location) => inLanguage(defaultLanguage, { pathname, search: '', hash: '' });

/** Calls listeners at the start of every navigation. */
function watchNavigations(router: DataRouter): SubscribeToNavigation {
  const listeners = new Set<Parameters<SubscribeToNavigation>[0]>();
  let before = router.state.location;
  let target = before;
  router.subscribe((state) => {
    const next = targetOf(state);
    if (!isSameStep(next, target)) {
      const isSamePath = next.pathname === before.pathname;
      const isChoice = isSamePath && next.search !== before.search && next.hash === before.hash;
      const start = {
        isSamePage: pathOf(next) === pathOf(before),
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
 * The router, with the page of the address loaded.
 * @param first the page of the address, or what the host has sent in its place
 * @returns the router, and how to subscribe to navigations (`useOnNavigate`)
 */
export function makeRouter(i18n: I18n, store: AppStore, first: ReadyPage) {
  const routes = makeRoutes(i18n, (route) => loadPage(i18n, route.language, route));
  let index = historyIndex();
  const id = matchRoutes(routes, window.location.pathname)?.at(-1)?.route.id ?? 'not-found';
  const router: DataRouter = createBrowserRouter(routes, {
    hydrationData: { loaderData: { language: null, [id]: first } },
    async dataStrategy({ matches, request }) {
      const due = matches.filter((match) => match.shouldCallHandler());
      const results = await Promise.all(due.map(async (match) => [match.route.id, await match.resolve()] as const));
      const failed = results.find(([, { type, result }]) => type === 'error' && !(result instanceof Response));
      if (failed) await keepPage(router, store, { error: failed[1].result, request, index });
      return Object.fromEntries(results);
    },
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') index = historyIndex();
  });
  followProgress(router);
  followLanguage(router, store);
  return { router, onNavigate: watchNavigations(router) };
}
