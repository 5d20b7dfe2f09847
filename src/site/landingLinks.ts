import type { ParseKeys } from 'i18next';
import type { StaticPageKey } from './addresses';

/** A header item that is not of the menu tree (spec 2.2: docs, sign-up, buy-now and the home page's bands). */
export interface LandingLink {
  /** Key of the shell's words. */
  label: ParseKeys;
  to: StaticPageKey;
  hash?: string;
}

/** The header's links outside the tree. */
export const landingLinks: readonly LandingLink[] = [
  { label: 'header.solutions', to: 'home', hash: 'features' },
  { label: 'header.services', to: 'home', hash: 'services' },
  { label: 'header.news', to: 'home', hash: 'news' },
  { label: 'header.docs', to: 'help/center' },
  { label: 'menu.contact', to: 'contact' },
];
