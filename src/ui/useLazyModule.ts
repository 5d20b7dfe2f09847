import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads an optional module when `wanted`, after hydration; null until loaded. On failure calls `failed` and retries
 * when `wanted` becomes true again. `load` must be stable.
 */
export function useLazyModule<M extends object>(
  enabled: boolean,
  load: () => Promise<M>,
  failed?: () => void,
): M | null {
  const [module, setModule] = useState<M | null>(null);
  const reportFailure = useEffectEvent(() => failed?.());
  useEffect(() => {
    if (!enabled) return;
    let waiting = true;
    // The result of a previous `load` stays until the new one resolves.
    load().then(
      (loaded) => waiting && startTransition(() => setModule(loaded)),
      () => waiting && reportFailure(),
    );
    return () => {
      waiting = false;
    };
  }, [enabled, load]);
  return module;
}
