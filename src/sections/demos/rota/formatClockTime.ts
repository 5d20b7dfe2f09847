import { dateFormat } from '@/lib/formats';

/**
 * Time of day in 24-hour format: `08:40`, `8:40`.
 * @param minutes since midnight
 */
export const formatClockTime = (minutes: number, locale: string): string =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(
    minutes * 60_000,
  );
