import { type RefObject, useEffect, useState } from 'react';
import { importWithRetry } from '@/lib/importWithRetry';
import type { Namespaces } from '@/pageTypes';
import { useNamespace } from '@/ui/translation';
import { useLazyModule } from '@/ui/useLazyModule';

const loadParts = () => importWithRetry(() => import(/* webpackChunkName: "menu-previews" */ './MenuPreviews'));

export interface MenuPreviews {
  parts: Awaited<ReturnType<typeof loadParts>>;
  words: Namespaces['menu'];
}

/** Events that come before or with the opening of a menu. */
const intents = ['pointerenter', 'focusin', 'toggle'];

/**
 * What a menu shows besides its links: pictures, sentences and their styles. Loaded when the drop-down or dialog around
 * the element is about to open; null until then, and after a failure until the next attempt.
 */
export function useMenuPreviews(element: RefObject<HTMLElement | null>): MenuPreviews | null {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const menu = element.current?.closest<HTMLDetailsElement | HTMLDialogElement>('details, dialog');
    if (!menu) return undefined;
    const listeners = new AbortController();
    const want = () => setWanted(true);
    for (const intent of intents) menu.addEventListener(intent, want, { signal: listeners.signal });
    // Opened before hydration.
    if (menu.open) want();
    return () => listeners.abort();
  }, [element]);
  const failed = () => setWanted(false);
  const parts = useLazyModule(wanted, loadParts, failed);
  const words = useNamespace('menu', wanted, failed);
  return parts && words && { parts, words };
}
