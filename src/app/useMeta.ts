import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';
import type { ReadyPage } from './pages';

/**
 * Title and description of the page on screen, on which its query may have a say: a placed order is called by its number.
 * The query joins with a render of its own after hydration.
 */
export function useMeta({ metaFor }: ReadyPage) {
  const { search } = useLocation();
  return metaFor(useHydrated() ? search : '');
}
