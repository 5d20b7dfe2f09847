import { dateFormat } from '@/lib/formats';
import { company } from './company';

/** Open, or closed until `at` (HH:MM) on `day` (Date.getDay()), in the office's time zone. */
type OfficeState = { open: true } | { open: false; day: number; at: string };

type Hours = typeof company.hours;

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Weekday and time in a time zone. */
function clockAt(now: Date, timeZone: string): { day: number; time: string } {
  const parts = dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return { day: days.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
}

/** Whether the office is open, and when it opens next. */
export function officeState(now: Date, { from, to, timeZone, days: workdays }: Hours = company.hours): OfficeState {
  const { day, time } = clockAt(now, timeZone);
  const works = workdays.includes(day);
  // HH:MM strings sort chronologically.
  if (works && time >= from && time < to) return { open: true };
  const wait = works && time < from ? 0 : [1, 2, 3, 4, 5, 6, 7].find((n) => workdays.includes((day + n) % 7));
  return { open: false, day: (day + (wait ?? 0)) % 7, at: from };
}

/** Formats the office's local time: `14:20`. */
export const timeAtOffice = (now: Date, language: string, timeZone: string = company.hours.timeZone): string =>
  dateFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

/** Name of a weekday: `dayName(1, 'de')` → Montag; short: Mo. */
export const dayName = (day: number, language: string, weekday: 'long' | 'short' = 'long'): string =>
  // 7 January 2024 was a Sunday.
  dateFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 7 + day));
