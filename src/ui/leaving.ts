type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/**
 * Hears the browser's Back and Forward before the router does: to be called before it begins to listen, because
 * listeners at the window are called in the order in which they came.
 */
export function hearHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Lets a page have the first word about Back and Forward; `stopImmediatePropagation` keeps them from the router. Returns the clean-up. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
