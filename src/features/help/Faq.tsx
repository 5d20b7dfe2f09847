import { useEffect, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { interpolate } from '@/lib/interpolate';
import { paramOf, withParams } from '@/lib/queryParam';
import { findTexts } from '@/lib/rankTexts';
import { FaqHero, type FaqHeroWords } from '@/sections/specialty/FaqHero';
import { FaqList, type FaqListWords } from '@/sections/specialty/FaqList';
import { Button } from '@/ui/Button';
import { SearchField } from '@/ui/SearchField';
import { scrollBehavior } from '@/ui/scrollBehavior';
import { useQueryString } from '@/ui/useQueryString';
import styles from './Faq.module.scss';

interface FaqWords {
  hero: FaqHeroWords;
  search: { label: string; placeholder: string; found: string; none: string; ask: string };
  list: FaqListWords;
}

/** Opens and scrolls to the question of the URL's hash; clears filters that hide it. */
function useDeepLink(show: (query: string, options: { replace: boolean }) => void) {
  const { hash, search } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === hash) return undefined;
    shown.current = hash;
    const named = document.getElementById(hash.slice(1));
    if (!(named instanceof HTMLDetailsElement)) return undefined;
    named.open = true;
    const wider = withParams(search, { topic: '', q: '' });
    if (wider !== search.slice(1)) show(wider, { replace: true });
    // Scroll after the unfiltered list has rendered.
    const frame = requestAnimationFrame(() => named.scrollIntoView({ behavior: scrollBehavior() }));
    return () => cancelAnimationFrame(frame);
  }, [hash, search, show]);
}

/** FAQ with search as you type, categories, and a link per question. */
export function Faq({ hero, search, list }: FaqWords) {
  const [query, change] = useQueryString();
  const dispatch = useDispatch();
  const status = useId();
  const searchText = paramOf(query, 'q');
  useDeepLink(change);

  const all = Object.entries(list.groups).flatMap(([group, { title, items }]) =>
    Object.entries(items).map(([id, item]) => ({ id, group, name: item.question, text: item.answer, more: title })),
  );
  const searching = searchText.trim() !== '';
  const found = searching ? findTexts(searchText, all).map(({ id }) => id) : null;
  return (
    <>
      <FaqHero {...hero} text={interpolate(hero.text, { count: all.length })}>
        <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
          <SearchField
            id="faq-search"
            size="medium"
            label={search.label}
            aria-describedby={status}
            placeholder={search.placeholder}
            value={searchText}
            onChange={(q) => change(withParams(query, { q }), { replace: true })}
          />
        </form>
        <p id={status} role="status" className={styles.status}>
          {found &&
            interpolate(found.length > 0 ? search.found : search.none, {
              count: found.length,
              query: searchText.trim(),
            })}
        </p>
        {found?.length === 0 && (
          <Button variant="ink" to="contact" onClick={() => dispatch(messagePrefilled({ message: searchText.trim() }))}>
            {search.ask}
          </Button>
        )}
      </FaqHero>
      <FaqList
        {...list}
        found={found}
        group={paramOf(query, 'topic')}
        onGroup={(topic) => change(withParams(query, { topic, q: '' }))}
      />
    </>
  );
}
