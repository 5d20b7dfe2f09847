export type StorageKind = 'local' | 'session' | 'cookie';
export type Lifetime = 'kept' | 'sixMonths' | 'tab' | 'browser' | 'day';

export interface StorageKey {
  /** Key or cookie name. */
  name: string;
  kind: StorageKind;
  /** Key of the purpose's text. */
  purpose:
    | 'language'
    | 'theme'
    | 'cart'
    | 'promotion'
    | 'wishlist'
    | 'consent'
    | 'account'
    | 'signIns'
    | 'draft'
    | 'orders'
    | 'help'
    | 'application'
    | 'checkout'
    | 'scroll'
    | 'safety'
    | 'session';
  lifetime: Lifetime;
}

/** All storage keys and cookies of the site; shown on the cookie page and checked by a test. */
export const storageKeys: readonly StorageKey[] = [
  { name: 'language', kind: 'local', purpose: 'language', lifetime: 'kept' },
  { name: 'storm-theme', kind: 'local', purpose: 'theme', lifetime: 'kept' },
  { name: 'storm-cart', kind: 'local', purpose: 'cart', lifetime: 'kept' },
  { name: 'storm-promotion', kind: 'session', purpose: 'promotion', lifetime: 'tab' },
  { name: 'storm-wishlist', kind: 'local', purpose: 'wishlist', lifetime: 'kept' },
  { name: 'storm-consent', kind: 'local', purpose: 'consent', lifetime: 'sixMonths' },
  { name: 'storm-account', kind: 'local', purpose: 'account', lifetime: 'kept' },
  { name: 'storm-sign-ins', kind: 'local', purpose: 'signIns', lifetime: 'kept' },
  { name: 'storm-contact-draft', kind: 'session', purpose: 'draft', lifetime: 'tab' },
  { name: 'storm-application-draft', kind: 'session', purpose: 'application', lifetime: 'tab' },
  { name: 'storm-orders', kind: 'local', purpose: 'orders', lifetime: 'kept' },
  { name: 'storm-help', kind: 'local', purpose: 'help', lifetime: 'kept' },
  { name: 'storm-checkout', kind: 'session', purpose: 'checkout', lifetime: 'tab' },
  { name: 'storm-scroll', kind: 'session', purpose: 'scroll', lifetime: 'tab' },
  { name: 'XSRF-TOKEN', kind: 'cookie', purpose: 'safety', lifetime: 'browser' },
  { name: 'storm-session', kind: 'cookie', purpose: 'session', lifetime: 'day' },
];
