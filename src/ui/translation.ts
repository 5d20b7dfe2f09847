import type { FlatNamespace } from 'i18next';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import { type LanguageCode, defaultLanguage } from '@/site/languages';
import { useLazyModule } from './useLazyModule';

/** The language of the page that stands; the address decides it, the app provides it. */
export const LanguageContext = createContext<LanguageCode>(defaultLanguage);

/** Fetches a namespace in the language on screen; the app provides it. */
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

/**
 * i18next's `t` in the language of the address, from the first render of a page on. Looks keys up in the shell's words,
 * or in a namespace that the page has brought along.
 */
export const useTranslation = <const N extends FlatNamespace = 'shell'>(namespace?: N) =>
  useI18next(namespace, { lng: useLanguage() });
