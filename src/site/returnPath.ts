import { urlOf } from './addresses';
import { type LanguageCode, languageCodes } from './languages';

/** The name in the query under which a page asks to be returned to (spec 2.5). */
const parameter = 'returnUrl';

/** Longer addresses lead to none of our pages. */
const longest = 2000;

/** ASCII that hides behind escapes, however often it was escaped; anything else can't lead off the site. */
function unescaped(text: string): string {
  const once = text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return once === text ? text : unescaped(once);
}

/** One leading slash, no second one, no backslash, no control characters, and no scheme before the query. */
const isHarmless = (path: string): boolean => /^(?!.*(?:\/\/|[\\\p{C}\p{Zl}\p{Zp}]))\/[^:]*(?:$|[?#])/su.test(path);

/** The address that a query asks to be returned to, as it stands there, if it is a path of this site; else null. */
function wantedPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get(parameter);
  if (wanted === null || wanted.length > longest) return null;
  return isHarmless(wanted) && isHarmless(unescaped(wanted)) ? wanted : null;
}

/** The pages of signing in and out, with or without a language: whoever has signed in is not led back to them. */
const isForSigningIn = (path: string): boolean =>
  new RegExp(`^(?:/(?:${languageCodes.join('|')}))?/(?:auth/|pages-logout(?:$|[/?#]))`).test(path);

/**
 * Where a visitor goes after signing in (spec 2.5): to the address in the query, if it is a path of this site
 * (decisions.md, Calls) and no page of signing in; else to the profile.
 * @param search the query as `location.search` has it
 */
export function returnPath(search: string, language: LanguageCode): string {
  const wanted = wantedPath(search);
  if (wanted !== null && !isForSigningIn(wanted)) return wanted;
  return urlOf('account/profile', language);
}

/** The query that carries the return address on to another page of signing in: `?returnUrl=…`, or nothing. */
export function keptReturn(search: string): string {
  const wanted = wantedPath(search);
  return wanted === null ? '' : `?${new URLSearchParams({ [parameter]: wanted }).toString()}`;
}
