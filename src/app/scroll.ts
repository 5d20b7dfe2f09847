const kept = new Map<string, number>();

/** The browser restores the place after a reload; within the site we do, since the page arrives after the address. */
export function keepScroll(entry: string): void {
  kept.set(entry, window.scrollY);
  window.history.scrollRestoration = 'manual';
}

/** Shows the element of a hash, the place a history entry was left at, or the top. */
export function showPlace(entry: string, hash: string, back: boolean): void {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  const left = back ? kept.get(entry) : undefined;
  if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Leaving for good: the next visit to this entry is the browser's to restore. */
export function letBrowserRestore(): void {
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}
