import type { DataRouter } from 'react-router-dom';
import { failureToast } from '@/features/toastr/toast';
import { isReachable } from '@/lib/importWithRetry';
import { scrollStateFrom } from '@/ui/scrollState';
import type { AppStore } from './store';

/** The index of the history entry, as the router stores it. */
export const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Resolves when another navigation has aborted this one. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Loads the document of a URL whose chunk a release has removed. */
function loadDocument(href: string, router: DataRouter): void {
  // At the current URL, a location with a hash would only scroll.
  if (window.location.href === href) {
    window.history.replaceState(null, '', router.state.location.pathname);
    window.location.replace(href);
  } else window.location.assign(href);
}

/**
 * Handles a navigation whose loader failed. The current page stays, with its address and history entry, and a toast
 * appears; a chunk that a release has removed loads the new document.
 * @param index the history index of the current page
 */
export async function handleFailedNavigation(
  router: DataRouter,
  store: AppStore,
  { error, request, index }: { error: unknown; request: Request; index: number },
): Promise<void> {
  const isReplaced = () => request.signal.aborted;
  if (isReplaced()) return;
  const isStale = error instanceof Error && error.name === 'ChunkLoadError' && (await isReachable(request.url));
  if (isReplaced()) return;
  const { location, navigation } = router.state;
  if (isStale) loadDocument(request.url + (navigation.location?.hash ?? ''), router);
  else {
    // Developers see the cause in the console.
    if (process.env.NODE_ENV === 'development') console.error(error);
    store.dispatch(failureToast('toast.words'));
    const steps = index - historyIndex();
    if (steps === 0) void router.navigate(location, { replace: true, state: scrollStateFrom(location) });
    else window.history.go(steps);
  }
  await whenAborted(request.signal);
}
