/** Two digits stand for 1970 to 2069, four for themselves; anything else is no year. */
const yearOf = (digits: string): number =>
  digits.length === 4 ? Number(digits) : digits.length === 2 ? Number(digits) + (digits < '70' ? 2000 : 1900) : NaN;

/** Midnight UTC in milliseconds; undefined when the calendar has no such day. */
function midnight(year: string, month: string | number, day: string): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(yearOf(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date.getTime() : undefined;
}

/** The same from a day of the year, 001 to 366. */
function midnightOf(year: string, dayOfYear: string): number | undefined {
  const start = midnight(year, 1, '1');
  const date = new Date((start ?? NaN) + (Number(dayOfYear) - 1) * 86_400_000);
  return date.getUTCFullYear() === yearOf(year) ? date.getTime() : undefined;
}

/** A run of digits: 20031231, 031231, 2003365, 03365 (other fives may be any number), 2003. */
function run(digits: string): number | undefined {
  const date = /^(\d\d|\d{4})(\d\d)(\d\d)$/.exec(digits);
  if (date) return midnight(date[1] ?? '', date[2] ?? '', date[3] ?? '');
  const days = /^(0\d|\d{4})(\d{3})$/.exec(digits);
  return days ? midnightOf(days[1] ?? '', days[2] ?? '') : digits.length === 4 ? midnight(digits, 1, '1') : undefined;
}

/**
 * The day that a date's numbers mean, by their lengths and the sign between them.
 *
 * @param numbers in the order of the text
 * @param month 1 to 12 when the text names it
 * @param text what stands before the time
 * @returns midnight UTC in milliseconds, or undefined
 */
export function dayOf(numbers: readonly string[], month: number | undefined, text: string): number | undefined {
  const [a = '', b = '', c = ''] = numbers;
  if (numbers.length > (month ? 2 : 3)) return undefined;
  if (month) return a.length > 2 ? midnight(a, month, b || '1') : midnight(b, month, a);
  if (c) {
    if (a.length > 2 || (/\d-/.test(text) && c.length === 2)) return midnight(a, b, c);
    // Americans put the month first, and only they do it with slashes; so do the engines.
    return /\d\//.test(text) && Number(a) < 13 ? midnight(c, a, b) : midnight(c, b, a);
  }
  // ISO 8601 may leave the century out behind a minus: -0312, -03-12.
  const short = /^-(\d\d)-?(\d\d)$/.exec(text);
  if (short) return midnight(short[1] ?? '', short[2] ?? '', '1');
  if (b) return b.length === 3 ? midnightOf(a, b) : a.length === 4 ? midnight(a, b, '1') : undefined;
  return run(a);
}
