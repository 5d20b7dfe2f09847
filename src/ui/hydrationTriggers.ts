import { hasEarlyInput } from '@/lib/earlyInput';
import { watchVisibility } from '@/lib/visibility';
import { whenIdle } from '@/lib/whenIdle';
import type { SubscribeToNavigation } from './route';

/** When a part of the prerendered page is hydrated. */
export type HydrationMode = 'visible' | 'interaction' | 'idle';

/** Events that announce or are an interaction. */
const interactionEvents = ['pointerover', 'touchstart', 'focusin', 'input', 'click', 'submit'];

/**
 * Calls back once when an element must be hydrated: by its mode, at the first interaction, or when a navigation changes
 * query or language of the same page, which React delays until affected boundaries are hydrated.
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
  // Capture on window: React stops these events at its root for dehydrated parts.
  for (const type of interactionEvents)
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
