import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { findablePages } from '@/site/menuTree';
import type { SearchEntry } from '@/site/searchIndex';
import { SearchField } from '@/ui/SearchField';
import { moveFocus } from '@/ui/disclosure';
import { useTranslation } from '@/ui/translation';
import styles from './SearchBox.module.scss';
import { SearchResults, groupResults } from './SearchResults';
import { useSearchIndex } from './useSearchIndex';

/** Maximum number of suggestions: they fit below the field without scrolling. */
const maxSuggestions = 8;

interface SearchBoxProps {
  /** Id of the field, unique on the page: the search dialog has one as well. */
  id: string;
  label: string;
  placeholder: string;
  /** Suggests pages while the field is empty. */
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
  const { index, loadFailed, retry } = useSearchIndex(query);

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
        if (isSearching) form.current?.querySelector('a')?.click();
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
        onFocus={retry}
      />
      <p id={status} role="status" className={styles.status}>
        {isSearching && statusText()}
      </p>
      {isSearching ? (
        <SearchResults query={query} groups={groups} />
      ) : (
        suggest && <SearchResults query="" groups={[{ group: 'pages', entries: pages.slice(0, maxSuggestions) }]} />
      )}
    </form>
  );
}
