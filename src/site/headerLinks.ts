import type { ParseKeys } from 'i18next';
import type { StaticPageKey } from './addresses';

/** A header link that is not part of the menu tree. */
export interface HeaderLink {
  /** Key in the shell's namespace. */
  label: ParseKeys;
  to: StaticPageKey;
  hash?: string;
}

/** Header links outside the menu tree. */
export const headerLinks: readonly HeaderLink[] = [
  { label: 'header.solutions', to: 'home', hash: 'features' },
  { label: 'header.services', to: 'home', hash: 'services' },
  { label: 'header.news', to: 'home', hash: 'news' },
  { label: 'header.docs', to: 'help/center' },
  { label: 'menu.contact', to: 'contact' },
];
