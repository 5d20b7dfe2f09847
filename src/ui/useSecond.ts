import { useSyncExternalStore } from 'react';

const second = 1_000;

/** Tells when a second of the clock is over. */
function eachSecond(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      second - (Date.now() % second),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The present second's beginning (Unix time in ms); null until the page is hydrated. */
export const useSecond = (): number | null =>
  useSyncExternalStore(
    eachSecond,
    () => Date.now() - (Date.now() % second),
    () => null,
  );
