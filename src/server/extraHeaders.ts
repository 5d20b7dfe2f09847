import { validateHeaderName, validateHeaderValue } from 'node:http';
import { documentHeaders, emptyPolicy, securityHeaders, sharedPictures } from '@/site/securityHeaders';

type Headers = Readonly<Record<string, string>>;

/** On every answer that isn't a page. */
export const basicHeaders: Headers = { ...securityHeaders, 'content-security-policy': emptyPolicy };

const covers = (prefix: string, path: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checked(prefix: string, headers: unknown): Headers {
  if (!isRecord(headers)) throw new Error(`headers.json: "${prefix}" must hold an object of header names and values.`);
  const entries = Object.entries(headers).map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new Error(`headers.json: "${name}" of "${prefix}" must be a string.`);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return [name.toLowerCase(), value];
  });
  return Object.fromEntries(entries);
}

/** The headers of an address; a page has further ones. */
export type HeadersFor = (path: string, isPage?: boolean) => Headers;

/** Without a rule of the build. */
const own = { [sharedPictures]: { 'cross-origin-resource-policy': 'cross-origin' } };

/**
 * Builds the lookup of an address's headers.
 * @param rules contents of headers.json: a map of path prefix → headers. A prefix covers whole segments ("/tr" covers
 * /tr/contact, not /track); a longer prefix wins over a shorter one, and both over the basic headers.
 * @throws Error that names what is wrong in the file
 */
export function headersByPath(rules: unknown): HeadersFor {
  if (rules !== undefined && !isRecord(rules))
    throw new Error('headers.json must be an object: path prefix → headers.');
  const sorted = Object.entries({ ...own, ...rules }).sort(([one], [other]) => one.length - other.length);
  const basic = { prefix: '', others: basicHeaders, pages: { ...basicHeaders, ...documentHeaders } as Headers };
  const longestFirst: (typeof basic)[] = [];
  const ruleOf = (path: string) => longestFirst.find(({ prefix }) => covers(prefix, path)) ?? basic;
  for (const [prefix, given] of sorted) {
    const headers = checked(prefix, given);
    // Prefixes that cover an address cover one another: each takes over from the next shorter one, once and for all.
    const { others, pages } = ruleOf(prefix);
    longestFirst.unshift({ prefix, others: { ...others, ...headers }, pages: { ...pages, ...headers } });
  }
  return (path, isPage = false) => (isPage ? ruleOf(path).pages : ruleOf(path).others);
}
