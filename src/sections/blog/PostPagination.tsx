import type { MouseEvent, ReactNode } from 'react';
import { interpolate } from '@/lib/interpolate';
import type { StaticPageKey } from '@/site/addresses';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './PostPagination.module.scss';

interface PostPaginationProps {
  words: { label: string; page: string; previous: string; next: string };
  to: StaticPageKey;
  page: number;
  pages: number;
  /** Query string of a page, without its question mark. */
  searchOf: (page: number) => string;
  /** Receives the announcement for the target page; returns the click handler. */
  onGo: (announcement: string) => (event: MouseEvent) => void;
}

/** Pagination as links that keep the filters. */
export function PostPagination({ words, to, page, pages, searchOf, onGo }: PostPaginationProps) {
  if (pages < 2) return null;
  const link = (number: number, label: string, content: ReactNode) => (
    <PageLink
      to={to}
      search={searchOf(number)}
      aria-label={label}
      onClick={onGo(interpolate(words.page, { page: number }))}
      {...(number === page && { 'aria-current': 'page' as const })}
    >
      {content}
    </PageLink>
  );
  return (
    <nav className={styles.root} aria-label={words.label}>
      <ol>
        {page > 1 && <li>{link(page - 1, words.previous, <Icon name={arrowLeft} />)}</li>}
        {Array.from({ length: pages }, (_, index) => (
          <li key={index}>{link(index + 1, interpolate(words.page, { page: index + 1 }), index + 1)}</li>
        ))}
        {page < pages && <li>{link(page + 1, words.next, <Icon name="arrow-right" />)}</li>}
      </ol>
    </nav>
  );
}
