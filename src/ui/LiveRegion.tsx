import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Announces a text to screen readers (polite live region). */
export function announce(message: string): void {
  // An unchanged text is not announced: append a non-breaking space.
  text = message === text ? `${message}\u00a0` : message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The live region of `announce`; rendered once by the shell. */
export function LiveRegion() {
  const message = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
  return (
    <div className="visually-hidden" role="status">
      {message}
    </div>
  );
}
