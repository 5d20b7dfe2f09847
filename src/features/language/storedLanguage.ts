import { own, readStoredJson, writeStored } from '@/lib/storage';
import { type LanguageCode, languageOr } from '@/site/languages';

const key = 'language';

/** The visitor's language under the key `language` as `{code}`; broken or unknown reads as tr (spec 1). */
export const readLanguage = (): LanguageCode => languageOr(own(readStoredJson(key), 'code'));

/** Keeps the language for addresses without one. */
export const writeLanguage = (code: LanguageCode) => writeStored(key, JSON.stringify({ code }));
