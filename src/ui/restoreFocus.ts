import { afterPaint } from '@/lib/afterPaint';
import { focusElement } from './focusElement';

const controls = 'a[href], summary, :enabled, [tabindex]';

/** Some browsers leave the focus on a control that is disabled, where it is of no use. */
export const isFocusLost = () => document.activeElement?.matches('body, :disabled') ?? true;

/** Focuses what follows or stands before a place, in ever wider parts of the page or dialog; what can't be seen doesn't take it. */
function focusNearest(place: Range, preferred: readonly string[], scrolls: boolean): void {
  for (const selector of [...preferred, controls]) {
    const takesFocus = (element: HTMLElement) => {
      if (selector !== controls || element.tabIndex >= 0) focusElement(element, scrolls);
      return document.activeElement === element;
    };
    let part: Node | null = place.startContainer;
    while (part instanceof Element && part !== document.body) {
      const all = [...part.querySelectorAll<HTMLElement>(selector)];
      const following = all.filter((element) => place.comparePoint(element, 0) > 0);
      const preceding = all.slice(0, all.length - following.length).reverse();
      if ([...following, ...preceding].some(takesFocus)) return;
      part = part.matches('dialog, main') ? null : part.parentElement;
    }
  }
}

/**
 * Restores the focus after `element`, which has it, is removed or disabled: browsers would leave those who use the
 * keyboard at the top of the document. Call it before that happens. Waits for the next frame: whoever has focused a
 * better place by then, such as a new page's heading, is left alone.
 * @param preferred selectors of what takes the focus before any other control, also headings, in this order
 */
export function restoreFocus(element: HTMLElement, preferred: readonly string[] = []): void {
  // A live range: it moves to where the removed part was, whichever of its ancestors goes with it.
  const place = document.createRange();
  place.setStartAfter(element);
  // Only who sees where the focus is wants to be scrolled there.
  const scrolls = document.activeElement?.matches(':focus-visible') ?? false;
  queueMicrotask(() =>
    afterPaint(() => {
      const loads = element.isConnected && element.matches('[data-loading]');
      if (isFocusLost() && !loads) focusNearest(place, preferred, scrolls);
    }),
  );
}
