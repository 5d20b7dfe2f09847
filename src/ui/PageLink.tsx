import { type MouseEvent, type ReactNode, type Ref, createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { type Match, type Params, urlOf } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { type PageKey, entryOf } from '@/site/menu';
import { useLanguage } from './words';

/** Fetches a page's script and words ahead of the click, in the language on screen or another; the app provides it. */
export const PrefetchContext = createContext<(match: Match, language?: LanguageCode) => void>(() => undefined);

export interface PageLinkProps {
  to: PageKey;
  params?: Params;
  /** The query, without its question mark. */
  search?: string | undefined;
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
export function PageLink({ to, params, search, hash, ...rest }: PageLinkProps) {
  const language = useLanguage();
  const prefetch = useContext(PrefetchContext);
  const { target, sample = {} } = entryOf(to);
  const ahead = () => prefetch({ key: to, params: params ?? sample });
  return (
    <Link
      to={`${urlOf(to, language, params)}${search ? `?${search}` : ''}${hash ? `#${hash}` : ''}`}
      target={target}
      onPointerEnter={ahead}
      onFocus={ahead}
      {...rest}
    />
  );
}
