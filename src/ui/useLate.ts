import { startTransition, useEffect, useState } from 'react';

/**
 * A module that the page can do without: fetched once `wanted`, after hydration. Null until it is here, and for good
 * when it can't be had. `load` must be the same function on every render.
 */
export function useLate<M extends object>(wanted: boolean, load: () => Promise<M>): M | null {
  const [module, setModule] = useState<M | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let waiting = true;
    // What another `load` brought, as for another language, stays until this one's is here.
    load().then(
      (loaded) => waiting && startTransition(() => setModule(loaded)),
      () => undefined,
    );
    return () => {
      waiting = false;
    };
  }, [wanted, load]);
  return module;
}
