import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { interpolate } from '@/lib/interpolate';
import { paramOf, withParams } from '@/lib/queryParam';
import { PageLink } from '@/ui/PageLink';
import { SearchField } from '@/ui/SearchField';
import { moveFocus } from '@/ui/disclosure';
import { useQueryString } from '@/ui/useQueryString';
import { useTranslation } from '@/ui/translation';
import styles from './ArticleSearch.module.scss';
import type { HelpIndex } from './HelpHero';
import { useArticleSearch } from './useArticleSearch';

export interface ArticleSearchWords {
  label: string;
  placeholder: string;
  /** `{{count}}` results. */
  found: string;
  /** No results for `{{query}}`. */
  none: string;
  /** The same if the full texts could not be loaded. */
  partly: string;
  partlyNone: string;
}

/** Results shown while collapsed. */
const collapsedCount = 6;

/** Article search, accent-insensitive; the search text is a query parameter. */
export function ArticleSearch({ label, placeholder, index, ...texts }: ArticleSearchWords & { index: HelpIndex }) {
  const { t } = useTranslation();
  const [query, change] = useQueryString();
  const form = useRef<HTMLFormElement>(null);
  const status = useId();
  const typed = paramOf(query, 'q');
  const [expanded, setExpanded] = useState('');
  const { found, searchedIn, retry } = useArticleSearch(typed, index);
  const all = found.length <= collapsedCount || expanded === typed;
  const isSearching = typed.trim() !== '';
  const moveFocusByArrow = (event: KeyboardEvent) => {
    const stops = [...(form.current?.querySelectorAll<HTMLElement>('input, a, button') ?? [])];
    if (event.key.startsWith('Arrow') && moveFocus(stops, event.key, ['ArrowUp', 'ArrowDown'])) event.preventDefault();
    if (event.key === 'Escape') change(withParams(query, { q: '' }), { replace: true });
  };
  const showAll = () => {
    setExpanded(typed);
    // The button is removed: focus the first additional result.
    afterPaint(() => form.current?.querySelectorAll('a').item(collapsedCount).focus());
  };
  const statusText = (): string => {
    if (searchedIn === 'searching') return t('search.searching');
    const [some, nothing] = searchedIn === 'whole' ? [texts.found, texts.none] : [texts.partly, texts.partlyNone];
    return interpolate(found.length > 0 ? some : nothing, { count: found.length, query: typed.trim() });
  };

  return (
    <form
      ref={form}
      role="search"
      className={styles.root}
      onKeyDown={moveFocusByArrow}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSearching) form.current?.querySelector('a')?.click();
      }}
    >
      <SearchField
        id="help-search"
        size="large"
        label={label}
        aria-describedby={status}
        placeholder={placeholder}
        enterKeyHint="go"
        value={typed}
        onFocus={retry}
        onChange={(q) => change(withParams(query, { q }), { replace: true })}
      />
      <div className={styles.results} hidden={!isSearching}>
        <p id={status} role="status">
          {isSearching && statusText()}
        </p>
        <ul>
          {(all ? found : found.slice(0, collapsedCount)).map(({ id, name, topic }) => (
            <li key={id}>
              <PageLink to="help/detail" params={{ id }}>
                {name}
                <span>{topic}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        {!all && (
          <button type="button" onClick={showAll}>
            {t('search.all', { count: found.length })}
          </button>
        )}
      </div>
    </form>
  );
}
