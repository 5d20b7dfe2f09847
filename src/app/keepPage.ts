import type { DataRouter } from 'react-router-dom';
import { failureToast } from '@/features/toastr/toast';
import { isReachable } from '@/lib/importWithRetry';
import { keepScroll } from '@/ui/keepScroll';
import type { AppStore } from './store';

/** The number that the router gives each entry of the history. */
export const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Resolves when the navigation has been replaced by another. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Loads the document of an address whose script is gone after a new release. */
function loadDocument(href: string, router: DataRouter): void {
  // Asked for at its own address, a hash is no more than a place on the page on screen.
  if (window.location.href === href) {
    window.history.replaceState(null, '', router.state.location.pathname);
    window.location.replace(href);
  } else window.location.assign(href);
}

/**
 * Ends a navigation whose page can't be had: the page on screen stays, with its address and its place in the history,
 * and a toast says so.
 * @param index the history index of the page on screen
 */
export async function keepPage(
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
    // The toast is enough for visitors; a developer wants the cause.
    if (process.env.NODE_ENV === 'development') console.error(error);
    store.dispatch(failureToast('toast.words'));
    const steps = index - historyIndex();
    if (steps === 0) void router.navigate(location, { replace: true, state: keepScroll(location) });
    else window.history.go(steps);
  }
  await aborted(request.signal);
}
