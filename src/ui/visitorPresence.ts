/** Milliseconds without input after which the visitor counts as away. */
const awayTimeout = 60_000;

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove', 'focus'] as const;

let lastActivity = 0;
let isAway = false;
const listeners = new Set<() => void>();

function setAway(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  for (const listener of [...listeners]) listener();
}

let timer: ReturnType<typeof setTimeout> | undefined;

function checkActivity(): void {
  clearTimeout(timer);
  const left = lastActivity + awayTimeout - performance.now();
  // One timer that re-checks, instead of resetting it at every pointer move.
  if (left > 0) timer = setTimeout(checkActivity, left);
  else setAway(true);
}

function onActivity(): void {
  lastActivity = performance.now();
  if (!isAway || document.hidden) return;
  setAway(false);
  checkActivity();
}

let isWatching = false;

function startWatching(): void {
  isWatching = true;
  lastActivity = performance.now();
  for (const type of activityEvents) window.addEventListener(type, onActivity, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? setAway(true) : onActivity()));
  checkActivity();
}

/** True after a minute without input or while the tab is hidden; infinite animations pause then. */
export const isVisitorAway = (): boolean => isAway;

/** Calls back when the visitor goes away or returns; returns the clean-up. */
export function subscribeToPresence(listener: () => void): () => void {
  if (!isWatching) startWatching();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
