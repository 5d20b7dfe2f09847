import { type MouseEvent, type ReactNode, type Ref, createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type PageMatch, type PageTarget, urlOf } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { entryOf } from '@/site/menu';
import { keepScroll } from './keepScroll';
import { useRoute } from './route';

/** Fetches a page's script and words ahead of the click, in the language on screen or another; the app provides it. */
export const PrefetchContext = createContext<(match: PageMatch, language?: LanguageCode) => void>(() => undefined);

interface LinkProps {
  /** The query, with or without its question mark. */
  search?: string | undefined;
  /** Stays in this tab, also where the menu opens another. */
  target?: '_self' | undefined;
  /** Id of an element on that page. */
  hash?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
  'aria-current'?: 'page';
  'aria-label'?: string;
  tabIndex?: number;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link by page key, in the language on screen; its page is prefetched on hover and focus. Another query of the page
 * on screen leaves it where it is scrolled to.
 */
export function PageLink({ to, params, search = '', target, hash, ...rest }: PageTarget & LinkProps) {
  const { language } = useRoute();
  const location = useLocation();
  const prefetch = useContext(PrefetchContext);
  const { target: own, sample = {} } = entryOf(to);
  const ahead = () => prefetch({ key: to, params: params ?? sample });
  const pathname = urlOf(to, language, params);
  const query = search && `?${search.replace(/^\?/, '')}`;
  const isChoice = pathname === location.pathname && query !== location.search && !hash;
  return (
    <Link
      discover="none"
      to={{ pathname, search: query, hash: hash ?? '' }}
      target={target ?? own}
      state={isChoice ? keepScroll(location) : undefined}
      onPointerEnter={ahead}
      onFocus={ahead}
      {...rest}
    />
  );
}
