import { urlOf } from './addresses';
import { type LanguageCode, languageCodes } from './languages';

/** Query parameter with the return address. */
const parameter = 'returnUrl';

/** Longer than any address of the site. */
const longest = 2000;

/** Decodes percent-encoded ASCII repeatedly: multiply encoded slashes could otherwise pass the check. */
function unescaped(text: string): string {
  const once = text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return once === text ? text : unescaped(once);
}

/** One leading slash; no further `//`, no backslash, no control characters, no colon (scheme) before query or hash. */
const isHarmless = (path: string): boolean => /^(?!.*(?:\/\/|[\\\p{C}\p{Zl}\p{Zp}]))\/[^:]*(?:$|[?#])/su.test(path);

/** The return address of a query if it is a path of this site, else null (no open redirects). */
function wantedPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get(parameter);
  if (wanted === null || wanted.length > longest) return null;
  return isHarmless(wanted) && isHarmless(unescaped(wanted)) ? wanted : null;
}

/** Whether a path is a sign-in or sign-out page: never a target after signing in. */
const isForSigningIn = (path: string): boolean =>
  new RegExp(`^(?:/(?:${languageCodes.join('|')}))?/(?:auth/|pages-logout(?:$|[/?#]))`).test(path);

/**
 * The target after signing in: the return address, if it is a path of this site and no sign-in page, else the profile.
 * @param search as in `location.search`
 */
export function returnPath(search: string, language: LanguageCode): string {
  const wanted = wantedPath(search);
  if (wanted !== null && !isForSigningIn(wanted)) return wanted;
  return urlOf('account/profile', language);
}

/** The query that passes the return address to another sign-in page: `?returnUrl=…`, or ''. */
export function keptReturn(search: string): string {
  const wanted = wantedPath(search);
  return wanted === null ? '' : `?${new URLSearchParams({ [parameter]: wanted }).toString()}`;
}
