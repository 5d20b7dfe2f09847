import { focusElement } from './focusElement';

/** The page has changed as a whole and taken the focus along: it goes to the heading, as at any arrival. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  focusElement(document.querySelector<HTMLElement>('h1'), true);
}
