/**
 * Puts a text on the clipboard.
 * @throws (rejects) where the browser has none, as on pages without https, or where the visitor has forbidden it
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
