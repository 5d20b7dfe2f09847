import validEmail from 'validator/lib/isEmail';
import { maxEmailLength } from './maxEmailLength';

/**
 * Invisible characters (zero-width and bidi marks, soft hyphens, byte order marks, variation selectors …) and unusual
 * spaces, which come along when an address is copied.
 */
const invisible = /\p{Default_Ignorable_Code_Point}|(?! )\p{Zs}/gu;

/** Normalizes a typed or pasted e-mail address: removes invisible characters and trims it. */
export const cleanEmail = (text: string): string => text.replace(invisible, '').trim();

/**
 * True for a well-formed e-mail address of at most 254 characters that `cleanEmail` leaves unchanged. Forms and server
 * share this function.
 */
export const isEmail = (text: string): boolean =>
  // validator throws at a lone surrogate.
  text.length <= maxEmailLength && !/\p{Cs}/u.test(text) && cleanEmail(text) === text && validEmail(text);
