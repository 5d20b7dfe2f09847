import { useSyncExternalStore } from 'react';

const second = 1000;

/** Asked once: the clock may go on between two questions. */
function thisSecond(): number {
  const now = Date.now();
  return now - (now % second);
}

function eachSecond(tell: () => void): () => void {
  const timer = setInterval(tell, second);
  return () => clearInterval(timer);
}

/** The present second's beginning (Unix time in ms), renewed as the clock goes on; null until the page is hydrated. */
export const useSecond = (): number | null => useSyncExternalStore(eachSecond, thisSecond, () => null);
