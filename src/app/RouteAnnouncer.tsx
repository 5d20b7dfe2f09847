import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@/ui/LiveRegion';
import { focusElement } from '@/ui/focusElement';
import { useTranslation } from '@/ui/translation';
import type { LoadedPage } from './pages';
import { useMeta } from './useMeta';

/** The focus target of a hash: the element itself when it has a tabindex, else its heading. */
function headingOf(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!target || target.hasAttribute('tabindex')) return target;
  return target.querySelector<HTMLElement>('h1, h2, summary') ?? target;
}

/**
 * Announces the title and focuses the heading after a navigation, as a browser does for a new document; also when the
 * title changes on the same page (a placed order). A hash on the same page only moves the focus.
 */
export function RouteAnnouncer({ page }: { page: LoadedPage }) {
  const { language } = page;
  const { pathname, search, hash, key: entry, ...location } = useLocation();
  const isStep = location.state === null;
  const type = useNavigationType();
  const { title } = useMeta(page);
  const { t } = useTranslation();
  // A language change is not a new page.
  const path = pathname.slice(`/${language}`.length);
  const shown = useRef({ path, title, search, entry });
  useEffect(() => {
    // Setting the same value again would recalculate the styles of the whole document.
    const root = document.documentElement;
    if (root.lang !== language) root.lang = language;
  }, [language]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, title, search, entry };
    const isBack = type === NavigationType.Pop;
    const isSamePage = before.path === path;
    // Reading the query after hydration may change the title; that is no navigation.
    if (isSamePage && (before.title === title || before.search === search)) {
      if (before.entry !== entry && !isBack && isStep) focusElement(headingOf(hash));
      return;
    }
    // The document's structured data describes its first page only.
    document.getElementById('facts')?.remove();
    if (isSamePage && !isBack) window.scrollTo({ top: 0, behavior: 'instant' });
    focusElement((isBack ? null : headingOf(hash)) ?? document.querySelector<HTMLElement>('h1'));
    announce(t('page.loaded', { title }));
  }, [path, title, search, hash, entry, isStep, type, t]);
  return null;
}
