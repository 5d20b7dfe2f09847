import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Says something to screen readers, politely, once they have finished what they are saying. */
export function announce(news: string): void {
  // The same words twice are no change, and would be passed over in silence.
  text = news === text ? `${news}\u00a0` : news;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Where `announce` speaks; there is one on every page. */
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
