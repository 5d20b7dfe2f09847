/** Minimum length of a new password, in characters. */
export const minPasswordLength = 8;
/** Maximum length of a value of sign-in, sign-up and the change of a password, in characters. */
export const maxValueLength = 254;

/** Number of characters of a value: a letter outside the Basic Multilingual Plane counts as one, unlike in `length`. */
export const valueLength = (value: string): number => Array.from(value).length;
