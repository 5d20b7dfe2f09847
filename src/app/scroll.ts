import { decode } from '@/site/addresses';
import { leadTo } from '@/ui/leadTo';

/** Which entry of the browser's history is at hand; the router counts them. */
export const entryAt = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** How far down each entry was left, in pixels. */
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
  if (target && left === undefined) {
    target.scrollIntoView();
    leadTo(target.querySelector<HTMLElement>('h1, h2, summary') ?? target);
  } else window.scrollTo({ top: left ?? 0, behavior: 'instant' });
}

/**
 * Where a page is left, one stands before the browser follows a hash by itself; then it is too late. Leaving for good:
 * the next visit to this entry is the browser's to restore. Once it has done so, this entry is ours, too: otherwise
 * Back to it would start the browser's own smooth scrolling beside ours.
 */
export function watchLeaving(): void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  window.addEventListener('pageshow', takeOver);
  document.addEventListener(
    'click',
    // At no other click: asking how far down the page is makes the browser lay it out before it answers.
    ({ target }) => target instanceof Element && target.closest('a[href^="#"]') && keepScroll(entryAt()),
    true,
  );
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}
