/** The site's languages; the first is the default. `locale`: for Intl; `og`: for Open Graph. */
export const languages = [
  { code: 'tr', name: 'Türkçe', locale: 'tr-TR', og: 'tr_TR' },
  { code: 'en', name: 'English', locale: 'en-US', og: 'en_US' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', og: 'de_DE' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = 'tr';

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** True for the codes above, narrowing the type. */
export const isLanguageCode = (code: unknown): code is LanguageCode => languages.some((known) => known.code === code);

/** A supported code, else the fallback. */
export const languageOr = (code: unknown, fallback: LanguageCode = defaultLanguage): LanguageCode =>
  isLanguageCode(code) ? code : fallback;

/** 'tr' → 'tr-TR', for Intl. */
export const localeOf = (code: LanguageCode): string =>
  languages.find((known) => known.code === code)?.locale ?? languages[0].locale;
