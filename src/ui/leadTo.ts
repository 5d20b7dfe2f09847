/**
 * Gives the focus to an element, be it a heading that keys don't reach: there those who go by key or by ear go on.
 * @param scrolls brings it into view; false where whoever calls has seen to that
 */
export function leadTo(element: HTMLElement | null | undefined, scrolls = false): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: !scrolls });
}
