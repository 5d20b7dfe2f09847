import type { PageKey } from './menu';

/** The namespace shared by a group of pages (account pages), or null. It is merged with the page's own. */
export const sharedNamespaceOf = (key: PageKey): string | null => (key.startsWith('account/') ? 'account/frame' : null);
