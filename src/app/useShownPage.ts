import type { i18n as I18n } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector, useStore } from 'react-redux';
import type { Location, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { languageShown, selectLanguage } from '@/features/language/languageSlice';
import { readLanguage } from '@/features/language/storedLanguage';
import { failureToast } from '@/features/toastr/toast';
import { afterPaint } from '@/lib/afterPaint';
import { answers } from '@/lib/fetchScript';
import { inLanguage, placeAt } from '@/site/addresses';
import { firstView, wakeDeferred } from '@/ui/deferred';
import { endProgress, startProgress } from '@/ui/progress';
import type { Places } from '@/ui/place';
import { reducedMotion } from '@/ui/useMedia';
import { tellMoved } from '@/ui/useMoved';
import { type ReadyPage, loadPage } from './pages';
import { entryAt, keepScroll, showPlace } from './scroll';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** What the address asks for. */
interface Target {
  location: Location;
  /** By the browser's Back or Forward. */
  back?: boolean;
  /** The browser has followed a hash by itself, and shown its place. */
  followed?: boolean;
}

export interface Shown extends ReadyPage {
  location: Location;
}

/** Pages change places with a view transition where the browser has it and motion is welcome. */
const isAnimated = () => 'startViewTransition' in document && !window.matchMedia(reducedMotion).matches;

function swap(change: () => void): void {
  if (isAnimated()) {
    // A transition that the next one overtakes is no failure: its change is made all the same.
    const transition = document.startViewTransition(change);
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
  } else change();
}

type View = Pick<ReadyPage, 'key' | 'language' | 'params'>;
const sameView = (a: View, b: View) =>
  a.key === b.key && a.language === b.language && JSON.stringify(a.params) === JSON.stringify(b.params);

/**
 * The page on screen. The address decides it: when the address changes, the next page's script and words are fetched
 * while the present one stays; then they change places. A page that can't be had leaves the present one and a toast.
 */
export function useShownPage(i18n: I18n, first: ReadyPage, history: History, places: Places): Shown {
  const [{ location, back = false, followed }, setTarget] = useState<Target>({ location: history.location });
  const store = useStore<Parameters<typeof selectLanguage>[0]>();
  const language = useSelector(selectLanguage);
  const [shown, setShown] = useState<Shown>({ ...first, location });
  const current = useRef(shown);
  /** The history's entry of the page on screen. */
  const entry = useRef<number | null>(null);
  /** The address follows a developer, until the page has, too: nobody has moved. */
  const travelled = useRef(false);

  useEffect(
    () =>
      history.listen(({ location, action }) => {
        // Its entry has no number: it gets one, as any other of the router's.
        const followed = !window.history.state;
        if (followed) window.history.replaceState({ idx: (entry.current ?? 0) + 1 }, '');
        setTarget({ location, back: (action as string) === 'POP', followed });
      }),
    [history],
  );

  useEffect(() => {
    entry.current ??= entryAt();
    const before = current.current;
    if (location === before.location) return;
    const { pathname, search, hash } = before.location;
    const samePath = location.pathname === pathname;
    const sameQuery = location.search === search;
    // Another query alone is a choice on this page: what is open stays open.
    if (!travelled.current && (sameQuery || !samePath || location.hash !== hash)) tellMoved();
    const stays = followed || travelled.current;
    const place = placeAt(location.pathname, readLanguage());
    if ('redirect' in place) {
      history.replace(place.redirect + location.search + location.hash);
      return;
    }
    const show = (page: ReadyPage) => {
      current.current = { ...page, location };
      travelled.current = false;
      entry.current = entryAt();
      places.show(current.current);
      setShown(current.current);
      if (selectLanguage(store.getState()) !== page.language) store.dispatch(languageShown(page.language));
    };
    if (!followed) keepScroll(entry.current);
    if (sameView(before, place)) {
      show(before);
      // What has another title begins at its top, a link may name a place; any other choice leaves the page where it is.
      if (
        !stays &&
        ((sameQuery && samePath) ||
          (location.hash && !location.state) ||
          before.metaFor(location.search).title !== before.metaFor(search).title ||
          back)
      )
        showPlace(entry.current, location.hash, back);
      return;
    }
    let cancelled = false;
    const leaving = place.key !== before.key;
    startProgress();
    // The frame that answers to the click comes before the work. A transition has one of its own: its first picture.
    const answered = new Promise<void>((resolve) => afterPaint(resolve));
    // Beside another page header and footer may sleep on: they are told what has changed when they wake.
    const touched = place.language !== before.language || !leaving;
    const ready = touched ? answered.then(wakeDeferred) : isAnimated() ? undefined : answered;
    Promise.all([loadPage(i18n, place.language, place, { leaving }), ready])
      .then(
        ([page]) => {
          if (cancelled) return;
          const moved = location.pathname.slice(3) !== pathname.slice(3) || location.hash !== hash;
          swap(() => {
            // The browser takes its picture of the page that goes first: time enough to choose another.
            if (cancelled) return;
            // At once: the transition takes its picture when this returns.
            const render = () => flushSync(() => show(page));
            if (leaving && !back && location.hash === '') firstView(render);
            else render();
            if (moved) showPlace(entryAt(), location.hash, back);
          });
        },
        async (error: unknown) => {
          const { href } = window.location;
          // A script that is gone after a new release: the address itself still works, if the server answers at all.
          const opens = (error as Error | null)?.name === 'ChunkLoadError' && (await answers(href));
          if (cancelled) return;
          if (opens) {
            // Asked for at its own address, a # is no more than a place of the page that stands.
            window.history.replaceState(null, '', pathname);
            window.location.replace(href);
            return;
          }
          travelled.current = false;
          store.dispatch(failureToast('toast.words'));
          // Back to the entry of the page that stays; what lies before and behind it in the history is left alone.
          const away = entryAt() - (entry.current ?? 0);
          if (away === 0) history.replace(before.location);
          else history.go(-away);
        },
      )
      .finally(() => cancelled || endProgress());
    return () => {
      cancelled = true;
      endProgress();
    };
  }, [location, back, followed, i18n, history, store, places]);

  // A developer has travelled to a moment in another language: the address follows the state.
  useEffect(() => {
    // On the way back from one whose page has not come yet, the page on screen is the one to return to.
    if (language === current.current.language && !travelled.current) return;
    travelled.current = true;
    history.replace(inLanguage(language, current.current.location));
  }, [language, history]);

  return shown;
}
