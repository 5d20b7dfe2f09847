import { urlOf } from './addresses';
import { type LanguageCode, languageCodes } from './languages';

/** Query parameter with the return address. */
const returnUrlParam = 'returnUrl';

/** Longer than any address of the site. */
const maxLength = 2000;

/** Decodes percent-encoded ASCII repeatedly: multiply encoded slashes could otherwise pass the check. */
function decodeRepeatedly(text: string): string {
  const once = text.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return once === text ? text : decodeRepeatedly(once);
}

/** One leading slash; no further `//`, no backslash, no control characters, no colon (scheme) before query or hash. */
const isLocalPath = (path: string): boolean => /^(?!.*(?:\/\/|[\\\p{C}\p{Zl}\p{Zp}]))\/[^:]*(?:$|[?#])/su.test(path);

/** The return address of a query if it is a path of this site, else null (no open redirects). */
function requestedPath(search: string): string | null {
  const wanted = new URLSearchParams(search).get(returnUrlParam);
  if (wanted === null || wanted.length > maxLength) return null;
  return isLocalPath(wanted) && isLocalPath(decodeRepeatedly(wanted)) ? wanted : null;
}

/** Whether a path is a sign-in or sign-out page: never a target after signing in. */
const isAuthPath = (path: string): boolean =>
  new RegExp(`^(?:/(?:${languageCodes.join('|')}))?/(?:auth/|pages-logout(?:$|[/?#]))`).test(path);

/**
 * The target after signing in: the return address, if it is a path of this site and no sign-in page, else the profile.
 * @param search as in `location.search`
 */
export function returnPath(search: string, language: LanguageCode): string {
  const wanted = requestedPath(search);
  if (wanted !== null && !isAuthPath(wanted)) return wanted;
  return urlOf('account/profile', language);
}

/** The query that passes the return address to another sign-in page: `?returnUrl=…`, or ''. */
export function returnQuery(search: string): string {
  const wanted = requestedPath(search);
  return wanted === null ? '' : `?${new URLSearchParams({ [returnUrlParam]: wanted }).toString()}`;
}
