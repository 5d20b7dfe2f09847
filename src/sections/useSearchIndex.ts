import { startTransition, useEffect, useState } from 'react';
import { type SearchEntry, fetchSearchIndex } from '@/site/searchIndex';
import { useLanguage } from '@/ui/translation';

interface SearchIndex {
  /** Everything that can be found in the language on screen; null until it is here. */
  index: readonly SearchEntry[] | null;
  /** It couldn't be had; another query tries again. */
  lost: boolean;
  /** Tries again if it couldn't be had, as when a visitor comes back to the field. */
  tryAgain: () => void;
}

/** The site's search index, fetched with the first letter of a query. One that can't be had is asked for at the next. */
export function useSearchIndex(query: string): SearchIndex {
  const language = useLanguage();
  const [found, setFound] = useState<{ in: string; entries: readonly SearchEntry[] } | null>(null);
  // While it is asked for once more the failure stands: a message that changes with every letter helps nobody.
  const [lost, setLost] = useState(false);
  const [visits, setVisits] = useState(0);
  const index = found?.in === language ? found.entries : null;
  useEffect(() => {
    if (index || query.trim() === '') return;
    let waiting = true;
    // However often it is called, only one request is under way.
    fetchSearchIndex(language).then(
      (entries) => waiting && startTransition(() => setFound({ in: language, entries })),
      () => waiting && setLost(true),
    );
    return () => {
      waiting = false;
    };
  }, [index, language, query, visits]);
  return { index, lost: lost && !index, tryAgain: () => lost && setVisits((count) => count + 1) };
}
