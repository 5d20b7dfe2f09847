import { isUnmetered } from '@/lib/isUnmetered';
import { whenIdle } from '@/lib/whenIdle';
import type { PageRoute } from '@/site/addresses';
import { matchAddress } from '@/site/matchAddress';
import { prefetchPage } from './pages';
import type { Site } from './start';

/** Pages fetched ahead from one page. */
const maxPages = 2;
/** Milliseconds after the first input, or after a navigation. */
const delay = 1000;

/** The first other pages that the main content links to, without notices beside forms: its calls to action. */
function likelyPages(): PageRoute[] {
  const pages = new Map<string, PageRoute>();
  for (const { pathname, origin, target } of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (pages.size === maxPages) break;
    if (origin !== window.location.origin || pathname === window.location.pathname || target === '_blank') continue;
    const route = matchAddress(pathname);
    if ('key' in route && !/^(not-found|legal\/)/.test(route.key)) pages.set(pathname, route);
  }
  return [...pages.values()];
}

/** Calls back after the first input that shows that somebody reads the page. */
function afterFirstInput(task: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const onInput = () => {
    listening.abort();
    task();
  };
  for (const type of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    window.addEventListener(type, onInput, { signal, passive: true, capture: true });
}

/**
 * Fetches scripts and words of the likeliest next pages of each page that is shown, a second after it, when the browser
 * is idle and the line is not metered. It waits for the first input: running the scripts takes 70 ms a page at 4× CPU,
 * and a visitor who leaves at once needs none. Other pages are fetched on intent (`PageLink`).
 */
export function prefetchLikelyPages({ i18n, router }: Pick<Site, 'i18n' | 'router'>): void {
  let shown = '';
  const prefetch = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.pathname === shown || !isUnmetered()) return;
    shown = location.pathname;
    const fetchPages = () => {
      for (const route of likelyPages()) prefetchPage(i18n, route.language, route);
    };
    setTimeout(() => whenIdle(fetchPages), delay);
  };
  afterFirstInput(() => {
    prefetch();
    router.subscribe(prefetch);
  });
}
