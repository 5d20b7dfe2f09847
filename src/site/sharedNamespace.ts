import type { Namespaces } from '@/pageTypes';
import type { PageKey } from './menu';

const accountFrame = 'account/frame';

/** The namespace shared by a group of pages (account pages), or null. It is merged with the page's own. */
export const sharedNamespaceOf = (key: PageKey) => (key.startsWith('account/') ? accountFrame : null);

/** The words of the shared namespace. */
export type SharedWords<K extends PageKey> = K extends `account/${string}` ? Namespaces[typeof accountFrame] : unknown;
