import { createContext, useContext, useEffect } from 'react';
import type { PageRoute } from '@/site/addresses';
import { defaultLanguage } from '@/site/languages';

/** The current page: its key, parameters and language. Provided by the app. */
export const RouteContext = createContext<PageRoute>({ key: 'home', params: {}, language: defaultLanguage });

/** The current page. Its URL is the router's `useLocation`. */
export const useRoute = (): PageRoute => useContext(RouteContext);

/** The start of a navigation. */
export interface NavigationStart {
  /** The target is the current page, possibly with another query or in another language. */
  isSamePage: boolean;
  /** Only the query changes, or DevTools time travel: menus and dialogs stay open. */
  keepsPanels: boolean;
}

/** Calls back at the start of every navigation; returns the clean-up. */
export type SubscribeToNavigation = (listener: (navigation: NavigationStart) => void) => () => void;

/** Subscribes to navigations; provided by the app. */
export const NavigationContext = createContext<SubscribeToNavigation>(() => () => undefined);

/**
 * Calls back at the start of every navigation, also to the current URL; not when only the query changes. Closes menus
 * and dialogs, for example.
 */
export function useOnNavigate(listener: () => void): void {
  const subscribe = useContext(NavigationContext);
  useEffect(() => subscribe(({ keepsPanels }) => !keepsPanels && listener()), [subscribe, listener]);
}
