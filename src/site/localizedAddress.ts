import { defaultLanguage, languageOr } from './languages';

/**
 * Adds a language to an address without one: the visitor's, for `/` always the default.
 * @param code the stored language code; anything else counts as the default
 */
export function toLocalizedAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  code: unknown,
): string {
  const language = pathname === '/' ? defaultLanguage : languageOr(code);
  return `/${language}${pathname.replace(/\/(?:index\.html)?$/, '')}${search}${hash}`;
}
