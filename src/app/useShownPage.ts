import type { i18n as I18n } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector, useStore } from 'react-redux';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { languageShown, selectLanguage } from '@/features/language/languageSlice';
import { readLanguage } from '@/features/language/storedLanguage';
import { failureToast } from '@/features/toastr/toast';
import { inLanguage, placeAt } from '@/site/addresses';
import { wakeDeferred } from '@/ui/deferred';
import { endProgress, startProgress } from '@/ui/progress';
import { type ReadyPage, loadPage } from './pages';
import { keepScroll, showPlace } from './scroll';

export interface Shown extends ReadyPage {
  location: Location;
}

/** Swaps pages with a view transition where the browser has it and motion is welcome. */
function swap(change: () => void): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!calm && 'startViewTransition' in document)
    void document.startViewTransition(change).finished.catch(() => undefined);
  else change();
}

const sameView = (a: ReadyPage, b: ReadyPage) =>
  a.key === b.key && a.language === b.language && JSON.stringify(a.params) === JSON.stringify(b.params);

/** A page's script is gone after a new release: the address itself still works, if the server answers at all. */
async function openAfresh(error: unknown, url: string): Promise<boolean> {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return false;
  const answers = await fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) window.location.assign(url);
  return answers;
}

/**
 * The page on screen. The address decides it: when the address changes, the next page's script and words are fetched
 * while the present one stays; then they change places. A page that can't be had leaves the present one and a toast.
 */
export function useShownPage(i18n: I18n, first: ReadyPage): Shown {
  const location = useLocation();
  const navigate = useNavigate();
  const back = useNavigationType() === NavigationType.Pop;
  const store = useStore<Parameters<typeof selectLanguage>[0]>();
  const language = useSelector(selectLanguage);
  const [shown, setShown] = useState<Shown>({ ...first, location });
  const current = useRef(shown);

  useEffect(() => {
    const before = current.current;
    if (location === before.location) return;
    const place = placeAt(location.pathname, readLanguage());
    if ('redirect' in place) {
      void navigate(place.redirect + location.search + location.hash, { replace: true });
      return;
    }
    const show = (page: ReadyPage) => {
      current.current = { ...page, location };
      setShown(current.current);
      if (selectLanguage(store.getState()) !== page.language) store.dispatch(languageShown(page.language));
    };
    keepScroll(before.location.key);
    if (sameView(before, { ...before, ...place })) {
      show(before);
      const again = location.search === before.location.search && location.pathname === before.location.pathname;
      if (again || back) showPlace(location.key, location.hash, back);
      return;
    }
    let cancelled = false;
    wakeDeferred();
    startProgress();
    loadPage(i18n, place.language, place)
      .then(
        (page) => {
          if (cancelled) return;
          const moved = page.key !== before.key || location.hash !== before.location.hash;
          swap(() => {
            // At once: the transition takes its picture when this returns.
            flushSync(() => show(page));
            if (moved) showPlace(location.key, location.hash, back);
          });
        },
        async (error: unknown) => {
          if (cancelled || (await openAfresh(error, location.pathname))) return;
          store.dispatch(failureToast('toast.words'));
          void navigate(before.location, { replace: true });
        },
      )
      .finally(() => cancelled || endProgress());
    return () => {
      cancelled = true;
      endProgress();
    };
  }, [location, back, i18n, navigate, store]);

  // A developer has travelled to a moment in another language: the address follows the state.
  useEffect(() => {
    if (language === current.current.language) return;
    wakeDeferred();
    void navigate(inLanguage(language, current.current.location), { replace: true });
  }, [language, navigate]);

  return shown;
}
