import { isEmail } from '@/lib/email';

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
 * What is wrong with one field; undefined when nothing is. Blanks around a name or an address are left aside, those of a
 * password belong to it. A password that exists already may be of any length.
 */
export function fieldProblem(field: AuthField, value = '', isNew: boolean): FieldProblem | undefined {
  const text = field === 'password' ? value : value.trim();
  const { length } = Array.from(text);
  if (length === 0) return 'required';
  if (length > longestValue) return 'long';
  if (field === 'email' && !isEmail(text)) return 'invalid';
  return field === 'password' && isNew && length < shortestPassword ? 'short' : undefined;
}
