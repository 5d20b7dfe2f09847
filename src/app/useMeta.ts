import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';
import type { LoadedPage } from './pages';

/**
 * Title and description of the current page, which may depend on the query (the number of a placed order). The query is
 * used after hydration.
 */
export function useMeta({ metaFor }: LoadedPage) {
  const { search } = useLocation();
  return metaFor(useHydrated() ? search : '');
}
