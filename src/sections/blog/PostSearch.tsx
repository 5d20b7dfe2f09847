import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon';
import styles from './PostSearch.module.scss';

/** The list follows so many milliseconds after the last key. */
const pause = 150;

interface PostSearchProps {
  label: string;
  placeholder: string;
  query: string;
  onChange: (query: string) => void;
}

/** Finds posts by title, lead, category and tags, with or without the accents. */
export function PostSearch({ label, placeholder, query, onChange }: PostSearchProps) {
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(query);
  // Back, or a filter that was cleared.
  useEffect(() => {
    if (query !== sent.current) setText(query);
    sent.current = query;
  }, [query]);
  // What was typed before hydration.
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '') setText(early);
  }, []);
  useEffect(() => {
    if (text.trim() === sent.current.trim()) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onChange(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return (
    <form role="search" className={styles.root} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
