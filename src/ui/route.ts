import { createContext, useContext, useEffect } from 'react';
import type { PageRoute } from '@/site/addresses';
import { defaultLanguage } from '@/site/languages';

/** The page on screen: its key, its parameters, its language. The app provides it. */
export const RouteContext = createContext<PageRoute>({ key: 'home', params: {}, language: defaultLanguage });

/** The page on screen. Its address is the router's `useLocation`. */
export const useRoute = (): PageRoute => useContext(RouteContext);

/** A navigation that begins. */
export interface NavigationStart {
  /** It leads to the page on screen, perhaps with another query or in another language. */
  isSamePage: boolean;
  /** It changes nothing but the query, or is a developer's step through the states: menus and dialogs stay open. */
  keepsPanels: boolean;
}

/** Calls back at the start of every navigation; returns how to stop. */
export type SubscribeToNavigation = (listener: (navigation: NavigationStart) => void) => () => void;

/** Subscribes to navigations; the app provides it. */
export const NavigationContext = createContext<SubscribeToNavigation>(() => () => undefined);

/**
 * Calls back at the start of every navigation, also one to the same address; not when only the query changes, which is
 * a choice on the same page. Menus and dialogs close by it.
 */
export function useOnNavigate(listener: () => void): void {
  const subscribe = useContext(NavigationContext);
  useEffect(() => subscribe(({ keepsPanels }) => !keepsPanels && listener()), [subscribe, listener]);
}
