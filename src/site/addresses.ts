import { type LanguageCode, defaultLanguage, isLanguageCode } from './languages';
import { type PageKey, entryOf, pageKeys } from './menu';

/** The pages that have a page file in this build; the build reads the folder and defines the list. */
export const builtPages: readonly PageKey[] = pageKeys.filter((key) => BUILT_PAGES.includes(key));

/** True once the page file exists: links to other pages are not shown (no dead link at any commit). */
export const isBuilt = (key: PageKey): boolean => builtPages.includes(key);

/** The address after the language: `/shop/single/:id`, `/help/detail/:id?`; home is ''. */
export const pathOf = (key: PageKey): string => {
  const { url = `/${key}` } = entryOf(key);
  return url === '/' ? '' : url;
};

export type Params = Readonly<Record<string, string>>;

/**
 * The page's address in a language: `urlOf('shop/single', 'de', { id: '7' })` → `/de/shop/single/7`. An optional
 * parameter that has the sample's value is left out, so that no entry has two addresses.
 */
export function urlOf(key: PageKey, language: LanguageCode, params: Params = {}): string {
  const { sample = {} } = entryOf(key);
  const path = pathOf(key).replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name] ?? sample[name] ?? '';
    return optional && value === sample[name] ? '' : `/${encodeURIComponent(value)}`;
  });
  return `/${language}${path}`;
}

export interface Match {
  key: PageKey;
  params: Params;
}

/** A malformed escape such as `%E0%A4%A` stays as it is written: it matches nothing, and harms nobody. */
export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Every address of a page: one without parameters, else one a value (no page has two). */
export function placesOf(key: PageKey): readonly Params[] {
  const [[name, values] = ['', []]] = Object.entries(entryOf(key).values ?? {});
  return name === '' ? [{}] : values.map((value) => ({ [name]: value }));
}

/** Every built page by its path without a language. */
const pages = new Map<string, Match>(
  builtPages.flatMap((key) =>
    placesOf(key).map((params) => [urlOf(key, defaultLanguage, params).slice(3), { key, params }] as const),
  ),
);

/** The built page at a path without its language, or null. */
export const pageAt = (segments: readonly string[]): Match | null =>
  pages.get(segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')) ?? null;

export type Place = ({ language: LanguageCode } & Match) | { redirect: string };

/**
 * What stands at an address (spec 2.1, decisions.md): a page in a language, or where to go instead. `stored` is the
 * visitor's language, which serves addresses without one.
 */
export function placeAt(pathname: string, stored: LanguageCode = defaultLanguage): Place {
  const segments = pathname.split('/').filter(Boolean).map(decode);
  const [first, ...rest] = segments;
  if (first === undefined) return { redirect: `/${defaultLanguage}` };
  if (!isLanguageCode(first)) {
    return pageAt(segments)
      ? { redirect: `/${stored}/${segments.map(encodeURIComponent).join('/')}` }
      : { redirect: `/${defaultLanguage}` };
  }
  return { language: first, ...(pageAt(rest) ?? { key: 'not-found', params: {} }) };
}

/** The same page in another language, keeping query and hash: the language switch's links. */
export function inLanguage(
  language: LanguageCode,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string {
  const [, , ...rest] = pathname.split('/');
  return `/${[language, ...rest].join('/')}${search}${hash}`;
}
