import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * A module that the page can do without: fetched once `wanted`, after hydration. Null until it is here; when it can't be
 * had, `failed` is told, and it is tried again when it is `wanted` anew. `load` must be the same function on every render.
 */
export function useLazyModule<M extends object>(
  wanted: boolean,
  load: () => Promise<M>,
  failed?: () => void,
): M | null {
  const [module, setModule] = useState<M | null>(null);
  const tell = useEffectEvent(() => failed?.());
  useEffect(() => {
    if (!wanted) return;
    let waiting = true;
    // What another `load` brought, as for another language, stays until this one's is here.
    load().then(
      (loaded) => waiting && startTransition(() => setModule(loaded)),
      () => waiting && tell(),
    );
    return () => {
      waiting = false;
    };
  }, [wanted, load]);
  return module;
}
