import { matchRoutes } from 'react-router-dom';
import { type PageMatch, type PageRoute, type Params, pathOf, staticParams } from './addresses';
import { type LanguageCode, defaultLanguage, isLanguageCode } from './languages';
import { type PageKey, entryOf, pageKeys } from './menu';

/** One route a page, without its language; the router's own routes are made from the same list. */
export const pageRoutes = pageKeys.map((key) => ({
  id: key,
  path: pathOf(key) || '/',
  caseSensitive: true,
}));

/** The page of an address that names none. */
const notFound: PageMatch = { key: 'not-found', params: {} };

/**
 * The page that a matched route shows.
 * @param params as the router has read them; the manifest lists the values they can have. An optional one that has the
 * sample's value is not found, so that no entry has two addresses.
 */
export function pageOf(key: PageKey, params: Readonly<Record<string, string | undefined>>): PageMatch {
  const [name = ''] = Object.keys(entryOf(key).values ?? {});
  const sample = entryOf(key).sample?.[name];
  const isOptional = pathOf(key).endsWith('?');
  if (isOptional && params[name] === sample) return notFound;
  const value = params[name] ?? sample;
  const known = staticParams(key).find((each: Params) => name === '' || each[name] === value);
  return known ? { key, params: known } : notFound;
}

/** The page at a path without its language, such as `/shop/single/1030`; null where there is none. */
export function matchPage(path: string): PageMatch | null {
  const match = matchRoutes(pageRoutes, path || '/')?.at(-1);
  const page = match ? pageOf(match.route.id, match.params) : notFound;
  return page.key === 'not-found' && path !== '/not-found' ? null : page;
}

/**
 * The path as the router can read it: without doubled slashes, and with malformed escapes such as `%E0%A4%A` escaped
 * themselves, of which the router would warn.
 */
export function readablePath(pathname: string): string {
  const segments = pathname.replace(/\/{2,}/g, '/').split('/');
  const readable = segments.map((segment) => {
    try {
      decodeURIComponent(segment);
      return segment;
    } catch {
      return segment.replace(/%/g, '%25');
    }
  });
  return readable.join('/');
}

/**
 * Where an address leads instead that names no language (spec 2.1, decisions.md): to the same page in the visitor's
 * language, else to the home page; null for an address in a language.
 * @param stored the visitor's language
 */
export function redirectOf(pathname: string, stored: LanguageCode): string | null {
  const [, first = ''] = pathname.split('/');
  if (isLanguageCode(first)) return null;
  const isPage = pathname !== '/' && matchPage(pathname) !== null;
  return isPage ? `/${stored}${pathname.replace(/\/$/, '')}` : `/${defaultLanguage}`;
}

/** What stands at an address: a page in a language, or where to go instead. */
export function matchAddress(
  pathname: string,
  stored: LanguageCode = defaultLanguage,
): PageRoute | { redirect: string } {
  const path = readablePath(pathname);
  const redirect = redirectOf(path, stored);
  if (redirect !== null) return { redirect };
  const [, language = '', ...rest] = path.split('/');
  return { language: language as LanguageCode, ...(matchPage(`/${rest.join('/')}`) ?? notFound) };
}
