import type { i18n as I18n } from 'i18next';
import { useCallback, useEffect, useRef } from 'react';
import { Router } from 'react-router-dom';
import type { Match } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { announce } from '@/ui/LiveRegion';
import { PrefetchContext } from '@/ui/PageLink';
import { LanguageContext, LoadWordsContext, PageContext, useWords } from '@/ui/words';
import { PageHead } from './PageHead';
import { Shell } from './Shell';
import { loadWords } from './i18n';
import { type ReadyPage, prefetchPage } from './pages';
import { useMeta } from './useMeta';
import { type History, type Shown, useShownPage } from './useShownPage';

export type { History };

/**
 * A new page is announced and its heading focused, as a browser would tell of a new document; so is another entry of
 * the same page, which has another title.
 */
function Arrival({ shown }: { shown: Shown }) {
  const { key, language, params, location } = shown;
  const { title } = useMeta(shown);
  const t = useWords();
  const known = useRef({ key, params, title, search: location.search });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const { current: before } = known;
    known.current = { key, params, title, search: location.search };
    const samePage = before.key === key && before.params === params;
    // After hydration the query gives a page its title, and nobody has arrived.
    if (samePage && (before.title === title || before.search === location.search)) return;
    // What the document said of its first page in schema.org's terms is true no more.
    document.getElementById('facts')?.remove();
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    announce(t('page.loaded', { title }));
  }, [key, params, title, location.search, t]);
  return null;
}

interface PageViewProps {
  i18n: I18n;
  first: ReadyPage;
  history: History;
}

/**
 * The shell with the page of the address in it. The router has the location of the page on the screen, not yet of the
 * one that is on its way: React would have to hydrate every sleeping part before it could answer to a click on a link.
 */
export function PageView({ i18n, first, history }: PageViewProps) {
  const shown = useShownPage(i18n, first, history);
  const { Page, words, language, location } = shown;
  const prefetch = useCallback(
    (match: Match, into: LanguageCode = language) => prefetchPage(i18n, into, match, match.key !== shown.key),
    [i18n, language, shown.key],
  );
  const loadMore = useCallback(
    async (file: string) => {
      await loadWords(i18n, language, file);
      return i18n.getResourceBundle(language, file) as object;
    },
    [i18n, language],
  );
  return (
    <Router location={location} navigator={history}>
      <LanguageContext value={language}>
        <PageContext value={shown}>
          <PrefetchContext value={prefetch}>
            <LoadWordsContext value={loadMore}>
              <PageHead page={shown} />
              <Shell>
                <Page {...words} />
              </Shell>
              <Arrival shown={shown} />
            </LoadWordsContext>
          </PrefetchContext>
        </PageContext>
      </LanguageContext>
    </Router>
  );
}
