/**
 * Whether a text is a phone number: 7 to 15 digits (E.164) with blanks, brackets, dots, dashes, slashes and a leading
 * plus.
 */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
