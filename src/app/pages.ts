import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PageMatch, PageRoute, Params } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { type PageKey, entryOf } from '@/site/menu';
import { sharedWordsOf } from '@/site/sharedWords';
import { loadWords } from './i18n';

/** A page is a pure function from its words to sections. */
export type Page = ComponentType<PageWords>;

/** Every page's words have at least these. */
export interface PageWords {
  meta: { title: string; description: string };
}

/**
 * A page file: the page, and its title and description where its words alone don't tell them. The query comes with or
 * without its question mark; '' where a page is prerendered.
 */
interface PageModule {
  default: Page;
  metaOf?: (words: PageWords, params: Params, query: string) => PageWords['meta'];
  /** Parts with a script of their own (`lazyHydrate`) that stand with the page when it is opened by a link. */
  parts?: readonly { preload: () => Promise<void> }[];
}

/** A page that can be put on the screen at once. */
export interface ReadyPage extends PageRoute {
  Page: Page;
  words: PageWords;
  seo: SeoWords;
  /** Title and description with a query, which may name what is shown. */
  metaFor: (query: string) => PageWords['meta'];
}

const scripts = new Map<PageKey, Promise<PageModule>>();

function loadScript(key: PageKey): Promise<PageModule> {
  const loading =
    scripts.get(key) ??
    (import(
      /* webpackChunkName: "[request]", webpackInclude: /\/[^A-Z]+\.tsx$/ */ `../pages/${key}.tsx`
    ) as Promise<PageModule>);
  scripts.set(key, loading);
  // A chunk that failed may be asked for again.
  loading.catch(() => scripts.delete(key));
  return loading;
}

/** What the published host says in a language, kept beside its words; prerendered pages bring it along. */
export interface SeoWords {
  siteName: string;
  /** Of the home page: the host describes the site (spec 3, 9), other pages describe themselves. */
  description: string;
  keywords: string;
}

async function loadSeo(i18n: I18n, language: LanguageCode): Promise<void> {
  if (i18n.hasResourceBundle(language, 'seo')) return;
  const { seoWords } = await import('./seoWords');
  i18n.addResourceBundle(language, 'seo', seoWords(language));
}

/** The files of words of a page, by the name it gets them under; its own are without one. */
export function wordsOf({ key, params }: PageMatch): [name: string | null, file: string][] {
  const more = Object.entries(entryOf(key).words ?? {});
  const file = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const shared = sharedWordsOf(key);
  return [
    ...(shared ? [[null, shared] satisfies [null, string]] : []),
    [null, key],
    ...more.map(([name, path]) => [name, file(path)] satisfies [string, string]),
  ];
}

/**
 * Fetches a page's script, its words and the shell's words in that language, side by side.
 * @param whole with the scripts of its parts; a prerendered page, whose HTML is there already, does without
 */
export async function loadPage(
  i18n: I18n,
  language: LanguageCode,
  { key, params }: PageMatch,
  whole = true,
): Promise<ReadyPage> {
  const files = wordsOf({ key, params });
  const [{ default: Page, metaOf }] = await Promise.all([
    loadScript(key).then(async (page) => {
      // A part that can't be had says so in its place.
      if (whole) await Promise.allSettled((page.parts ?? []).map((part) => part.preload()));
      return page;
    }),
    ...files.map(([, file]) => loadWords(i18n, language, file)),
    loadWords(i18n, language, 'shell'),
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

/** The same ahead of a click; a failure shows when it matters. */
export const prefetchPage = (i18n: I18n, language: LanguageCode, match: PageMatch) =>
  void loadPage(i18n, language, match).catch(() => undefined);
