import { readStoredJson, writeStored } from '@/lib/storage';
import { type LanguageCode, languageOr } from '@/site/languages';

const KEY = 'language';

/** The visitor's language under the key `language` as `{code}`; broken or unknown reads as tr (spec 1). */
export function readLanguage(): LanguageCode {
  const stored = readStoredJson(KEY);
  const code =
    typeof stored === 'object' && stored !== null && Object.hasOwn(stored, 'code')
      ? (stored as { code: unknown }).code
      : null;
  return languageOr(code);
}

/** Keeps the language for addresses without one. */
export const writeLanguage = (code: LanguageCode) => writeStored(KEY, JSON.stringify({ code }));
