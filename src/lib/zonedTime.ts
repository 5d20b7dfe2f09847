import { dateFormat } from './formats';

/** UTC offset of a time zone at an instant (Unix ms), in minutes. */
function zoneOffsetAt(instant: number, timeZone: string): number {
  const parts = dateFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000) / 60_000);
}

/**
 * Converts a local date and time of a zone to Unix time, with daylight saving time.
 * @param date as 2025-03-30
 * @param time as 09:30; a time skipped by a change is read as one hour later
 * @returns Unix time in ms
 */
export function zonedTimeToInstant(date: string, time: string, timeZone: string): number {
  const local = Date.parse(`${date}T${time}:00Z`);
  // The offset depends on the result: the first guess may be across a DST change.
  const guess = local - zoneOffsetAt(local, timeZone) * 60_000;
  return local - zoneOffsetAt(guess, timeZone) * 60_000;
}

/** The local date in a zone at an instant (Unix ms): 2025-03-30. */
export const dateInZone = (instant: number, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
