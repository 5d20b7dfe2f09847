import i18next, { type BackendModule, type Resource, type i18n as I18n } from 'i18next';
import { interpolation } from '@/lib/interpolate';
import type { LanguageCode } from '@/site/languages';

/** Imports the HTTP backend with the first namespace that is not inlined in the document: 250 bytes less at start. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, name, callback) {
    import('./namespaceBackend')
      .then(({ createNamespaceBackend }) => createNamespaceBackend().read(language, name, callback))
      .catch((error: unknown) => callback(error as Error, true));
  },
};

/** Creates an i18next instance (one per prerendered page); `words`: the resources inlined in the document. */
export function createI18n(language: LanguageCode, words: Resource): I18n {
  const i18n = i18next.createInstance();
  void i18n.use(lazyBackend).init({
    lng: language,
    fallbackLng: false,
    // i18next would turn `pt-br` into `pt-BR`, and look up `pt` too.
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: ['shell'],
    defaultNS: 'shell',
    resources: words,
    partialBundledLanguages: true,
    initAsync: false,
    nsSeparator: false,
    maxRetries: 1,
    interpolation,
    // The language comes from the address via context; binding i18next's events would render twice.
    react: { useSuspense: false, bindI18n: false },
    parseMissingKeyHandler(key: string, defaultValue: string = key) {
      // An empty key is a programming error.
      if (key === '') throw new Error('Parameter "key" required');
      return defaultValue;
    },
  });
  return i18n;
}

const pendingLoads = new WeakMap<I18n, Map<string, Promise<void>>>();

/** Loads a namespace ('shell' or a page key) unless it is loaded. Rejects on failure. */
export function loadNamespace(i18n: I18n, language: LanguageCode, name: string): Promise<void> {
  if (i18n.hasResourceBundle(language, name)) return Promise.resolve();
  const loads = pendingLoads.get(i18n) ?? new Map<string, Promise<void>>();
  pendingLoads.set(i18n, loads);
  const key = `${language}/${name}`;
  const load =
    loads.get(key) ??
    new Promise<void>((resolve, reject) => {
      // `reloadResources`: i18next does not retry a namespace that failed.
      void i18n.reloadResources([language], [name], () => {
        loads.delete(key);
        if (i18n.hasResourceBundle(language, name)) resolve();
        else reject(new Error(`${key} failed to load`));
      });
    });
  loads.set(key, load);
  return load;
}
