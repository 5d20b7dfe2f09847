import { isPhone } from '@/lib/phone';
import type { Profile } from './account';

/** Why a field of the profile is refused; the words for it are the caller's. */
type ProfileProblem = 'name' | 'phone' | 'birthDate';

/** The dates of birth that we believe: nobody older than 120 years, nobody younger than 14; ISO dates. */
export function birthDates(now: Date): { min: string; max: string } {
  const ago = (years: number) => {
    const date = new Date(Date.UTC(now.getFullYear() - years, now.getMonth(), now.getDate()));
    return date.toISOString().slice(0, 10);
  };
  return { min: ago(120), max: ago(14) };
}

/** What is wrong with a profile, by field; names are required, the rest may be empty. */
export function profileProblems(
  { firstName, lastName, phone, birthDate }: Omit<Profile, 'about'>,
  now: Date,
): Partial<Record<keyof Profile, ProfileProblem>> {
  const { min, max } = birthDates(now);
  return {
    ...(firstName === '' && { firstName: 'name' }),
    ...(lastName === '' && { lastName: 'name' }),
    ...(phone !== '' && !isPhone(phone) && { phone: 'phone' }),
    // ISO dates compare as text.
    ...(birthDate !== '' && !(birthDate >= min && birthDate <= max) && { birthDate: 'birthDate' }),
  };
}
