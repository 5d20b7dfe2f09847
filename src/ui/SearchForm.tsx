import { useEffect, useRef, useState } from 'react';
import { SearchField } from './SearchField';

/** What is searched follows so many milliseconds after the last key. */
const pause = 150;

interface SearchFormProps {
  id?: string;
  label: string;
  placeholder: string;
  /** What is searched now, as the address has it. */
  query: string;
  onChange: (query: string) => void;
  size?: 'small' | 'medium';
}

/** A search over what is on the page: it follows while somebody types, and Back or a cleared filter empty it. */
export function SearchForm({ query, onChange, ...rest }: SearchFormProps) {
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (query !== sent.current) setText(query);
    sent.current = query;
  }, [query]);
  useEffect(() => {
    if (text.trim() === sent.current.trim()) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      tell.current(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField enterKeyHint="search" value={text} onChange={setText} {...rest} />
    </form>
  );
}
