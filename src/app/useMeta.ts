import { useHydrated } from '@/ui/useHydrated';
import type { Shown } from './useShownPage';

/**
 * Title and description of the page on screen, on which its query may have a say: a placed order is called by its number.
 * Only for leaves of the tree, because the query joins with a render of its own after hydration.
 */
export const useMeta = ({ metaFor, location }: Shown) => metaFor(useHydrated() ? location.search : '');
