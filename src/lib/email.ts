import validEmail from 'validator/lib/isEmail';

/** The longest address a mail server must accept (RFC 5321, 4.5.3.1.3, without its two angle brackets). */
export const longestEmail = 254;

/**
 * True for a well-formed e-mail address of at most 254 characters, without blanks around it (spec 5). One rule for the
 * forms and for the server, so that neither accepts what the other refuses.
 */
export const isEmail = (text: string): boolean =>
  // Half a surrogate pair makes the library throw.
  text.length <= longestEmail && !/\p{Cs}/u.test(text) && validEmail(text);
