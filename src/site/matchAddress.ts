import { matchRoutes } from 'react-router-dom';
import { type PageMatch, type PageRoute, type Params, pathOf, staticParams } from './addresses';
import { type LanguageCode, defaultLanguage, isLanguageCode } from './languages';
import { type PageKey, entryOf, pageKeys } from './menu';

/** Routes of all pages without the language prefix; the router's are made from them. */
export const pageRoutes = pageKeys.map((key) => ({
  id: key,
  path: pathOf(key) || '/',
  caseSensitive: true,
}));

const notFound: PageMatch = { key: 'not-found', params: {} };

/**
 * The page of a matched route, or not-found for an unknown parameter value, and for an optional parameter equal to the
 * sample (one URL per entry).
 * @param params as parsed by the router
 */
export function resolvePage(key: PageKey, params: Readonly<Record<string, string | undefined>>): PageMatch {
  const [name = ''] = Object.keys(entryOf(key).values ?? {});
  const sample = entryOf(key).sample?.[name];
  const isOptional = pathOf(key).endsWith('?');
  if (isOptional && params[name] === sample) return notFound;
  const value = params[name] ?? sample;
  const known = staticParams(key).find((each: Params) => name === '' || each[name] === value);
  return known ? { key, params: known } : notFound;
}

/** The page at a path without its language, such as `/shop/single/1030`; null if there is none. */
export function matchPage(path: string): PageMatch | null {
  const match = matchRoutes(pageRoutes, path || '/')?.at(-1);
  const page = match ? resolvePage(match.route.id, match.params) : notFound;
  return page.key === 'not-found' && path !== '/not-found' ? null : page;
}

/**
 * Normalizes a path for the router: collapses slashes, and escapes malformed percent-encodings such as `%E0%A4%A`, at
 * which the router warns.
 */
export function normalizePath(pathname: string): string {
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
 * The redirect of a path without a language: a page in the visitor's language, anything else to the default home page;
 * null for a path with a language.
 * @param stored the visitor's language
 */
export function redirectOf(pathname: string, stored: LanguageCode): string | null {
  const [, first = ''] = pathname.split('/');
  if (isLanguageCode(first)) return null;
  const isPage = pathname !== '/' && matchPage(pathname) !== null;
  return isPage ? `/${stored}${pathname.replace(/\/$/, '')}` : `/${defaultLanguage}`;
}

/** Matches a path: a page in a language, or a redirect. */
export function matchAddress(
  pathname: string,
  stored: LanguageCode = defaultLanguage,
): PageRoute | { redirect: string } {
  const path = normalizePath(pathname);
  const redirect = redirectOf(path, stored);
  if (redirect !== null) return { redirect };
  const [, language = '', ...rest] = path.split('/');
  return { language: language as LanguageCode, ...(matchPage(`/${rest.join('/')}`) ?? notFound) };
}
