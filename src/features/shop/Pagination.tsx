import type { MouseEvent, ReactNode } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './Pagination.module.scss';
import { type Filters, serializeFilters } from './filters';

interface PaginationProps {
  words: { label: string; page: string; previous: string; next: string };
  filters: Filters;
  pages: number;
  /** Receives the announcement for the target page. */
  onGo: (announcement: string) => (event: MouseEvent) => void;
}

/** First, last and neighbouring pages; null is an ellipsis, which stands for at least two pages. */
function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const skipped = number - (sorted[index - 1] ?? number) - 1;
    return skipped > 1 ? [null, number] : skipped === 1 ? [number - 1, number] : [number];
  });
}

/** Pagination as links that keep the filters. */
export function Pagination({ words, filters, pages, onGo }: PaginationProps) {
  const { page } = filters;
  if (pages < 2) return null;
  const link = (to: number, label: string, content: ReactNode) => (
    <PageLink
      to="shop/grid"
      search={serializeFilters({ ...filters, page: to })}
      aria-label={label}
      {...(to === page && { 'aria-current': 'page' as const })}
      onClick={onGo(interpolate(words.page, { page: to }))}
    >
      {content}
    </PageLink>
  );
  return (
    <nav className={styles.root} aria-label={words.label}>
      <ol>
        {page > 1 && <li>{link(page - 1, words.previous, <Icon name={arrowLeft} />)}</li>}
        {shownPages(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? <span>…</span> : link(number, interpolate(words.page, { page: number }), number)}
          </li>
        ))}
        {page < pages && <li>{link(page + 1, words.next, <Icon name="arrow-right" />)}</li>}
      </ol>
    </nav>
  );
}
