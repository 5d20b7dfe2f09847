type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input to a control that is not hydrated yet: a click, a submit, or a changed value. */
type EarlyInput =
  | { type: 'click'; target: HTMLElement; event: Event }
  | { type: 'field'; target: FormControl; value: string | boolean }
  | { type: 'submit'; target: HTMLFormElement };

declare global {
  interface Window {
    /** Recorded by the inline script, in order; undefined without it. */
    earlyInput?: EarlyInput[];
  }
}

/** Prerendered HTML that React has not hydrated yet; nested parts have their own attribute. */
const dehydratedSelector = '[data-dehydrated]';

const isToggle = (field: FormControl): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * Records clicks on buttons, field values and submits in HTML that is not hydrated, and prevents the native submit.
 * Called once, by the inline script.
 */
export function recordEarlyInput(): void {
  const recorded: EarlyInput[] = (window.earlyInput = []);
  const drop = (isGone: (input: EarlyInput) => boolean) => {
    recorded.splice(0, recorded.length, ...recorded.filter((input) => !isGone(input)));
  };
  const on = (type: string, listener: (target: Element, event: Event) => void) =>
    addEventListener(type, (event) => event.target instanceof Element && listener(event.target, event), true);
  const recordField = (target: FormControl) => {
    // Only the last value is kept; a hydrated field has reported it to React.
    drop((input) => input.target === target);
    if (target.closest(dehydratedSelector))
      recorded.push({ type: 'field', target, value: isToggle(target) ? target.checked : target.value });
  };
  on('input', (target) => recordField(target as FormControl));
  on('click', (target, event) => {
    if (!target.closest(dehydratedSelector)) return;
    // React reads a checkbox on `click`, and misses this click if it hydrates during it: record its state.
    if (target instanceof HTMLInputElement && isToggle(target)) recordField(target);
    const button = target.closest('button');
    // Invoker commands work without scripts: replaying the click would reopen a dialog that was closed since.
    if (button?.type === 'button' && !button.commandForElement) recorded.push({ type: 'click', target: button, event });
  });
  on('submit', (target, event) => {
    if (!target.closest(dehydratedSelector)) return;
    event.preventDefault();
    drop((input) => input.target === target);
    recorded.push({ type: 'submit', target: target as HTMLFormElement });
  });
}

/**
 * Sets a field so that React fires onChange: React compares the value with the last one it tracked, which assigning the
 * property updates. So a different value is assigned first.
 */
function setControlValue(field: FormControl, value: string | boolean): void {
  if (field.disabled) return;
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    // `click()` is ignored while another click is being dispatched.
    field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return;
  }
  if (field.type !== 'file') {
    const { selectionStart, selectionEnd, value: currentValue } = field as HTMLInputElement;
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Restores the caret of an unchanged text, which the assignment moved to the end.
    if (currentValue === value && selectionStart != null)
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether input was recorded inside an element. */
export const hasEarlyInput = (element: Element): boolean =>
  window.earlyInput?.some(({ target }) => element.contains(target)) ?? false;

/** Replays, in order, the input recorded in parts that are hydrated. */
export async function replayEarlyInput(): Promise<void> {
  // Waits for the effects, in which the page reads its query.
  await Promise.resolve();
  const isDue = ({ target }: EarlyInput) => !target.closest(dehydratedSelector);
  const recorded = window.earlyInput ?? [];
  const due = recorded.filter(isDue);
  recorded.splice(0, recorded.length, ...recorded.filter((input) => !isDue(input)));
  for (const input of due) {
    if (!input.target.isConnected) continue;
    if (input.type === 'field') setControlValue(input.target, input.value);
    else if (input.type === 'submit') input.target.requestSubmit();
    // A click that is still being dispatched has caused the hydration: React handles it itself.
    else if (input.event.eventPhase === Event.NONE) input.target.click();
    // Lets React handle one event before the next.
    await Promise.resolve();
  }
}

/** Marks prerendered HTML as hydrated. */
export const markHydrated = (element: Element): void => element.removeAttribute('data-dehydrated');
