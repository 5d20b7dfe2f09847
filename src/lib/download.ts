/** Starts a download of a text as a file, without a request. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later: the browser starts the download asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
