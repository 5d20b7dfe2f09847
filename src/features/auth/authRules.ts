import { cleanEmail, isEmail } from '@/lib/email';

export type AuthField = 'name' | 'email' | 'password';

/** Values of a sign-in or sign-up form. */
export type AuthValues = Partial<Record<AuthField, string>>;

/** Why a field is invalid; the page has the message. */
export type AuthFieldProblem = 'required' | 'invalid' | 'short' | 'long';

/** Minimum length of a new account's password, in characters. */
export const minPasswordLength = 8;
/** Maximum length of any field, in characters. */
export const maxValueLength = 254;

/**
 * Normalizes a value before validation and submission: names are trimmed, addresses cleaned, passwords left as they
 * are.
 */
export function authText(field: AuthField, value = ''): string {
  if (field === 'password') return value;
  return field === 'email' ? cleanEmail(value) : value.trim();
}

/** Validates one field; undefined when valid. The minimum length applies to new passwords only. */
export function authFieldProblem(field: AuthField, value = '', isNew: boolean): AuthFieldProblem | undefined {
  const text = authText(field, value);
  const { length } = Array.from(text);
  if (length === 0) return 'required';
  if (length > maxValueLength) return 'long';
  if (field === 'email' && !isEmail(text)) return 'invalid';
  return field === 'password' && isNew && length < minPasswordLength ? 'short' : undefined;
}
