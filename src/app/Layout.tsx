import type { i18n as I18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useMatches, useParams } from 'react-router-dom';
import type { Namespaces } from '@/pageTypes';
import type { PageMatch } from '@/site/addresses';
import { type LanguageCode, languageOr } from '@/site/languages';
import { scrollKeyOf } from '@/ui/scrollState';
import { PrefetchContext } from '@/ui/PageLink';
import { RouteContext } from '@/ui/route';
import { LanguageContext, LoadNamespaceContext } from '@/ui/translation';
import { PageHead } from './PageHead';
import { RouteAnnouncer } from './RouteAnnouncer';
import { Shell } from './Shell';
import { ScrollControl } from './ScrollControl';
import { loadNamespace } from './i18n';
import { type LoadedPage, prefetchPage } from './pages';

/** The loader data of the page's route. */
function useCurrentPage(): LoadedPage {
  return useMatches().at(-1)?.loaderData as LoadedPage;
}

/** Provides the language of the address, prefetching and namespace loading. */
export function LanguageLayout({ i18n, children = <Outlet /> }: { i18n: I18n; children?: ReactNode }) {
  const language = languageOr(useParams().language);
  useEffect(() => void i18n.changeLanguage(language), [i18n, language]);
  const prefetch = useCallback(
    (match: PageMatch, into: LanguageCode = language) => prefetchPage(i18n, into, match),
    [i18n, language],
  );
  const loadMore = useCallback(
    async <N extends keyof Namespaces>(name: N) => {
      await loadNamespace(i18n, language, name);
      return i18n.getResourceBundle(language, name) as Namespaces[N];
    },
    [i18n, language],
  );
  return (
    <LanguageContext value={language}>
      <PrefetchContext value={prefetch}>
        <LoadNamespaceContext value={loadMore}>{children}</LoadNamespaceContext>
      </PrefetchContext>
    </LanguageContext>
  );
}

/** The shell around the page, with head, scrolling and announcements. */
export function ShellLayout() {
  const page = useCurrentPage();
  const { key, params, language } = page;
  const route = useMemo(() => ({ key, params, language }), [key, params, language]);
  return (
    <RouteContext value={route}>
      <PageHead page={page} />
      <Shell>
        <Outlet />
      </Shell>
      <ScrollControl />
      <ScrollRestoration getKey={scrollKeyOf} storageKey="storm-scroll" />
      <RouteAnnouncer page={page} />
    </RouteContext>
  );
}

/** Renders the page, a pure function of its words; memoized, so that a change of the query does not render it again. */
export function RoutePage() {
  const { Page, words } = useLoaderData<LoadedPage>();
  return useMemo(() => <Page {...words} />, [Page, words]);
}
