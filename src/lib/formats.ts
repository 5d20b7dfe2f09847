import { yieldToMain } from './yieldToMain';

// Creating the first Intl format takes 13 ms (50 ms on a phone): it happens in a task of its own, before the first
// render needs one.
void yieldToMain().then(() => Intl.NumberFormat());

/** Creating a format is slow, and lists use the same one hundreds of times: cached by locale and options. */
function cached<F, O>(Format: new (locale: string, options?: O) => F) {
  const formats = new Map<string, F>();
  return (locale: string, options?: O): F => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? new Format(locale, options);
    formats.set(key, format);
    return format;
  };
}

/** A cached date format. */
export const dateFormat: (locale: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat = cached(
  Intl.DateTimeFormat,
);

/** A cached number format. */
export const numberFormat = cached(Intl.NumberFormat);

/** A cached list format: "a, b and c". */
export const listFormat = cached(Intl.ListFormat);

/** A cached format of relative times: "yesterday", "2 weeks ago". */
export const relativeTimeFormat = cached(Intl.RelativeTimeFormat);
