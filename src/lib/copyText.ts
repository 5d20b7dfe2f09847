/**
 * Writes a text to the clipboard.
 * @throws rejects on pages without https, which have no clipboard, and where the permission is denied
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
