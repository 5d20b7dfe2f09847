import { yieldToMain } from './yieldToMain';

const made = new Map<string, unknown>();

// The first format of all takes a browser a dozen milliseconds, and a phone fifty: a task of its own, which is over when
// the page that brought this file wakes or is shown.
void yieldToMain().then(() => Intl.NumberFormat());

/** A format is dear to make and free to keep, and a list asks for hundreds. */
function once<F>(key: string, make: () => F): F {
  const format = (made.get(key) as F | undefined) ?? make();
  made.set(key, format);
  return format;
}

/** The date format of a locale with these options, made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

/** The number format of a locale with these options, made once. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** The list format of a locale with these options, made once: "a, b and c". */
export const listFormat = (locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  once(`list ${locale} ${JSON.stringify(options)}`, () => new Intl.ListFormat(locale, options));
