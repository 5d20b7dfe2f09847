import { type KeyboardEvent, useId, useRef } from 'react';
import { articleIds, articles } from '@/data/articles';
import { fill } from '@/lib/fill';
import { paramOf, withParams } from '@/lib/queryParam';
import { findTexts } from '@/lib/rankTexts';
import { PageLink } from '@/ui/PageLink';
import { SearchField } from '@/ui/SearchField';
import { moveFocus } from '@/ui/disclosure';
import { useQuery } from '@/ui/useQuery';
import styles from './ArticleSearch.module.scss';
import type { HelpIndex } from './HelpHero';

export interface ArticleSearchWords {
  label: string;
  placeholder: string;
  /** `{count}` articles were found. */
  found: string;
  /** None for `{query}`. */
  none: string;
}

/** As many as fit under the field. */
const most = 6;

/** Finds articles while their visitor types, with or without accents; what was typed stands in the address. */
export function ArticleSearch({ label, placeholder, found, none, index }: ArticleSearchWords & { index: HelpIndex }) {
  const [query, change] = useQuery();
  const form = useRef<HTMLFormElement>(null);
  const status = useId();
  const typed = paramOf(query, 'q');
  const items = articleIds.map((id) => {
    const { title, text } = index.articles[id];
    const topic = index.topics[articles[id].topic];
    return { id, name: title, topic: topic.title, text, more: `${topic.title} ${topic.text}` };
  });
  const results = findTexts(typed, items).slice(0, most);
  const asked = typed.trim() !== '';
  const walk = (event: KeyboardEvent) => {
    const stops = [...(form.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    if (event.key.startsWith('Arrow') && moveFocus(stops, event.key, ['ArrowUp', 'ArrowDown'])) event.preventDefault();
    if (event.key === 'Escape') change(withParams(query, { q: '' }), { replace: true });
  };

  return (
    <form
      ref={form}
      role="search"
      className={styles.root}
      onKeyDown={walk}
      onSubmit={(event) => {
        event.preventDefault();
        if (asked) form.current?.querySelector('a')?.click();
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
        onChange={(q) => change(withParams(query, { q }), { replace: true })}
      />
      <div className={styles.results} hidden={!asked}>
        <p id={status} role="status">
          {asked && fill(results.length > 0 ? found : none, { count: results.length, query: typed.trim() })}
        </p>
        <ul>
          {results.map(({ id, name, topic }) => (
            <li key={id}>
              <PageLink to="help/detail" search={`article=${id}`}>
                {name}
                <span>{topic}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
