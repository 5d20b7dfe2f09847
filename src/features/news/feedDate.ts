import { dayOf } from './feedDay';

/** Prefixes of month names in tr, en, de, fr, es, pt, it, nl, hu and el; lower case, without accents. */
const months = [
  'jan oca gen ene ιαν',
  'feb sub fev φεβ',
  'mar mrt μαρ',
  'apr nis avr abr απρ',
  'may mai mei mag maj μαι',
  'jun haz juin giu ιουν',
  'jul tem juil lug ιουλ',
  'aug agu ago aout αυγ',
  'sep eyl set sze σεπ',
  'oct eki okt out ott οκτ',
  'nov kas νοε',
  'dec ara dez dic δεκ',
].map((names) => names.split(' '));

/** Zone names by offset in hours. A fixed list, because engines know different ones. */
const zoneOffsets = [
  '0 z ut utc gmt wet',
  '1 west bst met mez cet',
  '2 mest mesz cest eet',
  '3 eest trt msk',
  '9 kst jst',
  '-4 at edt',
  '-5 et est cdt',
  '-6 ct cst mdt',
  '-7 mt mst pdt',
  '-8 pt pst',
].map((names) => names.split(' '));

const clock = /(?<![\d:])(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,]\d+)?)?(?![:\d])/;
const numericZone = /([+-])(\d\d?):?(\d\d)?(?![:\d])/;

/** Normalizes case, accents and times; removes comments in brackets, escaped line feeds and ordinal suffixes. */
const normalizeText = (text: string): string =>
  text
    .replace(/\\[nrt]|\([^()]*\)/g, ' ')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replace(/([ap])\. ?m\b\.?/, '$1m')
    .replace(
      /(\dt\d\d)(\d\d)(\d\d)?(?!\d|:)/,
      (_, hour: string, minute: string, second = '0') => `${hour}:${minute}:${second}`,
    )
    .replace(/(\d)(?:st|nd|rd|th|[년월일])(?!\p{L})/gu, '$1 ')
    .trim();

/** '-05:30' → -330; NaN for offsets beyond ±14 h. */
function parseOffset([, sign, hours, minutes = '0']: RegExpExecArray): number {
  const size = Number(hours) * 60 + Number(minutes);
  return Number(minutes) > 59 || size > 14 * 60 ? NaN : sign === '-' ? -size : size;
}

/** UTC offset in minutes of an IANA zone at a local time in ms; NaN for unknown zones. */
function offsetAt(timeZone: string, local: number): number {
  try {
    // Not cached: zone names come from feeds.
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const offset = (instant: number) => {
      const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName');
      const zone = numericZone.exec(name?.value ?? '');
      return zone ? parseOffset(zone) : 0;
    };
    return offset(local - offset(local) * 60_000);
  } catch {
    return NaN;
  }
}

interface DateWords {
  numbers: string[];
  months: number[];
  /** UTC offset in minutes, from a zone name. */
  zone?: number;
  timeZone?: string;
  half?: 'am' | 'pm';
}

/** Parses what surrounds the time; null for unknown words or signs. */
function parseDateWords(text: string): DateWords | null {
  const found: DateWords = { numbers: [], months: [] };
  const tokens = text.match(/\p{L}+(?:\/[\p{L}_]+)*|\d+|[^\p{L}\d]+/gu) ?? [];
  for (const [index, token] of tokens.entries()) {
    const month = months.findIndex((names) => names.some((name) => token.startsWith(name))) + 1;
    const zone = zoneOffsets.find((names) => names.includes(token, 1));
    if (/\d/.test(token)) found.numbers.push(token);
    else if (/[a-z]\//.test(token)) found.timeZone = token;
    else if (month) found.months.push(month);
    else if (zone) found.zone = Number(zone[0]) * 60;
    else if (/^(?:am|pm|오[전후])$/.test(token)) found.half = /p|후/.test(token) ? 'pm' : 'am';
    // The first word may be a weekday in any language.
    else if (!/^(?:uhr|[\s,.;/|-]+)$/.test(token) && (index > 0 || !/\p{L}/u.test(token))) return null;
  }
  // "mar., 01 déc.": an abbreviated weekday that matches a month.
  if (found.months.length > 1 || found.numbers.length > 2) found.months.shift();
  return found.months.length > 1 ? null : found;
}

/** Time of day in ms; NaN when invalid. */
function timeOf(time: RegExpExecArray | null, half: DateWords['half']): number {
  const parts: (string | undefined)[] = time?.slice(1) ?? [];
  const [hour = 0, minute = 0, second = 0] = parts.map((digits) => Number(digits ?? 0));
  if (hour > 23 || minute > 59 || second > 60) return NaN;
  return (((half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute) * 60 + second) * 1000;
}

/**
 * Parses a feed's date: RFC 822, ISO 8601 and common variants. Deterministic across engines, unlike `new Date(text)`.
 * Without a zone the time is UTC.
 * @returns ISO 8601 in UTC to the second, years 0 to 9999; null when invalid
 */
export function feedDate(text: string): string | null {
  if (text.length > 200) return null;
  const normalized = normalizeText(text);
  if (/^\d{10}(?:\d{3})?$/.test(normalized)) return new Date(Number(normalized.slice(0, 10)) * 1000).toISOString();
  const time = clock.exec(normalized);
  const before = (time ? normalized.slice(0, time.index) : normalized)
    .replace(/(?<!\p{L})(?:at|um|saat|t)\s*$/u, '')
    .trim();
  const after = time ? normalized.slice(time.index + time[0].length) : '';
  const zone = numericZone.exec(after);
  const words = parseDateWords(`${before} ${zone ? after.replace(zone[0], ' ') : after}`);
  const day = words ? dayOf(words.numbers, words.months[0], before) : undefined;
  if (!words || day === undefined) return null;
  const local = day + timeOf(time, words.half);
  // Hangul implies Korea's only zone: UTC+9.
  const defaultOffset = /\p{Script=Hangul}/u.test(text) ? 540 : 0;
  const offset = zone
    ? parseOffset(zone)
    : words.timeZone
      ? offsetAt(words.timeZone, local)
      : (words.zone ?? defaultOffset);
  const instant = new Date(local - offset * 60_000);
  const year = instant.getUTCFullYear();
  return year >= 0 && year <= 9999 ? instant.toISOString() : null;
}
