import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '@/site/addresses';
import { type LanguageCode, defaultLanguage } from '@/site/languages';

/** The language of the page that stands; the address decides it, the app provides it. */
export const LanguageContext = createContext<LanguageCode>(defaultLanguage);

/** The page that stands, by key. */
export const PageContext = createContext<Match>({ key: 'home', params: {} });

export const useLanguage = () => useContext(LanguageContext);

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Looks a key up in the shell's words, in the language on screen. Throws for an empty key (spec 8). */
export function useWords(): Translate {
  const language = useLanguage();
  const { t } = useTranslation('shell', { lng: language, useSuspense: false });
  return useCallback(
    (key, values) => {
      if (key === '') throw new Error('Parameter "key" required');
      return t(key, values);
    },
    [t],
  );
}
