/**
 * Milliseconds without activity (scroll, click, key, resize of the page) after which all observers are disconnected.
 */
const patience = 500;

const signs = ['scroll', 'resize', 'click', 'keydown', 'toggle'] as const;

interface Watch {
  observer: IntersectionObserver;
  element: Element;
}

const watches = new Set<Watch>();
const restListeners = new Set<() => void>();
let isAwake = false;
let lastSign = 0;

function look(): void {
  const left = lastSign + patience - performance.now();
  if (left > 0) {
    setTimeout(look, left);
    return;
  }
  isAwake = false;
  for (const watch of watches) {
    watch.observer.disconnect();
    if (!watch.element.isConnected) watches.delete(watch);
  }
  for (const listener of restListeners) listener();
}

function wake(): void {
  lastSign = performance.now();
  if (isAwake) return;
  isAwake = true;
  for (const { observer, element } of watches) observer.observe(element);
  setTimeout(look, patience);
}

let isListening = false;

function listen(): void {
  isListening = true;
  for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  new ResizeObserver(wake).observe(document.body);
}

/**
 * Calls back with whether an element is within `margin` of the viewport, first and at each change. In Chromium a
 * connected IntersectionObserver makes every frame of a running transform a main-thread task (60 a second), so all
 * observers are disconnected after 0.5 s without activity.
 * @param margin as `rootMargin`
 * @returns unsubscribes; removed elements are dropped automatically
 */
export function watchVisibility(element: Element, margin: string, tell: (isVisible: boolean) => void): () => void {
  if (!isListening) listen();
  let known: boolean | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const isVisible = entries.at(-1)?.isIntersecting ?? false;
      if (isVisible !== known) tell((known = isVisible));
    },
    { rootMargin: margin },
  );
  const watch = { observer, element };
  watches.add(watch);
  // `observe` reports the current state soon after.
  if (isAwake) observer.observe(element);
  else wake();
  return () => {
    watches.delete(watch);
    observer.disconnect();
  };
}

/** Calls back each time the observers are disconnected. */
export const onObserversRest = (listener: () => void): void => void restListeners.add(listener);
