/** Milliseconds without a touch, a key, a scroll or a move of the pointer after which a visitor counts as away. */
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
  // Checked once the time is up, and not set anew with every move of the pointer.
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

/** Whether nobody has touched the page for a minute, or its tab is hidden: endless motion rests then. */
export const isVisitorAway = (): boolean => isAway;

/** Calls back whenever a visitor goes away or is back; returns how to stop. */
export function subscribeToVisitor(listener: () => void): () => void {
  if (!isWatching) watch();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
