import type { Account } from './account';

/** Items of a complete profile. */
export type ProfileStep = 'name' | 'phone' | 'hours' | 'about' | 'birthDate' | 'address';

const isDone: Readonly<Record<ProfileStep, (account: Account) => boolean>> = {
  name: ({ profile }) => profile.firstName !== '' && profile.lastName !== '',
  phone: ({ profile }) => profile.phone !== '',
  hours: ({ hours }) => hours.length > 0,
  about: ({ profile }) => profile.about !== '',
  birthDate: ({ profile }) => profile.birthDate !== '',
  address: ({ address }) => address.street !== '' && address.city !== '',
};

/**
 * Completeness of a profile.
 * @returns percent from 20 (e-mail address and password always exist) to 100, and the first missing item in the order
 * of `isDone`
 */
export function completeness(account: Account): { percent: number; next: ProfileStep | null } {
  const steps = Object.keys(isDone) as ProfileStep[];
  const missing = steps.filter((step) => !isDone[step](account));
  const share = (steps.length - missing.length) / steps.length;
  return { percent: Math.round(20 + 80 * share), next: missing[0] ?? null };
}
