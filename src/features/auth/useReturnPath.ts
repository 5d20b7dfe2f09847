import { useLocation } from 'react-router-dom';
import { returnQuery, returnPath } from '@/site/returnPath';
import { useHydrated } from '@/ui/useHydrated';
import { useLanguage } from '@/ui/translation';

/**
 * The return address from the query; available after hydration, because the HTML is prerendered without a query.
 * @returns `path` to navigate to after sign-in, `search` to pass it on to another page
 */
export function useReturnPath(): { path: string; search: string } {
  const language = useLanguage();
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  return { path: returnPath(query, language), search: returnQuery(query) };
}
