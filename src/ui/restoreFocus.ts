import { afterPaint } from '@/lib/afterPaint';
import { focusElement } from './focusElement';

const focusableSelector = 'a[href], summary, :enabled, [tabindex]';

/** Some browsers keep the focus on a disabled control. */
export const isFocusLost = () => document.activeElement?.matches('body, :disabled') ?? true;

/**
 * Focuses the nearest focusable element after, else before a position, in increasingly large ancestors up to the dialog
 * or main. Invisible elements refuse the focus.
 */
function focusNearest(position: Range, preferred: readonly string[], scrolls: boolean): void {
  for (const selector of [...preferred, focusableSelector]) {
    const takesFocus = (element: HTMLElement) => {
      if (selector !== focusableSelector || element.tabIndex >= 0) focusElement(element, scrolls);
      return document.activeElement === element;
    };
    let part: Node | null = position.startContainer;
    while (part instanceof Element && part !== document.body) {
      const all = [...part.querySelectorAll<HTMLElement>(selector)];
      const following = all.filter((element) => position.comparePoint(element, 0) > 0);
      const preceding = all.slice(0, all.length - following.length).reverse();
      if ([...following, ...preceding].some(takesFocus)) return;
      part = part.matches('dialog, main') ? null : part.parentElement;
    }
  }
}

/**
 * Moves the focus when the focused `element` is about to be removed or disabled; otherwise it would fall back to the
 * document. Call it before the removal. Runs after the next paint, and does nothing if the focus has been set
 * elsewhere, such as to a new page's heading.
 * @param preferred selectors tried first, in order
 */
export function restoreFocus(element: HTMLElement, preferred: readonly string[] = []): void {
  // A live Range: collapses to the position of the removed element or ancestor.
  const position = document.createRange();
  position.setStartAfter(element);
  // Scrolls only for keyboard users (:focus-visible).
  const scrolls = document.activeElement?.matches(':focus-visible') ?? false;
  queueMicrotask(() =>
    afterPaint(() => {
      const loads = element.isConnected && element.matches('[data-loading]');
      if (isFocusLost() && !loads) focusNearest(position, preferred, scrolls);
    }),
  );
}
