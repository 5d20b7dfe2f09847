import { isUnmetered } from '@/lib/isUnmetered';
import { whenIdle } from '@/lib/whenIdle';
import type { PageRoute } from '@/site/addresses';
import { matchAddress } from '@/site/matchAddress';
import { prefetchPage } from './pages';
import type { Site } from './start';

/** Pages fetched ahead from one page. */
const maxPages = 2;

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

/**
 * Fetches scripts and words of the likeliest next pages of each page that is shown, when the browser is idle and the
 * line is not metered. The others are fetched on intent (`PageLink`).
 */
export function prefetchLikelyPages({ i18n, router }: Pick<Site, 'i18n' | 'router'>): void {
  let shown = '';
  const prefetch = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.pathname === shown || !isUnmetered()) return;
    shown = location.pathname;
    whenIdle(() => {
      for (const route of likelyPages()) prefetchPage(i18n, route.language, route);
    });
  };
  prefetch();
  router.subscribe(prefetch);
}
