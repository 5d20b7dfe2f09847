import { type ContactField, maxContactLengths } from './contactFields';
import { cleanEmail, isEmail } from './email';

/** Codes of field errors; the caller translates them. */
export type ContactProblem = 'required' | 'invalid' | 'tooLong';

/** Normalizes a value before it is checked, sent and stored: trims it; an e-mail address goes through `cleanEmail`. */
export const normalizeContactField = (field: ContactField, value = ''): string =>
  field === 'Email' ? cleanEmail(value) : value.trim();

/**
 * Validates one field after `normalizeContactField`; returns an error code, undefined when it is valid. Forms and
 * server share this function, so that both accept the same values.
 */
export function contactFieldProblem(field: ContactField, value = ''): ContactProblem | undefined {
  const text = normalizeContactField(field, value);
  if (text === '') return 'required';
  if (text.length > maxContactLengths[field]) return 'tooLong';
  return field === 'Email' && !isEmail(text) ? 'invalid' : undefined;
}
