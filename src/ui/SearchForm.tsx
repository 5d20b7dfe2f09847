import { useEffect, useRef, useState } from 'react';
import { SearchField } from './SearchField';

/** Milliseconds. */
const debounceDelay = 150;

interface SearchFormProps {
  id?: string;
  label: string;
  placeholder: string;
  /** The current query of the address. */
  query: string;
  onChange: (query: string) => void;
  size?: 'small' | 'medium';
}

/** A debounced search form; follows changes of `query` by Back or a cleared filter. */
export function SearchForm({ query, onChange, ...rest }: SearchFormProps) {
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  useEffect(() => {
    if (query !== sent.current) setText(query);
    sent.current = query;
  }, [query]);
  useEffect(() => {
    if (text.trim() === sent.current.trim()) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      latestOnChange.current(text);
    }, debounceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField enterKeyHint="search" value={text} onChange={setText} {...rest} />
    </form>
  );
}
