/** Hands a text to the visitor as a file; nothing leaves the browser. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has to have begun.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
