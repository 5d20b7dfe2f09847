/**
 * Focuses an element, also a heading, which gets a tabindex for it.
 * @param scrolls brings it into view; false where whoever calls has seen to that
 */
export function focusElement(element: HTMLElement | null | undefined, scrolls = false): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: !scrolls });
}
