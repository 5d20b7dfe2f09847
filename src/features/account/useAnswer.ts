import { useEffect, useEffectEvent, useRef } from 'react';
import type { SavingStatus } from './accountSlice';

/**
 * Calls back with the outcome of a save that this component has started; outcomes of earlier mounts are ignored.
 * @returns to be called on submit
 */
export function useSaveOutcome(status: SavingStatus | undefined, hear: (status: SavingStatus) => void): () => void {
  const waits = useRef(false);
  const heard = useEffectEvent(() => {
    if (!waits.current || status === undefined || status === 'saving') return;
    waits.current = false;
    hear(status);
  });
  useEffect(() => heard(), [status]);
  return () => {
    waits.current = true;
  };
}
