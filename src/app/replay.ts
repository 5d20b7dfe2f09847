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
  // Once its effects have run, the page knows the rest of its address; the next key goes on from here.
  if (window.location.search) await Promise.resolve();
  if (early) await redo(early);
}
