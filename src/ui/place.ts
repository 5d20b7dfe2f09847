import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Match } from '@/site/addresses';
import { type LanguageCode, defaultLanguage } from '@/site/languages';

/** The page on the screen: which one, in which language, at which address. */
export interface Place extends Match {
  language: LanguageCode;
  location: Readonly<{ pathname: string; search: string; hash: string }>;
}

/** Tells which page is on the screen, and everybody who asked when that changes. */
export interface Places {
  /** The page of the document: what was prerendered must be hydrated from the same. */
  first: Place;
  get: () => Place;
  show: (next: Place) => void;
  subscribe: (tell: () => void) => () => void;
}

/** The app makes one for each tree. */
export function makePlaces(first: Place): Places {
  let place = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => place,
    show: (next) => {
      place = next;
      for (const tell of [...listeners]) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** The app provides it. */
export const PlacesContext = createContext<Places>(
  makePlaces({ key: 'home', params: {}, language: defaultLanguage, location: { pathname: '/', search: '', hash: '' } }),
);

/**
 * What a part wants to know of the page on the screen. Not a context of its own: with a context's value everything
 * below it that still sleeps has to be hydrated before the next page can be shown, header and footer among it.
 * @param select picks a plain value or an object that the place itself holds, so that the same place gives the same
 */
export function usePlace<T>(select: (place: Place) => T): T {
  const { subscribe, get, first } = useContext(PlacesContext);
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(first),
  );
}
