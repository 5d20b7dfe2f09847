type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did to a control that React doesn't answer for yet: pressed it, sent it, or left it with a value. */
type EarlyInput =
  | { type: 'click'; target: HTMLElement; event: Event }
  | { type: 'field'; target: Field; value: string | boolean }
  | { type: 'submit'; target: HTMLFormElement };

declare global {
  interface Window {
    /** What the inline script has recorded, in its order; without that script there is none. */
    earlyInput?: EarlyInput[];
  }
}

/** HTML of the server that React has not hydrated; parts within it are hydrated one by one. */
const dehydrated = '[data-dehydrated]';

const isToggle = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * Records clicks on buttons, values of fields and sent forms wherever the page is not hydrated, and keeps the browser from
 * sending such a form by itself. Runs in the inline script, once a page.
 */
export function recordEarlyInput(): void {
  const recorded: EarlyInput[] = (window.earlyInput = []);
  const drop = (isGone: (input: EarlyInput) => boolean) => {
    recorded.splice(0, recorded.length, ...recorded.filter((input) => !isGone(input)));
  };
  const on = (type: string, listener: (target: Element, event: Event) => void) =>
    addEventListener(type, (event) => event.target instanceof Element && listener(event.target, event), true);
  const recordField = (target: Field) => {
    // The newest value counts; React has received it if the field is hydrated by now.
    drop((input) => input.target === target);
    if (target.closest(dehydrated))
      recorded.push({ type: 'field', target, value: isToggle(target) ? target.checked : target.value });
  };
  on('input', (target) => recordField(target as Field));
  on('click', (target, event) => {
    if (!target.closest(dehydrated)) return;
    // It is ticked by now, and its click is what React asks about it: who begins to listen with this one misses it.
    if (target instanceof HTMLInputElement && isToggle(target)) recordField(target);
    const button = target.closest('button');
    // A dialog that the browser has opened may be closed again by now.
    if (button?.type === 'button' && !button.commandForElement) recorded.push({ type: 'click', target: button, event });
  });
  on('submit', (target, event) => {
    if (!target.closest(dehydrated)) return;
    event.preventDefault();
    drop((input) => input.target === target);
    recorded.push({ type: 'submit', target: target as HTMLFormElement });
  });
}

/**
 * Sets a field as a visitor does. React reports a change only where the value differs from the last one it has seen:
 * set through the element's own property, the opposite value counts as seen.
 */
function enter(field: Field, value: string | boolean): void {
  if (field.disabled) return;
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    // Its own click() does nothing in the midst of another.
    field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return;
  }
  if (field.type !== 'file') {
    const { selectionStart, selectionEnd, value: shown } = field as HTMLInputElement;
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Whoever is typing goes on where they are: at the end of what the page had taken away already.
    if (shown === value && selectionStart != null)
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether somebody has used a control in there that React did not answer for. */
export const hasEarlyInput = (element: Element): boolean =>
  window.earlyInput?.some(({ target }) => element.contains(target)) ?? false;

/** Repeats, in its order, what was recorded in parts that are hydrated by now. */
export async function replayEarlyInput(): Promise<void> {
  // Once its effects have run, the page knows the rest of its address.
  await Promise.resolve();
  const isDue = ({ target }: EarlyInput) => !target.closest(dehydrated);
  const recorded = window.earlyInput ?? [];
  const due = recorded.filter(isDue);
  recorded.splice(0, recorded.length, ...recorded.filter((input) => !isDue(input)));
  for (const input of due) {
    if (!input.target.isConnected) continue;
    if (input.type === 'field') enter(input.target, input.value);
    else if (input.type === 'submit') input.target.requestSubmit();
    // A click on its way has made React hydrate the part, and is about to be answered.
    else if (input.event.eventPhase === Event.NONE) input.target.click();
    // The answer to one comes before the next is asked.
    await Promise.resolve();
  }
}

/** Marks HTML of the server as hydrated: from now on React answers for it. */
export const markHydrated = (element: Element): void => element.removeAttribute('data-dehydrated');
