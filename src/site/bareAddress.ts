import { defaultLanguage, languageOr } from './languages';

/**
 * Where an address without a language leads (decisions.md): to the same page in the visitor's language, `/` always to
 * the default one.
 * @param code what the visitor chose before, as it was stored; anything else reads as the default
 */
export function fromBareAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  code: unknown,
): string {
  const language = pathname === '/' ? defaultLanguage : languageOr(code);
  return `/${language}${pathname.replace(/\/(?:index\.html)?$/, '')}${search}${hash}`;
}
