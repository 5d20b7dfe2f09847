/**
 * Milliseconds without activity (scroll, click, key, resize of the page) after which all observers are disconnected.
 */
const idleTimeout = 500;

const activityEvents = ['scroll', 'resize', 'click', 'keydown', 'toggle'] as const;

interface ObservedElement {
  observer: IntersectionObserver;
  element: Element;
  report: (entries: readonly IntersectionObserverEntry[]) => void;
}

const observedElements = new Set<ObservedElement>();
const disconnectListeners = new Set<() => void>();
let isObserving = false;
let lastActivity = 0;

/** Also waits for two frames: observers report after a frame, which a slow device may paint later than this time. */
function disconnectAfter(ms: number): void {
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(disconnectWhenIdle)), ms);
}

function disconnectWhenIdle(): void {
  const left = lastActivity + idleTimeout - performance.now();
  if (left > 0) {
    disconnectAfter(left);
    return;
  }
  isObserving = false;
  for (const watch of observedElements) {
    watch.report(watch.observer.takeRecords());
    watch.observer.disconnect();
    if (!watch.element.isConnected) observedElements.delete(watch);
  }
  for (const listener of disconnectListeners) listener();
}

function onActivity(): void {
  lastActivity = performance.now();
  if (isObserving) return;
  isObserving = true;
  for (const { observer, element } of observedElements) observer.observe(element);
  disconnectAfter(idleTimeout);
}

let isListening = false;

function listenForActivity(): void {
  isListening = true;
  for (const type of activityEvents) window.addEventListener(type, onActivity, { capture: true, passive: true });
  new ResizeObserver(onActivity).observe(document.body);
}

/**
 * Calls back with whether an element is within `margin` of the viewport, first and at each change. In Chromium a
 * connected IntersectionObserver makes every frame of a running transform a main-thread task (60 a second), so all
 * observers are disconnected two frames after 0.5 s without activity.
 * @param margin as `rootMargin`
 * @returns unsubscribes; removed elements are dropped automatically
 */
export function watchVisibility(element: Element, margin: string, onChange: (isVisible: boolean) => void): () => void {
  if (!isListening) listenForActivity();
  let lastVisible: boolean | undefined;
  const report = (entries: readonly IntersectionObserverEntry[]) => {
    const isVisible = entries.at(-1)?.isIntersecting ?? lastVisible;
    if (isVisible !== undefined && isVisible !== lastVisible) onChange((lastVisible = isVisible));
  };
  const observer = new IntersectionObserver(report, { rootMargin: margin });
  const watch = { observer, element, report };
  observedElements.add(watch);
  // `observe` reports the current state soon after: the time until all are disconnected starts again.
  if (isObserving) observer.observe(element);
  onActivity();
  return () => {
    observedElements.delete(watch);
    observer.disconnect();
  };
}

/** Calls back each time the observers are disconnected. */
export const onObserversDisconnected = (listener: () => void): void => void disconnectListeners.add(listener);
