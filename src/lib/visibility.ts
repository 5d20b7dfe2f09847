/** Milliseconds without a scroll, a click, a key or another height of the page after which observers are switched off. */
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
 * Tells whether an element is within `margin` of the window: soon, and whenever that changes. In Chromium an
 * IntersectionObserver at work makes every frame of a running transform a task of the main thread (60 a second, for as
 * long as the page is open), so all of them are switched off while nothing moves.
 * @param margin as `rootMargin`
 * @returns how to stop; an element that has left the page is forgotten by itself
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
  // It tells at once what it sees.
  if (isAwake) observer.observe(element);
  else wake();
  return () => {
    watches.delete(watch);
    observer.disconnect();
  };
}

/** Calls back each time the observers have been switched off. */
export const onObserversRest = (listener: () => void): void => void restListeners.add(listener);
