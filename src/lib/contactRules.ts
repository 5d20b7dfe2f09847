import type { ContactField } from './contactFields';
import { cleanEmail, isEmail, longestEmail } from './email';

/** Why a field is refused; the words for it are the caller's. */
export type ContactProblem = 'required' | 'invalid' | 'tooLong';

/** The longest value of each field in UTF-16 units, as maxLength counts them. All of them full fit the 16 kB of a post. */
export const longestContact: Readonly<Record<ContactField, number>> = {
  NameSurname: 120,
  Email: longestEmail,
  Phone: 40,
  Company: 160,
  Message: 4000,
};

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
