import { decode } from '@/site/addresses';
import { focusOn } from '@/ui/focusOn';

/** How far down each entry of the history was left, in pixels. */
const kept = new Map<number, number>();

/** The browser restores the place after a reload; within the site we do, since the page arrives after the address. */
export function keepScroll(entry: number): void {
  kept.set(entry, window.scrollY);
  window.history.scrollRestoration = 'manual';
}

/**
 * Shows the element of a hash, the place a history entry was left at, or the top. The heading of what a hash names gets
 * the focus: who goes on by key or by ear goes on from there, as after a hash that the browser follows by itself.
 */
export function showPlace(entry: number, hash: string, back: boolean): void {
  const target = document.getElementById(decode(hash.slice(1)));
  const left = back ? kept.get(entry) : undefined;
  if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
  else if (target) {
    target.scrollIntoView();
    focusOn(target.querySelector<HTMLElement>('h1, h2, h3, summary') ?? target, { preventScroll: true });
  } else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Leaving for good: the next visit to this entry is the browser's to restore. */
export function letBrowserRestore(): void {
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}
