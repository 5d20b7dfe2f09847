import { cleanEmail, isEmail } from '@/lib/email';

export type AuthField = 'name' | 'email' | 'password';

/** What stands in a form of signing in or up. */
export type AuthValues = Partial<Record<AuthField, string>>;

/** Why a field is refused; the words for it are the page's. */
export type FieldProblem = 'required' | 'invalid' | 'short' | 'long';

/** The shortest password of a new account, in characters. */
export const shortestPassword = 8;
/** The longest value of any field, in characters. */
export const longestValue = 254;

/**
 * A field's value as it is checked and sent: a name without blanks around it, an address as `cleanEmail` returns it; the
 * blanks of a password belong to it.
 */
export function authText(field: AuthField, value = ''): string {
  if (field === 'password') return value;
  return field === 'email' ? cleanEmail(value) : value.trim();
}

/**
 * What is wrong with one field's `authText`; undefined when nothing is. A password that exists already may be of any length.
 */
export function fieldProblem(field: AuthField, value = '', isNew: boolean): FieldProblem | undefined {
  const text = authText(field, value);
  const { length } = Array.from(text);
  if (length === 0) return 'required';
  if (length > longestValue) return 'long';
  if (field === 'email' && !isEmail(text)) return 'invalid';
  return field === 'password' && isNew && length < shortestPassword ? 'short' : undefined;
}
