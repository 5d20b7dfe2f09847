import type { PageKey } from './menu';

/**
 * The file of words that a family of pages shares beside the shell's, or null: what frames the account pages is said
 * once, and only they carry it. A page gets these words together with its own.
 */
export const sharedWordsOf = (key: PageKey): string | null => (key.startsWith('account/') ? 'account/frame' : null);
