import { yieldToMain } from './yieldToMain';

const formatCache = new Map<string, unknown>();

// Creating the first Intl format takes 13 ms (50 ms on a phone): it happens in a task of its own, before the first
// render needs one.
void yieldToMain().then(() => Intl.NumberFormat());

/** Creating a format is slow, and lists use the same one hundreds of times: cached by locale and options. */
function memoize<F>(key: string, make: () => F): F {
  const format = (formatCache.get(key) as F | undefined) ?? make();
  formatCache.set(key, format);
  return format;
}

/** A cached date format. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  memoize(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

/** A cached number format. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  memoize(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** A cached list format: "a, b and c". */
export const listFormat = (locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  memoize(`list ${locale} ${JSON.stringify(options)}`, () => new Intl.ListFormat(locale, options));
