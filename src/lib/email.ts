import validEmail from 'validator/lib/isEmail';
import { longestEmail } from './longestEmail';

/**
 * Characters without a shape of their own (zero-width and bidi marks, soft hyphens, byte order marks, variation
 * selectors …), and every space but the one that is typed. Web pages and documents put them into what is copied.
 */
const invisible = /\p{Default_Ignorable_Code_Point}|(?! )\p{Zs}/gu;

/** A typed or pasted e-mail address without invisible characters and without blanks around it. */
export const cleanEmail = (text: string): string => text.replace(invisible, '').trim();

/**
 * True for a well-formed e-mail address of at most 254 characters, as `cleanEmail` returns it (spec 5). One rule for the
 * forms and for the server, so that neither accepts what the other refuses.
 */
export const isEmail = (text: string): boolean =>
  // Half a surrogate pair makes the library throw.
  text.length <= longestEmail && !/\p{Cs}/u.test(text) && cleanEmail(text) === text && validEmail(text);
