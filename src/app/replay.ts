import { breathe } from '@/lib/breathe';
import { type Early, redo } from '@/lib/early';

declare global {
  interface Window {
    /** What the inline script keeps while the scripts are on their way. */
    stormWaiting?: Early;
  }
}

/** Does what the visitor asked for before the page could. */
export async function replay(): Promise<void> {
  const early = window.stormWaiting;
  delete window.stormWaiting;
  // A moment later the page knows the rest of its address.
  if (window.location.search) await breathe();
  if (early) await redo(early);
}
