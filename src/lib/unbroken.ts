/** A few words that belong on one line, such as a date. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
