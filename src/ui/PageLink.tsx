import { type MouseEvent, type ReactNode, type Ref, createContext, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type PageMatch, type PageTarget, urlOf } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { entryOf } from '@/site/menu';
import { scrollStateFrom } from './scrollState';
import { useRoute } from './route';

/** Prefetches a page's script and resources, in the current language or another; provided by the app. */
export const PrefetchContext = createContext<(match: PageMatch, language?: LanguageCode) => void>(() => undefined);

interface PageLinkProps {
  /** Query with or without the question mark. */
  search?: string | undefined;
  /** Overrides the menu's `target`. */
  target?: '_self' | undefined;
  /** Id of an element on that page. */
  hash?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  tabIndex?: number;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link by page key in the current language; prefetches on hover and focus. A link that changes only the query keeps
 * the scroll position.
 */
export function PageLink({ to, params, search = '', target, hash, ...rest }: PageTarget & PageLinkProps) {
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
      state={isChoice ? scrollStateFrom(location) : undefined}
      onPointerEnter={ahead}
      onFocus={ahead}
      {...rest}
    />
  );
}
