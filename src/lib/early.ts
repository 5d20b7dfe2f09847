type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A button that was pressed; or a field and what stands in it, or whether it is ticked. */
type Act = [control: HTMLElement, state?: string | boolean];

/** What a visitor does with controls whose script is on its way, in its order. */
export interface Early {
  acts: Act[];
  submitted: HTMLFormElement | null;
}

const hasTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * Keeps what is done with `isOurs`, and what the browser can't do by itself; forms are not sent by it.
 * @param onRecord called after each input, click and submit in there
 */
export function hearEarly(
  early: Early,
  isOurs: (target: Element) => boolean,
  { signal, onRecord }: { signal?: AbortSignal; onRecord?: () => void } = {},
): void {
  const hear = (type: string, keep: (target: Element, event: Event) => void) =>
    addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Element && isOurs(event.target))) return;
        keep(event.target, event);
        onRecord?.();
      },
      { capture: true, ...(signal && { signal }) },
    );
  const keepField = (field: Field) => {
    early.acts = early.acts.filter(([control]) => control !== field);
    early.acts.push([field, hasTick(field) ? field.checked : field.value]);
  };
  hear('input', (target) => keepField(target as Field));
  hear('click', (target) => {
    // It is ticked by now, and its click is what React asks about it: who begins to listen with this one misses it.
    if (target instanceof HTMLInputElement && hasTick(target)) keepField(target);
    const button = target.closest('button');
    // A dialog that the browser has opened may be closed again by now.
    if (button?.type === 'button' && !button.commandForElement) early.acts.push([button]);
  });
  hear('submit', (form, event) => {
    event.preventDefault();
    early.submitted = form as HTMLFormElement;
  });
}

/** React hears of a field what differs from what it knows: by the element's own property it learns of the opposite. */
function enter(field: Field, state: string | boolean): void {
  if (field.disabled) return;
  if (typeof state === 'boolean') {
    (field as HTMLInputElement).checked = !state;
    // Its own click() does nothing in the midst of another.
    field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return;
  }
  if (field.type !== 'file') {
    const { selectionStart, selectionEnd, value } = field as HTMLInputElement;
    field.value = `${state} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
    // Whoever is typing goes on where they are: at the end of what the page had taken away already.
    if (value === state && selectionStart != null)
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Does it again, now that it is answered. */
export async function redo({ acts, submitted }: Early): Promise<void> {
  for (const [control, state] of acts) {
    if (state === undefined) control.click();
    else enter(control as Field, state);
    // The answer to one comes before the next is asked.
    await Promise.resolve();
  }
  submitted?.requestSubmit();
}
