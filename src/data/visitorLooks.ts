import type { PersonLook } from './looks';

/**
 * Portraits to choose from in the account, by the stored name (`faces` in `features/account/account.ts`). The chosen
 * tone colours the clothes.
 */
export const visitorLooks = {
  bob: { hair: 'bob', skin: '#e8b48a', tint: '#3a2318', collar: 'crew' },
  long: { hair: 'long', skin: '#c98a5e', tint: '#1d1512', collar: 'roll' },
  short: { hair: 'short', skin: '#f0c6a4', tint: '#8a5a2b', collar: 'shirt' },
  curls: { hair: 'curls', skin: '#9a6240', tint: '#15100d', collar: 'crew' },
  scarf: { hair: 'scarf', skin: '#e8b48a', tint: '#0d5f6b', collar: 'roll', face: 'long' },
  beard: { hair: 'waves', skin: '#d9a077', tint: '#4a3527', collar: 'hood', beard: 'full' },
  bun: { hair: 'bun', skin: '#f3cfb3', tint: '#aab5ae', collar: 'shirt', wears: 'glasses', face: 'round' },
} as const satisfies Record<string, Omit<PersonLook, 'cloth'>>;

export type VisitorFace = keyof typeof visitorLooks | 'cloud';
