import i18next, { type BackendModule, type Resource, type i18n as I18n } from 'i18next';
import { interpolation } from '@/lib/interpolate';
import type { LanguageCode } from '@/site/languages';

/** Imports the HTTP backend with the first namespace that isn't inside the page: 250 bytes less at start. */
const lateBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, name, callback) {
    import('./namespaceBackend')
      .then(({ makeBackend }) => makeBackend().read(language, name, callback))
      .catch((error: unknown) => callback(error as Error, true));
  },
};

/** One instance an application (one a render on the server); `words` are those that came with the page. */
export function createI18n(language: LanguageCode, words: Resource): I18n {
  const i18n = i18next.createInstance();
  void i18n.use(lateBackend).init({
    lng: language,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: words,
    partialBundledLanguages: true,
    initAsync: false,
    nsSeparator: false,
    maxRetries: 1,
    interpolation,
    // The address decides the language, and what is on screen follows it through React: no second render by events.
    react: { useSuspense: false, bindI18n: false },
    parseMissingKeyHandler(key: string, defaultValue: string = key) {
      // Spec 8.
      if (key === '') throw new Error('Parameter "key" required');
      return defaultValue;
    },
  });
  return i18n;
}

const underWay = new WeakMap<I18n, Map<string, Promise<void>>>();

/** Fetches a file of words unless it is there: 'shell' or a page key. Rejects when it can't be had. */
export function loadWords(i18n: I18n, language: LanguageCode, name: string): Promise<void> {
  if (i18n.hasResourceBundle(language, name)) return Promise.resolve();
  const loads = underWay.get(i18n) ?? new Map<string, Promise<void>>();
  underWay.set(i18n, loads);
  const key = `${language}/${name}`;
  const load =
    loads.get(key) ??
    new Promise<void>((resolve, reject) => {
      // `reload` because i18next never asks again for a file that has failed once.
      void i18n.reloadResources([language], [name], () => {
        loads.delete(key);
        if (i18n.hasResourceBundle(language, name)) resolve();
        else reject(new Error(`No words for ${key}`));
      });
    });
  loads.set(key, load);
  return load;
}
