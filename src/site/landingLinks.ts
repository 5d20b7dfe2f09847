import { type StaticPageKey, builtPages } from './addresses';
import type { PageKey } from './menu';

/** A header item that is not of the menu tree (spec 2.2: docs, sign-up, buy-now and the home page's bands). */
export interface LandingLink {
  /** Key of the shell's words. */
  label: string;
  to: StaticPageKey;
  hash?: string;
}

const docs: LandingLink = { label: 'header.docs', to: 'help/center' };

const landing: readonly LandingLink[] = [
  { label: 'header.solutions', to: 'home', hash: 'features' },
  { label: 'header.services', to: 'home', hash: 'services' },
  { label: 'header.news', to: 'home', hash: 'news' },
  docs,
  { label: 'menu.contact', to: 'contact' },
];

/** The header's links outside the tree; docs joins them with its page. */
export const landingLinks = (built: readonly PageKey[] = builtPages) =>
  landing.filter((link) => link !== docs || built.includes(link.to));

/** Where the two buttons lead: to their own page once it is there, until then to the next best place. */
export const signUpLink = (built: readonly PageKey[] = builtPages): LandingLink =>
  built.includes('auth/sign-up')
    ? { label: 'header.signUp', to: 'auth/sign-up' }
    : { label: 'header.signUp', to: 'home', hash: 'sign-up' };

/** Where a landing page's button to buy leads, by the pages that are built. */
export const buyNowLink = (built: readonly PageKey[] = builtPages): LandingLink => ({
  label: 'header.buyNow',
  to: built.includes('shop/index') ? 'shop/index' : 'contact',
});
