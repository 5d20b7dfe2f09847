import { isPhone } from '@/lib/phone';
import type { Profile } from './account';

/** Why a field is invalid; the caller has the message. */
type ProfileProblem = 'name' | 'phone' | 'birthDate';

/** Accepted dates of birth: age 14 to 120; ISO dates. */
export function birthDates(now: Date): { min: string; max: string } {
  const ago = (years: number) => {
    const date = new Date(Date.UTC(now.getFullYear() - years, now.getMonth(), now.getDate()));
    return date.toISOString().slice(0, 10);
  };
  return { min: ago(120), max: ago(14) };
}

/** Problems by field; only the names are required. */
export function profileProblems(
  { firstName, lastName, phone, birthDate }: Omit<Profile, 'about'>,
  now: Date,
): Partial<Record<keyof Profile, ProfileProblem>> {
  const { min, max } = birthDates(now);
  return {
    ...(firstName === '' && { firstName: 'name' }),
    ...(lastName === '' && { lastName: 'name' }),
    ...(phone !== '' && !isPhone(phone) && { phone: 'phone' }),
    // ISO dates compare as strings.
    ...(birthDate !== '' && !(birthDate >= min && birthDate <= max) && { birthDate: 'birthDate' }),
  };
}
