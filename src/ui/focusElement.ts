/**
 * Focuses an element; one that is not focusable, such as a heading, gets `tabindex="-1"`.
 * @param scrolls scrolls it into view
 */
export function focusElement(element: HTMLElement | null | undefined, scrolls = false): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: !scrolls });
}
