import { cleanEmail, isEmail } from '@/lib/email';
import { maxValueLength, minPasswordLength, valueLength } from '@/lib/valueLength';

export type AuthField = 'name' | 'email' | 'password';

/** Values of a sign-in or sign-up form. */
export type AuthValues = Partial<Record<AuthField, string>>;

/** Why a field is invalid; the page has the message. */
export type AuthFieldProblem = 'required' | 'invalid' | 'short' | 'long';

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
  const length = valueLength(text);
  if (length === 0) return 'required';
  if (length > maxValueLength) return 'long';
  if (field === 'email' && !isEmail(text)) return 'invalid';
  return field === 'password' && isNew && length < minPasswordLength ? 'short' : undefined;
}
