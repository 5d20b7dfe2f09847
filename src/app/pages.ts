import type { i18n as I18n } from 'i18next';
import type { PageFiles } from '@/pageTypes';
import type { PageMatch, PageRoute } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { type PageKey, entryOf } from '@/site/menu';
import { sharedNamespaceOf } from '@/site/sharedNamespace';
import type { PageModule, PageWords } from '@/site/words';
import { loadNamespace } from './i18n';
import type { HostWords } from './seoWords';

/** The loader data of a page: everything needed to render it. */
export interface LoadedPage extends PageRoute {
  Page: PageModule['default'];
  words: PageWords;
  seo: SeoWords;
  /** Title and description for a query. */
  metaFor: (query: string) => PageWords['meta'];
}

const pageModules = new Map<PageKey, Promise<PageModule>>();

/** `keyof PageFiles`: a row without a page file does not compile. */
function loadPageModule(key: keyof PageFiles): Promise<PageModule> {
  const loading =
    pageModules.get(key) ??
    (import(
      /* webpackChunkName: "[request]", webpackInclude: /\/[^A-Z]+\.tsx$/ */ `../pages/${key}.tsx`
    ) as Promise<PageModule>);
  pageModules.set(key, loading);
  // Allows a retry of a failed chunk.
  loading.catch(() => pageModules.delete(key));
  return loading;
}

/** SEO texts of the published host in a language; a namespace of its own, inlined in prerendered pages. */
export interface SeoWords {
  siteName: string;
  /** Description of the home page; other pages have their own. */
  description: string;
  keywords: string;
}

async function loadSeo(i18n: I18n, language: LanguageCode): Promise<void> {
  if (i18n.hasResourceBundle(language, 'seo')) return;
  const [{ seoWords }] = await Promise.all([import('./seoWords'), loadNamespace(i18n, language, 'hosts')]);
  i18n.addResourceBundle(language, 'seo', seoWords(i18n.getResourceBundle(language, 'hosts') as HostWords));
}

/** The namespaces of a page with the prop they are passed as; null: spread into the props. */
export function namespacesOf({ key, params }: PageMatch): [name: string | null, file: string][] {
  const more = Object.entries(entryOf(key).words ?? {});
  const file = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const shared = sharedNamespaceOf(key);
  return [
    ...(shared ? [[null, shared] satisfies [null, string]] : []),
    [null, key],
    ...more.map(([name, path]) => [name, file(path)] satisfies [string, string]),
  ];
}

/**
 * Loads a page's module and its namespaces in parallel. Rejects when one of them fails to load.
 * @param withParts preloads its parts too; not for a prerendered page
 */
export async function loadPage(
  i18n: I18n,
  language: LanguageCode,
  { key, params }: PageMatch,
  withParts = true,
): Promise<LoadedPage> {
  const files = namespacesOf({ key, params });
  const [{ default: Page, metaOf }] = await Promise.all([
    loadPageModule(key).then(async (page) => {
      // A part that fails to load renders a LoadFailure.
      if (withParts) await Promise.allSettled((page.parts ?? []).map((part) => part.preload()));
      return page;
    }),
    ...files.map(([, file]) => loadNamespace(i18n, language, file)),
    loadNamespace(i18n, language, 'shell'),
    loadSeo(i18n, language),
  ]);
  const bundle = (file: string) => i18n.getResourceBundle(language, file) as PageWords;
  const parts = files.map(([name, file]) => (name === null ? bundle(file) : { [name]: bundle(file) }));
  const words = Object.assign({}, ...parts) as PageWords;
  const seo = i18n.getResourceBundle(language, 'seo') as SeoWords;
  if (key === 'home') words.meta = { ...words.meta, description: seo.description };
  const metaFor = (query: string) => metaOf?.(words, params, query) ?? words.meta;
  return { key, params, language, Page, words: { ...words, meta: metaFor('') }, seo, metaFor };
}

/** Prefetches a page; errors are ignored until the navigation. */
export const prefetchPage = (i18n: I18n, language: LanguageCode, match: PageMatch) =>
  void loadPage(i18n, language, match).catch(() => undefined);
