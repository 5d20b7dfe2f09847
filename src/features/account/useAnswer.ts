import { useEffect, useEffectEvent, useRef } from 'react';
import type { SavingStatus } from './accountSlice';

/**
 * Hears what became of the part that a form has sent. What came of an earlier visit to the page is over.
 * @returns to be called when it is sent
 */
export function useAnswer(status: SavingStatus | undefined, hear: (status: SavingStatus) => void): () => void {
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
