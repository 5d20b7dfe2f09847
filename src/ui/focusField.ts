/** Focuses a form's control by its name. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const control = name && form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
