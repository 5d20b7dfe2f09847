/** Milliseconds without input after which the visitor counts as away. */
const patience = 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove', 'focus'] as const;

let lastSign = 0;
let isAway = false;
const listeners = new Set<() => void>();

function set(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  for (const listener of [...listeners]) listener();
}

function look(): void {
  const left = lastSign + patience - performance.now();
  // One timer that re-checks, instead of resetting it at every pointer move.
  if (left > 0) setTimeout(look, left);
  else set(true);
}

function note(): void {
  lastSign = performance.now();
  if (!isAway || document.hidden) return;
  set(false);
  look();
}

let isWatching = false;

function watch(): void {
  isWatching = true;
  lastSign = performance.now();
  for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? set(true) : note()));
  look();
}

/** True after a minute without input or while the tab is hidden; infinite animations pause then. */
export const isVisitorAway = (): boolean => isAway;

/** Calls back when the visitor goes away or returns; returns the clean-up. */
export function subscribeToVisitor(listener: () => void): () => void {
  if (!isWatching) watch();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
