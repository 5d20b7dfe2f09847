import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Announces a text to screen readers (polite live region). */
export function announce(news: string): void {
  // An unchanged text is not announced: append a non-breaking space.
  text = news === text ? `${news}\u00a0` : news;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The live region of `announce`; rendered once by the shell. */
export function LiveRegion() {
  const said = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}
