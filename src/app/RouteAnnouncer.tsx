import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@/ui/LiveRegion';
import { focusElement } from '@/ui/focusElement';
import { useTranslation } from '@/ui/translation';
import type { ReadyPage } from './pages';
import { useMeta } from './useMeta';

/** What a hash names, if it takes the focus by itself, else its heading: as after a hash that a browser follows. */
function headingOf(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!target || target.hasAttribute('tabindex')) return target;
  return target.querySelector<HTMLElement>('h1, h2, summary') ?? target;
}

/**
 * Announces a page and focuses its heading, as a browser does with a new document; so with what has another title on
 * the same page, such as a placed order in the checkout. A place on the page on screen gets the focus alone.
 */
export function RouteAnnouncer({ page }: { page: ReadyPage }) {
  const { language } = page;
  const { pathname, search, hash, key: entry, ...location } = useLocation();
  const isStep = location.state === null;
  const type = useNavigationType();
  const { title } = useMeta(page);
  const { t } = useTranslation();
  // Another language is the same page.
  const path = pathname.slice(`/${language}`.length);
  const shown = useRef({ path, title, search, entry });
  useEffect(() => {
    // Setting it once more makes the browser calculate the style of the whole document.
    const root = document.documentElement;
    if (root.lang !== language) root.lang = language;
  }, [language]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, title, search, entry };
    const isBack = type === NavigationType.Pop;
    const isSamePage = before.path === path;
    // After hydration the query gives a page its title, which is no navigation.
    if (isSamePage && (before.title === title || before.search === search)) {
      if (before.entry !== entry && !isBack && isStep) focusElement(headingOf(hash));
      return;
    }
    // What the document says of its first page in schema.org's terms is true no more.
    document.getElementById('facts')?.remove();
    if (isSamePage && !isBack) window.scrollTo({ top: 0, behavior: 'instant' });
    focusElement((isBack ? null : headingOf(hash)) ?? document.querySelector<HTMLElement>('h1'));
    announce(t('page.loaded', { title }));
  }, [path, title, search, hash, entry, isStep, type, t]);
  return null;
}
