import { cleanEmail, isEmail } from './email';

/** Codes of field errors; the caller translates them. */
export type FieldProblem = 'required' | 'invalid' | 'tooLong';

/** Formats of a field: how a value is normalized, and which values are valid. */
const formats = {
  email: { normalize: cleanEmail, isValid: isEmail },
};

/** One of the formats above. */
export type FieldFormat = keyof typeof formats;

/** The rule of a text field. */
export interface FieldRule {
  /** Maximum length in UTF-16 units, as `maxLength` counts. */
  max: number;
  /** May be empty or missing. */
  optional?: true;
  /** Any text by default. */
  format?: FieldFormat;
}

/** Normalizes a value before it is checked, sent and stored: trims it, or as its format says. */
export const normalizeField = ({ format }: FieldRule, value = ''): string =>
  format ? formats[format].normalize(value) : value.trim();

/**
 * Validates a field after `normalizeField`; returns an error code, undefined when it is valid. Forms and server share
 * this function, so that both accept the same values.
 */
export function fieldProblem(rule: FieldRule, value = ''): FieldProblem | undefined {
  const text = normalizeField(rule, value);
  if (text === '') return rule.optional ? undefined : 'required';
  if (text.length > rule.max) return 'tooLong';
  return rule.format && !formats[rule.format].isValid(text) ? 'invalid' : undefined;
}
