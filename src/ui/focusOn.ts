/** Gives the focus to an element, be it a heading that keys don't reach: there those who go by key or by ear go on. */
export function focusOn(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
