import { startTransition, useEffect, useState } from 'react';
import { type SearchEntry, fetchSearchIndex } from '@/site/searchIndex';
import { useLanguage } from '@/ui/translation';

interface SearchIndex {
  /** Index of the current language; null until loaded. */
  index: readonly SearchEntry[] | null;
  /** Loading failed; the next query retries. */
  loadFailed: boolean;
  /** Retries after a failure, for example when the field is focused. */
  retry: () => void;
}

/**
 * Loads the site's search index on the first letter of a query, or when `ahead`; after a failure, the next query
 * retries.
 */
export function useSearchIndex(query: string, ahead = false): SearchIndex {
  const language = useLanguage();
  const [found, setFound] = useState<{ in: string; entries: readonly SearchEntry[] } | null>(null);
  // Kept during a retry: a status that changes with every letter is noise.
  const [failedIn, setFailedIn] = useState<string | null>(null);
  const [visits, setVisits] = useState(0);
  const index = found?.in === language ? found.entries : null;
  useEffect(() => {
    if (index || (query.trim() === '' && !ahead)) return;
    let waiting = true;
    // `fetchSearchIndex` shares one request between calls.
    fetchSearchIndex(language).then(
      (entries) =>
        waiting &&
        startTransition(() => {
          setFound({ in: language, entries });
          setFailedIn(null);
        }),
      () => waiting && setFailedIn(language),
    );
    return () => {
      waiting = false;
    };
  }, [index, language, query, ahead, visits]);
  const loadFailed = failedIn === language;
  return { index, loadFailed, retry: () => loadFailed && setVisits((count) => count + 1) };
}
