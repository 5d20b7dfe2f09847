const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time of day as people write it in a language, on 24 hours: `08:40`, `8:40`.
 * @param minutes since midnight
 */
export function clock(minutes: number, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(minutes * 60_000);
}
