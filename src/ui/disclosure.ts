import { afterPaint } from '@/lib/afterPaint';
import { isFocusLost } from './restoreFocus';

/** Hover intent: milliseconds before opening and before closing. */
const hoverIntent = { open: 120, close: 260 };

const focusableItemSelector = 'a[href], button:not(:disabled)';

/** Moves the focus within a list by arrow keys, Home and End; false for other keys or an empty list. */
export function moveFocus(list: readonly HTMLElement[], key: string, [back, on]: readonly [string, string]): boolean {
  const at = list.indexOf(document.activeElement as HTMLElement);
  const to = { Home: 0, End: list.length - 1, [back]: at < 0 ? list.length - 1 : at - 1, [on]: at + 1 }[key];
  if (to === undefined || list.length === 0) return false;
  list[(to + list.length) % list.length]?.focus();
  return true;
}

/** Moves the focus to the nearest link on the left or right, most likely in the same row; at the end to the other side. */
function moveSideways(links: HTMLElement[], key: string): boolean {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const here = document.activeElement?.getBoundingClientRect();
  if (!step || !here) return false;
  const costOf = (link: HTMLElement) => {
    const { left, top } = link.getBoundingClientRect();
    const away = step * (left - here.left);
    return away + 3 * Math.abs(top - here.top) + (away > 1 ? 0 : 1e5);
  };
  links.sort((a, b) => costOf(a) - costOf(b))[0]?.focus();
  return true;
}

function handleDisclosureKey(details: HTMLDetailsElement, event: KeyboardEvent): boolean {
  const summary = details.querySelector('summary');
  const list = [...details.querySelectorAll<HTMLElement>(focusableItemSelector)];
  if (event.key === 'Escape' && details.open) {
    details.open = false;
    summary?.focus();
    return true;
  }
  if (document.activeElement !== summary) {
    return moveFocus(list, event.key, ['ArrowUp', 'ArrowDown']) || moveSideways(list, event.key);
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
  details.open = true;
  return moveFocus(list, event.key, ['ArrowUp', 'ArrowDown']);
}

/** Closes a drop-down and moves the focus from its content to its button, unless it has moved elsewhere. */
export function closeDisclosure(details: HTMLDetailsElement): void {
  const hadFocus = details.contains(document.activeElement);
  details.open = false;
  if (!hadFocus) return;
  // `focus()` forces a layout: deferred until after the paint.
  afterPaint(() => {
    const isFree = isFocusLost() || details.contains(document.activeElement);
    if (isFree) details.querySelector('summary')?.focus({ preventScroll: true });
  });
}

/**
 * Enhances a <details> drop-down: arrow keys, Home and End move inside, Escape closes and restores the focus, a click
 * or focus outside closes; `hover` opens it by mouse. Returns the clean-up.
 */
export function enhanceDisclosure(details: HTMLDetailsElement, hover = false): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const down = { signal, capture: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byHover = false;
  const onDocumentKey = (event: KeyboardEvent) => {
    if (!details.contains(event.target as Node)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !handleDisclosureKey(details, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  const onClick = ({ target }: MouseEvent) => {
    // A button inside closes it; links close it by navigating.
    if (target instanceof Element && target.closest('button')) closeDisclosure(details);
  };
  // Capture phase: React stops events over dehydrated parts.
  document.addEventListener('keydown', onDocumentKey, down);
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), down);
  details.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal });
  details.addEventListener('click', onClick, { signal });
  if (hover) {
    const after =
      (wait: number, then: () => void) =>
      ({ pointerType }: PointerEvent) => {
        clearTimeout(timer);
        if (pointerType === 'mouse') timer = setTimeout(then, wait);
      };
    const open = () => {
      byHover = !details.open;
      details.open = true;
    };
    const onSummaryClick = (event: MouseEvent) => {
      clearTimeout(timer);
      // A click right after opening by hover must not close it.
      if (byHover && details.open) event.preventDefault();
      byHover = false;
    };
    const closeAfterHover = () => byHover && closeDisclosure(details);
    details.addEventListener('pointerenter', after(hoverIntent.open, open), { signal });
    details.addEventListener('pointerleave', after(hoverIntent.close, closeAfterHover), { signal });
    details.querySelector('summary')?.addEventListener('click', onSummaryClick, { signal });
  }
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
