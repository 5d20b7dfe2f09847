import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** Tells when a minute of the clock is over, and when a page that slept is looked at again. */
function eachMinute(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Asked once: between two questions the clock may have gone on, and the minute would begin a millisecond off. */
function thisMinute(): number {
  const now = Date.now();
  return now - (now % minute);
}

/** The present minute's beginning (Unix time in ms), renewed as the clock goes on; null until the page is hydrated. */
export const useMinute = (): number | null => useSyncExternalStore(eachMinute, thisMinute, () => null);
