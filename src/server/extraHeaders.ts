import { validateHeaderName, validateHeaderValue } from 'node:http';
import { emptyPolicy, securityHeaders } from '@/site/securityHeaders';

type Headers = Readonly<Record<string, string>>;

/** On every answer, whatever it is. */
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

/**
 * Builds the lookup of an address's headers.
 * @param rules contents of headers.json: a map of path prefix → headers. A prefix covers whole segments ("/tr" covers
 * /tr/contact, not /track); a longer prefix wins over a shorter one, and both over the basic headers.
 * @throws Error that names what is wrong in the file
 */
export function headersByPath(rules: unknown): (path: string) => Headers {
  if (rules === undefined) return () => basicHeaders;
  if (!isRecord(rules)) throw new Error('headers.json must be an object: path prefix → headers.');
  const sorted = Object.entries(rules)
    .map(([prefix, headers]) => ({ prefix, headers: checked(prefix, headers) }))
    .sort((one, other) => one.prefix.length - other.prefix.length);
  return (path) => {
    const found: Record<string, string> = { ...basicHeaders };
    for (const { prefix, headers } of sorted) if (covers(prefix, path)) Object.assign(found, headers);
    return found;
  };
}
