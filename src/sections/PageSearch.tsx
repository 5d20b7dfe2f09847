import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findTexts } from '@/lib/findTexts';
import { builtPages } from '@/site/addresses';
import type { PageKey } from '@/site/menu';
import { findablePages } from '@/site/menuTree';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { moveFocus } from '@/ui/disclosure';
import { useWords } from '@/ui/words';
import styles from './PageSearch.module.scss';

/** Suggestions: as many as fit under the field without scrolling. */
const most = 8;

export interface PageSearchProps {
  /** Id of the field; the text typed before hydration is kept by it. */
  id: string;
  label: string;
  placeholder: string;
  /** Pages to choose from before anything is typed. */
  suggest?: boolean;
  built?: readonly PageKey[];
}

/** Finds the pages of this site by their names in the visitor's language, with or without their accents. */
export function PageSearch({ id, label, placeholder, suggest = false, built = builtPages }: PageSearchProps) {
  const t = useWords();
  const [query, setQuery] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const status = useId();
  useEffect(() => {
    // What was typed while the script was on its way.
    setQuery(form.current?.querySelector('input')?.value ?? '');
  }, []);

  const pages = findablePages(built).map(({ key, group }) => ({
    key,
    name: t(`menu.${key}`),
    group: group ? t(`menu.${group}`) : '',
    more: `${group ? t(`menu.${group}`) : t('brand.name')} ${key}`,
  }));
  const asked = query.trim() !== '';
  const found = asked ? findTexts(query, pages) : suggest ? pages.slice(0, most) : [];

  const walk = (event: KeyboardEvent) => {
    const stops = [...(form.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    if (event.key.startsWith('Arrow') && moveFocus(stops, event.key, ['ArrowUp', 'ArrowDown'])) event.preventDefault();
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
      <div className={styles.field}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          aria-label={label}
          aria-describedby={status}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p id={status} role="status" className={styles.status}>
        {asked &&
          (found.length > 0 ? t('search.results', { count: found.length }) : t('search.none', { query: query.trim() }))}
      </p>
      {found.length > 0 && (
        <ul className={styles.results}>
          {found.map(({ key, name, group }) => (
            <li key={key}>
              <PageLink to={key}>
                {name}
                {group && <span>{group}</span>}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
