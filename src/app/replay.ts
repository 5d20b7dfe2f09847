/** What the inline script kept while the scripts were still on their way. */
interface Waiting {
  clicks: Element[];
  submitted: HTMLFormElement | null;
}

declare global {
  interface Window {
    stormWaiting?: Waiting;
  }
}

/** Texts typed into the prerendered page; hydration would empty the fields. */
export function typedTexts(): Map<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[id], textarea[id]');
  return new Map([...fields].filter(({ value }) => value !== '').map(({ id, value }) => [id, value]));
}

function type(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const prototype = Object.getPrototypeOf(field) as object;
  // React listens to the prototype's setter, as for a real keystroke.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does what the visitor asked for before the page could: texts first, then clicks, then the form. */
export function replay(texts: Map<string, string>): void {
  for (const [id, text] of texts) type(id, text);
  const waiting = window.stormWaiting;
  delete window.stormWaiting;
  for (const element of waiting?.clicks ?? []) if (element instanceof HTMLElement) element.click();
  waiting?.submitted?.requestSubmit();
}
