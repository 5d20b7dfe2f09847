import type { Currency } from '@/data/plans';

/** A path of a flag, which is 20 wide and 14 high. */
interface FlagPath {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/** What a language needs besides its words and its readability formula. */
interface LanguageRow {
  /** First segment of its addresses and name of its folder of words, in lower case: `de`, `pt-br`. */
  code: string;
  /** In the language itself. */
  name: string;
  /** For Intl; with an underscore for Open Graph. */
  locale: string;
  flag: readonly FlagPath[];
  /** Address of its news feed; a setting can replace it (feedSetting.ts). */
  feed: string;
  /** Time zone of the feed's publisher: cards show the publisher's date to every visitor. */
  timeZone: string;
  /** The currency in which prices are shown first. */
  currency: Currency;
}

const rows = [
  {
    code: 'tr',
    name: 'Türkçe',
    locale: 'tr-TR',
    flag: [
      { d: 'M0 0h20v14H0z', fill: '#e0202b' },
      { d: 'M10.3 9.6A3.9 3.9 0 1 1 10.3 4.4 3.2 3.2 0 1 0 10.3 9.6z', fill: '#fff' },
      { d: 'M10.6 7l1.3-.45.02-1.37.82 1.1 1.31-.41L13.26 7l.79 1.13-1.31-.41-.82 1.1-.02-1.37z', fill: '#fff' },
    ],
    feed: 'https://shiftdelete.net/feed',
    timeZone: 'Europe/Istanbul',
    currency: 'TRY',
  },
  {
    code: 'en',
    name: 'English',
    locale: 'en-US',
    // The Union Jack, simplified.
    flag: [
      { d: 'M0 0h20v14H0z', fill: '#1b3a7a' },
      { d: 'M0 0l20 14M20 0 0 14', stroke: '#fff', strokeWidth: 2.8 },
      { d: 'M0 0l20 14M20 0 0 14', stroke: '#d8222f', strokeWidth: 1 },
      { d: 'M10 0v14M0 7h20', stroke: '#fff', strokeWidth: 4.4 },
      { d: 'M10 0v14M0 7h20', stroke: '#d8222f', strokeWidth: 2.4 },
    ],
    feed: 'https://feeds.bbci.co.uk/news/technology/rss.xml',
    timeZone: 'Europe/London',
    currency: 'USD',
  },
  {
    code: 'de',
    name: 'Deutsch',
    locale: 'de-DE',
    flag: [
      { d: 'M0 0h20v5H0z', fill: '#1a1a1a' },
      { d: 'M0 4.67h20v5H0z', fill: '#d8222f' },
      { d: 'M0 9.33h20V14H0z', fill: '#f4c430' },
    ],
    feed: 'https://www.heise.de/rss/heise-atom.xml',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
  },
] as const satisfies readonly LanguageRow[];

export type LanguageCode = (typeof rows)[number]['code'];

export interface Language extends LanguageRow {
  code: LanguageCode;
}

/** The site's languages; the first is the default. */
export const languages: readonly Language[] = rows;

/** The language of addresses and visitors that name none. */
export const defaultLanguage: LanguageCode = rows[0].code;

/** The codes of `languages`, in the same order. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** True for the codes above, narrowing the type. */
export const isLanguageCode = (code: unknown): code is LanguageCode => languages.some((known) => known.code === code);

/** A supported code, else the fallback. */
export const languageOr = (code: unknown, fallback: LanguageCode = defaultLanguage): LanguageCode =>
  isLanguageCode(code) ? code : fallback;

/** The row of a language. */
export const languageOf = (code: LanguageCode): Language => languages.find((known) => known.code === code) ?? rows[0];

/** 'tr' → 'tr-TR', for Intl. */
export const localeOf = (code: LanguageCode): string => languageOf(code).locale;

/** The language of a path, its first segment: '/de/contact' → 'de'; undefined for a path without one. */
export const languageIn = (path: string, codes: readonly string[] = languageCodes): string | undefined =>
  codes.find((code) => code === path.split('/', 2)[1]);
