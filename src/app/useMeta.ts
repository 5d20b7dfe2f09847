import { useHydrated } from '@/ui/useHydrated';
import type { Shown } from './useShownPage';

/**
 * Title and description of the page on screen: those of the entry that its query names, where it shows such. Only for
 * leaves of the tree, because the query joins with a render of its own after hydration.
 */
export const useMeta = ({ metaFor, location }: Shown) => metaFor(useHydrated() ? location.search : '');
