/** Milliseconds after which a task is done even if the browser was never idle. */
const patience = 1000;

/** Runs a task when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: patience });
  else setTimeout(task, 50);
}

const afterTwoFrames = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));

/** Runs a task once there is something to see: on a busy machine two frames may pass before that. */
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
