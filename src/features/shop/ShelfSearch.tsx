import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon';
import styles from './ShelfSearch.module.scss';
import type { Filters } from './filters';

/** The shelf follows so many milliseconds after the last key. */
const pause = 150;

interface ShelfSearchProps {
  id: string;
  words: { search: string; placeholder: string };
  query: string;
  onChange: (change: Partial<Filters>, replace?: boolean) => void;
}

/** Finds by name, text, category and colour, with or without the accents; the shelf follows while one types. */
export function ShelfSearch({ id, words, query, onChange }: ShelfSearchProps) {
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(query);
  // Back, a chip that was removed, or what was typed before hydration.
  useEffect(() => {
    if (query !== sent.current) setText(query);
    sent.current = query;
  }, [query]);
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '') setText(early);
  }, []);
  useEffect(() => {
    if (text.trim() === sent.current.trim()) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onChange({ query: text }, true);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return (
    <form role="search" className={styles.root} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        type="search"
        aria-label={words.search}
        placeholder={words.placeholder}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
