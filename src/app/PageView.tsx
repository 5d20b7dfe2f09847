import type { i18n as I18n } from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, Router } from 'react-router-dom';
import type { Match } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { announce } from '@/ui/LiveRegion';
import { PrefetchContext } from '@/ui/PageLink';
import { leadTo } from '@/ui/leadTo';
import { PlacesContext, makePlaces } from '@/ui/place';
import { LanguageContext, LoadWordsContext, useWords } from '@/ui/words';
import { PageFailure } from './PageFailure';
import { PageHead } from './PageHead';
import { Shell } from './Shell';
import { loadWords } from './i18n';
import { type ReadyPage, prefetchPage } from './pages';
import { useMeta } from './useMeta';
import { type History, type Shown, useShownPage } from './useShownPage';

export type { History };

/**
 * A new page is announced and its heading focused, as a browser would tell of a new document; so is what has another
 * title on the same page, as a placed order in the checkout.
 */
function Arrival({ shown }: { shown: Shown }) {
  const { language } = shown;
  const { title } = useMeta(shown);
  const t = useWords();
  const known = useRef({ shown, title });
  useEffect(() => {
    // Said once more, it would make the browser calculate the style of the whole document anew.
    const root = document.documentElement;
    if (root.lang !== language) root.lang = language;
  }, [language]);
  useEffect(() => {
    const before = known.current;
    known.current = { shown, title };
    const samePage = before.shown.key === shown.key && before.shown.params === shown.params;
    // After hydration the query gives a page its title, and nobody has arrived.
    if (samePage && (before.title === title || before.shown.location.search === shown.location.search)) return;
    // What the document said of its first page in schema.org's terms is true no more.
    document.getElementById('facts')?.remove();
    leadTo(document.querySelector<HTMLElement>('h1'));
    announce(t('page.loaded', { title }));
  }, [shown, title, t]);
  return null;
}

interface PageViewProps {
  i18n: I18n;
  first: ReadyPage;
  history: History;
}

/**
 * The shell with the page of the address in it. Only the page is inside the router, whose location is that of the page
 * on the screen and not yet of the one on its way. What surrounds it gets nothing that changes with the page: React
 * would have to hydrate every part that sleeps there before it could answer to a click on a link.
 */
export function PageView({ i18n, first, history }: PageViewProps) {
  const [places] = useState(() => makePlaces({ ...first, location: history.location }));
  const shown = useShownPage(i18n, first, history, places);
  const { Page, key, words, language, location } = shown;
  const prefetch = useCallback(
    (match: Match, into?: LanguageCode) => {
      const { key, language } = places.get();
      // Only this page in another language needs what sleeps on it now.
      const leaving = match.key !== key || (into ?? language) === language;
      prefetchPage(i18n, into ?? language, match, leaving);
    },
    [i18n, places],
  );
  const loadMore = useCallback(
    async (file: string) => {
      await loadWords(i18n, language, file);
      return i18n.getResourceBundle(language, file) as object;
    },
    [i18n, language],
  );
  const navigation = useMemo(
    () => ({ basename: '', navigator: history, static: false, future: {}, useTransitions: undefined }),
    [history],
  );
  // The same element until another page is shown: an address that is only being fetched renders nothing anew.
  const page = useMemo(() => <Page {...words} />, [Page, words]);
  return (
    <NavigationContext value={navigation}>
      <LanguageContext value={language}>
        <PlacesContext value={places}>
          <PrefetchContext value={prefetch}>
            <LoadWordsContext value={loadMore}>
              <PageFailure alone>
                <PageHead page={shown} />
                <Shell>
                  <Router location={location} navigator={history}>
                    <PageFailure key={key}>{page}</PageFailure>
                  </Router>
                </Shell>
                <Arrival shown={shown} />
              </PageFailure>
            </LoadWordsContext>
          </PrefetchContext>
        </PlacesContext>
      </LanguageContext>
    </NavigationContext>
  );
}
