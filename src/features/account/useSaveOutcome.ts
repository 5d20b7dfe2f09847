import { useEffect, useEffectEvent, useRef } from 'react';
import type { SavingStatus } from './accountSlice';

/**
 * Calls back with the outcome of a save that this component has started; outcomes of earlier mounts are ignored.
 * @returns to be called on submit
 */
export function useSaveOutcome(
  status: SavingStatus | undefined,
  onOutcome: (status: SavingStatus) => void,
): () => void {
  const waits = useRef(false);
  const reportOutcome = useEffectEvent(() => {
    if (!waits.current || status === undefined || status === 'saving') return;
    waits.current = false;
    onOutcome(status);
  });
  useEffect(() => reportOutcome(), [status]);
  return () => {
    waits.current = true;
  };
}
