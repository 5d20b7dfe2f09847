import type { FlatNamespace } from 'i18next';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import type { Namespaces } from '@/pageTypes';
import { type LanguageCode, defaultLanguage } from '@/site/languages';
import { useLazyModule } from './useLazyModule';

/** The language of the current page's address; provided by the app. */
export const LanguageContext = createContext<LanguageCode>(defaultLanguage);

/** Loads a namespace in the current language; provided by the app. */
export const LoadNamespaceContext = createContext<<N extends keyof Namespaces>(name: N) => Promise<Namespaces[N]>>(() =>
  Promise.reject(new Error('No LoadNamespaceContext')),
);

/** Loads a namespace when `wanted`; null until it is loaded. `failed`: see `useLazyModule`. */
export function useNamespace<N extends keyof Namespaces>(name: N, enabled: boolean, failed?: () => void) {
  const load = useContext(LoadNamespaceContext);
  return useLazyModule(
    enabled,
    useCallback(() => load(name), [load, name]),
    failed,
  );
}

/** The language of the current page; outside of a page the default one. */
export const useLanguage = () => useContext(LanguageContext);

/** react-i18next's `useTranslation` in the language of the address. Default namespace: the shell's. */
export const useTranslation = <const N extends FlatNamespace = 'shell'>(namespace?: N) =>
  useI18next(namespace, { lng: useLanguage() });
