/** A phone number as people write it: 7 to 15 digits (E.164), with blanks, brackets, dots, dashes, and a plus first. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));
