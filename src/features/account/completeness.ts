import type { Account } from './account';

/** Items of a complete profile. */
export type ProfileStep = 'name' | 'phone' | 'hours' | 'about' | 'birthDate' | 'address';

interface Item {
  step: ProfileStep;
  /** Percent of a complete profile. */
  weight: number;
  isDone: (account: Account) => boolean;
}

/** E-mail address and password always exist. */
const basePercent = 20;

const items: readonly Item[] = [
  { step: 'name', weight: 15, isDone: ({ profile }) => profile.firstName !== '' && profile.lastName !== '' },
  { step: 'phone', weight: 20, isDone: ({ profile }) => profile.phone !== '' },
  { step: 'hours', weight: 15, isDone: ({ hours }) => hours.length > 0 },
  { step: 'about', weight: 10, isDone: ({ profile }) => profile.about !== '' },
  { step: 'birthDate', weight: 10, isDone: ({ profile }) => profile.birthDate !== '' },
  { step: 'address', weight: 10, isDone: ({ address }) => address.street !== '' && address.city !== '' },
];

/**
 * Completeness of a profile.
 * @returns percent from 20 to 100, and the first missing item in the order of `items`
 */
export function completeness(account: Account): { percent: number; next: ProfileStep | null } {
  const missing = items.filter(({ isDone }) => !isDone(account));
  const percent = items
    .filter((item) => !missing.includes(item))
    .reduce((sum, { weight }) => sum + weight, basePercent);
  return { percent, next: missing[0]?.step ?? null };
}
