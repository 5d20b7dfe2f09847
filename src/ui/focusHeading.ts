import { focusElement } from './focusElement';

/** Focuses the h1 when the focused element was removed with the old content. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  focusElement(document.querySelector<HTMLElement>('h1'), true);
}
