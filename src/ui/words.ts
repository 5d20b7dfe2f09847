import type { i18n as I18n } from 'i18next';
import { type Context, createContext, useCallback, useContext } from 'react';
import { useLazyModule } from './useLazyModule';
import { I18nContext } from 'react-i18next';
import { interpolate } from '@/lib/interpolate';
import { type LanguageCode, defaultLanguage, languageCodes } from '@/site/languages';

/** The language of the page that stands; the address decides it, the app provides it. */
export const LanguageContext = createContext<LanguageCode>(defaultLanguage);

/** Fetches a file of words in the language on screen; the app provides it. */
export const LoadWordsContext = createContext<(file: string) => Promise<object>>(() =>
  Promise.reject(new Error('No words')),
);

/** Words that the page did not bring along, fetched once `wanted`; null until they are here, `failed` as in `useLazyModule`. */
export function useNamespace(file: string, wanted: boolean, failed?: () => void): object | null {
  const load = useContext(LoadWordsContext);
  return useLazyModule(
    wanted,
    useCallback(() => load(file), [load, file]),
    failed,
  );
}

/** The language of the page on screen; the default one outside of a page. */
export const useLanguage = () => useContext(LanguageContext);

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const translators = new WeakMap<I18n, Partial<Record<LanguageCode, Translate>>>();

/**
 * One for all parts. The text is read as it stands: menu and footer ask for some two hundred at a time, and i18next's own
 * search for plurals and nested texts, of which we have none, takes ten times as long.
 */
function translatorOf(i18n: I18n, language: LanguageCode): Translate {
  const ready = translators.get(i18n) ?? {};
  translators.set(i18n, ready);
  return (ready[language] ??= (key, values = {}) => {
    if (key === '') throw new Error('Parameter "key" required');
    // What has not been loaded yet shows its key.
    return interpolate((i18n.getResource(language, 'shell', key) as string | undefined) ?? key, values);
  });
}

/** Looks a key up in the shell's words, in the language on screen. Throws for an empty key (spec 8). */
export function useWords(): Translate {
  const language = useLanguage();
  // react-i18next's own hook follows i18next's current language; ours is the one of the page that stands.
  const { i18n } = useContext(I18nContext as Context<{ i18n: I18n }>);
  return translatorOf(i18n, language);
}

/**
 * Looks a key up in a file of words that has been loaded, in the language on screen; in another language where the page
 * on screen brings no such file, and empty where nobody has loaded it.
 */
export function useLoadedWord(): (file: string, key: string) => string {
  const language = useLanguage();
  const { i18n } = useContext(I18nContext as Context<{ i18n: I18n }>);
  return (file, key) => {
    const found = [language, ...languageCodes].map((code) => i18n.getResource(code, file, key) as unknown);
    return found.find((word) => typeof word === 'string') ?? '';
  };
}
