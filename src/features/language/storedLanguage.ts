import { ownProperty, readStoredJson, writeStored } from '@/lib/storage';
import { type LanguageCode, languageOr } from '@/site/languages';

const key = 'language';

/** Stored language under the key `language` as `{code}`; invalid values read as the default language. */
export const readLanguage = (): LanguageCode => languageOr(ownProperty(readStoredJson(key), 'code'));

/** Stores the language for URLs without one. */
export const saveLanguage = (code: LanguageCode) => writeStored(key, JSON.stringify({ code }));
