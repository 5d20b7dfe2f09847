import { type ContactField, longestContact } from './contactFields';
import { cleanEmail, isEmail } from './email';

/** Why a field is refused; the words for it are the caller's. */
export type ContactProblem = 'required' | 'invalid' | 'tooLong';

/** A field's value as it is checked, sent and stored: without blanks around it, an address as `cleanEmail` returns it. */
export const fieldText = (field: ContactField, value = ''): string =>
  field === 'Email' ? cleanEmail(value) : value.trim();

/**
 * What is wrong with one field's `fieldText`; undefined when nothing is (spec 5). One rule for the
 * forms and for the server, so that neither accepts what the other refuses.
 */
export function fieldProblem(field: ContactField, value = ''): ContactProblem | undefined {
  const text = fieldText(field, value);
  if (text === '') return 'required';
  if (text.length > longestContact[field]) return 'tooLong';
  return field === 'Email' && !isEmail(text) ? 'invalid' : undefined;
}
