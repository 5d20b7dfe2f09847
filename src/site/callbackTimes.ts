import { dateFormat } from '@/lib/formats';
import { dateInZone, zonedTimeToInstant } from '@/lib/zonedTime';
import { company } from './company';

type Hours = typeof company.hours;

/** A day with callback slots: ISO date in the office's time zone, slots in Unix ms. */
export interface CallbackDay {
  date: string;
  times: readonly number[];
}

/** Minutes: length of a slot, and the minimum notice. */
const slotMinutes = 30;
const noticeMinutes = 60;

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Available callback slots: every half-hour within office hours of the next working days, the last one half an hour
 * before closing, at least one hour ahead.
 * @param now Unix ms
 * @param maxDays maximum number of days
 */
export function callbackDays(now: number, maxDays = 5, hours: Hours = company.hours): readonly CallbackDay[] {
  const { from, to, timeZone, days: workdays } = hours;
  const today = dateInZone(now, timeZone);
  const days: CallbackDay[] = [];
  for (let ahead = 0; days.length < maxDays && ahead < 31; ahead++) {
    const date = addDays(today, ahead);
    if (!workdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) continue;
    const end = zonedTimeToInstant(date, to, timeZone);
    const times: number[] = [];
    for (
      let at = zonedTimeToInstant(date, from, timeZone);
      at + slotMinutes * 60_000 <= end;
      at += slotMinutes * 60_000
    )
      if (at - now >= noticeMinutes * 60_000) times.push(at);
    if (times.length > 0) days.push({ date, times });
  }
  return days;
}

/** The visitor's time zone; the office's where it is unknown. */
export const visitorTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || company.hours.timeZone;

/** Formats day and time in a zone: `Mon 3 March, 09:30`. */
export const formatDayAndTime = (instant: number, language: string, timeZone: string): string =>
  dateFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);

/**
 * The visitor's local time when it differs from the office's: `22:00`, with the weekday when the day differs, `Sun
 * 22:00`.
 * @returns null when both are equal
 */
export function visitorTimeIfDifferent(
  instant: number,
  language: string,
  visitorZone: string,
  office: string,
): string | null {
  if (dateInZone(instant, visitorZone) === dateInZone(instant, office)) {
    const text = formatTime(instant, language, visitorZone);
    return text === formatTime(instant, language, office) ? null : text;
  }
  return dateFormat(language, {
    timeZone: visitorZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}

/** Formats the time in a zone: `09:30`. */
export const formatTime = (instant: number, language: string, timeZone: string): string =>
  dateFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);
