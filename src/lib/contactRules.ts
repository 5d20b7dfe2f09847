import { type ContactField, longestContact } from './contactFields';
import { cleanEmail, isEmail } from './email';

/** Codes of field errors; the caller translates them. */
export type ContactProblem = 'required' | 'invalid' | 'tooLong';

/** Normalizes a value before it is checked, sent and stored: trims it; an e-mail address goes through `cleanEmail`. */
export const fieldText = (field: ContactField, value = ''): string =>
  field === 'Email' ? cleanEmail(value) : value.trim();

/**
 * Validates one field after `normalizeContactField`; returns an error code, undefined when it is valid. Forms and
 * server share this function, so that both accept the same values.
 */
export function fieldProblem(field: ContactField, value = ''): ContactProblem | undefined {
  const text = fieldText(field, value);
  if (text === '') return 'required';
  if (text.length > longestContact[field]) return 'tooLong';
  return field === 'Email' && !isEmail(text) ? 'invalid' : undefined;
}
