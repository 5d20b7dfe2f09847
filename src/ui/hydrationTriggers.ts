import { hasEarlyInput } from '@/lib/earlyInput';
import { watchVisibility } from '@/lib/visibility';
import { whenIdle } from '@/lib/whenIdle';
import type { SubscribeToNavigation } from './route';

/** When a part of the prerendered page is hydrated. */
export type HydrationMode = 'visible' | 'interaction' | 'idle';

/** Signs that a visitor is about to use something, or has begun to. */
const interactions = ['pointerover', 'touchstart', 'focusin', 'input', 'click', 'submit'];

/**
 * Calls back once, when the element's HTML has to be hydrated: by its mode; whatever the mode, when somebody uses it, and
 * before another query or language of the same page is shown, which React holds back until all that it changes is
 * hydrated.
 * @returns the clean-up
 */
export function watchForHydration(
  element: HTMLElement,
  mode: HydrationMode,
  onNavigate: SubscribeToNavigation,
  hydrate: () => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const finish = () => {
    if (signal.aborted) return;
    watching.abort();
    hydrate();
  };
  // From the window downwards: React stops these events at its root while the part is not hydrated.
  for (const type of interactions)
    window.addEventListener(type, ({ target }) => target instanceof Node && element.contains(target) && finish(), {
      signal,
      passive: true,
      capture: true,
    });
  signal.addEventListener(
    'abort',
    onNavigate(({ isSamePage }) => isSamePage && finish()),
  );
  if (element.contains(document.activeElement) || hasEarlyInput(element)) finish();
  else if (mode === 'idle') whenIdle(finish);
  else if (mode === 'visible')
    signal.addEventListener(
      'abort',
      watchVisibility(element, '100px', (isVisible) => isVisible && finish()),
    );
  return () => watching.abort();
}
