import { persistedSlices } from './persistedSlices';

export type StorageKind = 'local' | 'session' | 'cookie';
export type Lifetime = 'kept' | 'sixMonths' | 'tab' | 'browser' | 'day';

export interface StorageKey {
  /** Key or cookie name. */
  name: string;
  kind: StorageKind;
  lifetime: Lifetime;
}

const ofSlices = Object.fromEntries(
  Object.entries(persistedSlices).map(([slice, { key }]) => [slice, { name: key, kind: 'local', lifetime: 'kept' }]),
) as Record<keyof typeof persistedSlices, StorageKey>;

/** All storage keys and cookies of the site by purpose, whose text the cookie page shows; checked by a test. */
export const storageKeys = {
  ...ofSlices,
  language: { name: 'language', kind: 'local', lifetime: 'kept' },
  theme: { name: 'storm-theme', kind: 'local', lifetime: 'kept' },
  promotion: { name: 'storm-promotion', kind: 'session', lifetime: 'tab' },
  consent: { name: 'storm-consent', kind: 'local', lifetime: 'sixMonths' },
  account: { name: 'storm-account', kind: 'local', lifetime: 'kept' },
  signIns: { name: 'storm-sign-ins', kind: 'local', lifetime: 'kept' },
  draft: { name: 'storm-contact-draft', kind: 'session', lifetime: 'tab' },
  application: { name: 'storm-application-draft', kind: 'session', lifetime: 'tab' },
  orders: { name: 'storm-orders', kind: 'local', lifetime: 'kept' },
  checkout: { name: 'storm-checkout', kind: 'session', lifetime: 'tab' },
  scroll: { name: 'storm-scroll', kind: 'session', lifetime: 'tab' },
  safety: { name: 'XSRF-TOKEN', kind: 'cookie', lifetime: 'browser' },
  session: { name: 'storm-session', kind: 'cookie', lifetime: 'day' },
} satisfies Record<string, StorageKey>;
