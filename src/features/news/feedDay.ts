/** Two digits mean 1970 to 2069; NaN for lengths other than two and four. */
const yearOf = (digits: string): number =>
  digits.length === 4 ? Number(digits) : digits.length === 2 ? Number(digits) + (digits < '70' ? 2000 : 1900) : NaN;

/** Midnight UTC in ms; undefined for invalid dates. */
function midnight(year: string, month: string | number, day: string): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(yearOf(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date.getTime() : undefined;
}

/** The same by day of the year, 001 to 366. */
function midnightOfYearDay(year: string, dayOfYear: string): number | undefined {
  const start = midnight(year, 1, '1');
  const date = new Date((start ?? NaN) + (Number(dayOfYear) - 1) * 86_400_000);
  return date.getUTCFullYear() === yearOf(year) ? date.getTime() : undefined;
}

/**
 * Parses digits without separators: 20031231, 031231, 2003365, 03365, 2003. Five digits need a leading 0: others may be
 * any number.
 */
function parseDigits(digits: string): number | undefined {
  const date = /^(\d\d|\d{4})(\d\d)(\d\d)$/.exec(digits);
  if (date) return midnight(date[1] ?? '', date[2] ?? '', date[3] ?? '');
  const days = /^(0\d|\d{4})(\d{3})$/.exec(digits);
  return days
    ? midnightOfYearDay(days[1] ?? '', days[2] ?? '')
    : digits.length === 4
      ? midnight(digits, 1, '1')
      : undefined;
}

/**
 * Midnight UTC of a date by the lengths of its numbers and their separator.
 * @param numbers in the order of the text
 * @param month 1 to 12 if the text names it
 * @param text the part before the time
 * @returns milliseconds, or undefined
 */
export function dayOf(numbers: readonly string[], month: number | undefined, text: string): number | undefined {
  const [a = '', b = '', c = ''] = numbers;
  if (numbers.length > (month ? 2 : 3)) return undefined;
  if (month) return a.length > 2 ? midnight(a, month, b || '1') : midnight(b, month, a);
  if (c) {
    if (a.length > 2 || (/\d-/.test(text) && c.length === 2)) return midnight(a, b, c);
    // Slashes: month first, as in the US and in all engines.
    return /\d\//.test(text) && Number(a) < 13 ? midnight(c, a, b) : midnight(c, b, a);
  }
  // ISO 8601:2000 allows omitting the century: -0312, -03-12.
  const short = /^-(\d\d)-?(\d\d)$/.exec(text);
  if (short) return midnight(short[1] ?? '', short[2] ?? '', '1');
  if (b) return b.length === 3 ? midnightOfYearDay(a, b) : a.length === 4 ? midnight(a, b, '1') : undefined;
  return parseDigits(a);
}
