import { type MouseEvent, type ReactNode, type Ref, createContext, useContext } from 'react';
import { type Match, type Params, urlOf } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { type PageKey, entryOf } from '@/site/menu';
import { SiteLink } from './SiteLink';
import { useLanguage } from './words';

/** Fetches a page's script and words ahead of the click, in the language on screen or another; the app provides it. */
export const PrefetchContext = createContext<(match: Match, language?: LanguageCode) => void>(() => undefined);

interface PageLinkProps {
  to: PageKey;
  params?: Params;
  /** The query, with or without its question mark. */
  search?: string | undefined;
  /** Stays in this tab, also where the menu opens another. */
  target?: '_self' | undefined;
  /** Id of an element on that page. */
  hash?: string;
  className?: string | undefined;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
  'aria-current'?: 'page';
  'aria-label'?: string;
  tabIndex?: number;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link by page key, in the language on screen; its page is prefetched on hover and focus. */
export function PageLink({ to, params, search = '', target, hash, ...rest }: PageLinkProps) {
  const language = useLanguage();
  const prefetch = useContext(PrefetchContext);
  const { target: own, sample = {} } = entryOf(to);
  const ahead = () => prefetch({ key: to, params: params ?? sample });
  const query = search.replace(/^\?/, '');
  return (
    <SiteLink
      to={`${urlOf(to, language, params)}${query && `?${query}`}${hash ? `#${hash}` : ''}`}
      target={target ?? own}
      onPointerEnter={ahead}
      onFocus={ahead}
      {...rest}
    />
  );
}
