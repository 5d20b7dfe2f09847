import { dateFormat } from './formats';

/** Minutes that a zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
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
 * The instant at which the clocks of a zone show a date and a time, summer time or not.
 * @param date as 2025-03-30
 * @param time as 09:30; an hour that the clocks skip is read as the hour after it
 * @returns Unix time in ms
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const local = Date.parse(`${date}T${time}:00Z`);
  // The offset is that of the instant we look for: the first guess may lie on the other side of a change.
  const guess = local - offsetAt(local, timeZone) * 60_000;
  return local - offsetAt(guess, timeZone) * 60_000;
}

/** The date that the clocks of a zone show at an instant: 2025-03-30. */
export const dateIn = (instant: number, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
