import { useLocation } from 'react-router-dom';
import { keptReturn, returnPath } from '@/site/returnPath';
import { useHydrated } from '@/ui/useHydrated';
import { useLanguage } from '@/ui/translation';

/**
 * The way back that the address asks for. The prerendered page knows no query: it joins after hydration.
 * @returns `path` where to go after signing in, `search` the query that carries it on to another page
 */
export function useReturn(): { path: string; search: string } {
  const language = useLanguage();
  const { search } = useLocation();
  const asked = useHydrated() ? search : '';
  return { path: returnPath(asked, language), search: keptReturn(asked) };
}
