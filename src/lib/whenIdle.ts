/** Timeout of `requestIdleCallback` in ms. */
const idleTimeout = 1000;

/** Runs a task in an idle period, after one second at most. */
export function whenIdle(task: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: idleTimeout });
  else setTimeout(task, 50);
}

const afterTwoFrames = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));

/** Runs a task after first-contentful-paint; where paint timing is not supported, after two frames. */
export function afterFirstPaint(task: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    afterTwoFrames(() => setTimeout(task));
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    task();
  }).observe({ type: 'paint', buffered: true });
}
