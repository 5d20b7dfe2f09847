import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { importWithRetry } from '@/lib/importWithRetry';
import { findablePages } from '@/site/menuTree';
import type { SearchEntry } from '@/site/searchIndex';
import { SearchField } from '@/ui/SearchField';
import { moveFocus } from '@/ui/disclosure';
import { useTranslation } from '@/ui/translation';
import { useLazyModule } from '@/ui/useLazyModule';
import styles from './SearchBox.module.scss';
import { SearchResults, groupResults } from './SearchResults';
import { useSearchIndex } from './useSearchIndex';

const loadParts = () => importWithRetry(() => import(/* webpackChunkName: "search-parts" */ './SearchParts'));

interface SearchBoxProps {
  /** Id of the field, unique on the page: the search dialog has one as well. */
  id: string;
  label: string;
  placeholder: string;
  /** Suggests pages, products and questions while the field is empty; loads the index when it is focused. */
  suggest?: boolean;
}

/**
 * Site search in the current language, accent-insensitive. Loads the index on the first letter; until then, or after a
 * failure, only page names are searched, and the status says so. Nothing is stored.
 */
export function SearchBox({ id, label, placeholder, suggest = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const status = useId();
  const isSearching = query.trim() !== '';
  const [focused, setFocused] = useState(false);
  const { index, loadFailed, retry } = useSearchIndex(query, suggest && focused);
  const parts = useLazyModule(focused || isSearching, loadParts, () => setFocused(false));

  const pages = findablePages.map(({ key, group }): SearchEntry => {
    const under = group ? t(`menu.${group}`) : '';
    return { group: 'pages', name: t(`menu.${key}`), text: '', more: `${under} ${key}`, to: key };
  });
  const groups = isSearching ? groupResults(query, index ?? pages) : [];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  // "No results" needs the full index.
  const statusText = (): string => {
    if (!index && !loadFailed) return t('search.searching');
    if (count > 0) return t(index ? 'search.results' : 'search.partly', { count });
    return t(index ? 'search.none' : 'search.partlyNone', { query: query.trim() });
  };

  const onKey = (event: KeyboardEvent) => {
    const field = form.current?.querySelector('input');
    const links = [...(form.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const inField = document.activeElement === field;
    if (!field || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow') || (!inField && ['Home', 'End'].includes(event.key))) {
      // Home and End move the caret in the field, and the focus among the results.
      const stops = event.key.startsWith('Arrow') ? [field, ...links] : links;
      if (moveFocus(stops, event.key, ['ArrowUp', 'ArrowDown'])) event.preventDefault();
    } else if (event.key === 'Escape' && !field.closest('dialog') && isSearching) {
      setQuery('');
      field.focus();
    } else if (!inField && (event.key.length === 1 || event.key === 'Backspace') && event.key !== ' ') {
      // Typing in the results continues the query.
      field.focus();
    }
  };

  return (
    <form
      ref={form}
      role="search"
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        // Suggestions are no results.
        if (count > 0) form.current?.querySelector('a')?.click();
      }}
    >
      <SearchField
        id={id}
        size="medium"
        label={label}
        aria-describedby={status}
        placeholder={placeholder}
        enterKeyHint="go"
        value={query}
        onChange={setQuery}
        onFocus={() => {
          setFocused(true);
          retry();
        }}
      />
      <p
        id={status}
        role="status"
        className={styles.status}
        data-none={(index && isSearching && count === 0) || undefined}
      >
        {isSearching && statusText()}
      </p>
      {count > 0 && <SearchResults query={query} groups={groups} styles={parts?.styles} />}
      {parts && (isSearching ? index && count === 0 : suggest) && (
        <parts.SearchStart pages={pages} index={index} isFallback={isSearching} />
      )}
    </form>
  );
}
