import { dateFormat } from '@/lib/formats';

/**
 * A time of day as people write it in a language, on 24 hours: `08:40`, `8:40`.
 * @param minutes since midnight
 */
export const clock = (minutes: number, locale: string): string =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(
    minutes * 60_000,
  );
