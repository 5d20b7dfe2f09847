import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { feedSetting } from '@/site/feedSetting';
import { languages } from '@/site/languages';

/** Settings of the store, shared by the server and the commands. */
interface StoreSettings {
  /** Absolute path of the data that survives a restart: message store, cached feeds and news images. */
  dataDir: string;
  databaseUrl: string;
  databaseToken: string | undefined;
}

/** Settings of the site server, checked; `src/server/README.md` describes each. */
export interface ServerSettings extends StoreSettings {
  port: number;
  host: string;
  /** Absolute path of the built site. */
  siteDir: string;
  /** URL of the provider's API without a trailing slash; undefined: messages are not forwarded. */
  providerUrl: string | undefined;
  /** The feeds of the feed proxy, each in the form of `new URL().href`. */
  feeds: readonly string[];
  /** Allow feeds and their images on this machine. */
  feedLoopback: boolean;
  /** The proxies whose X-Forwarded-* headers count; `false`: none. */
  trustProxy: false | readonly string[];
  /** Posts per minute and IP address; 0: unlimited. */
  rateLimit: number;
  logLevel: string;
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting; its message is one sentence for the operator. */
export class SettingsError extends Error {
  constructor(name: string, given: string, allowed: string) {
    super(`${name} is "${given}", but must be ${allowed}.`);
    this.name = 'SettingsError';
  }
}

function wholeNumber(name: string, given: string, from: number, to: number): number {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= from && number <= to) return number;
  throw new SettingsError(name, given, `a whole number from ${from} to ${to}`);
}

function oneOf(name: string, given: string, allowed: readonly string[]): string {
  if (allowed.includes(given)) return given;
  throw new SettingsError(name, given, `one of ${allowed.join(', ')}`);
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function feedAddress(name: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash) return url.href;
  throw new SettingsError(name, given, 'an http or https address without user name, password or #');
}

function proxyAddress(given: string): string {
  const [address = '', bits, ...more] = given.split('/');
  const family = isIP(address);
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(given);
  const prefixed = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  if (named || (family && prefixed && more.length === 0)) return given;
  throw new SettingsError(
    'TRUST_PROXY',
    given,
    'off, or a list of addresses, networks (10.0.0.0/8), loopback, linklocal and uniquelocal, separated by commas',
  );
}

function databaseAddress(given: string): string {
  if (/^(file|libsql|https?|wss?):./.test(given)) return given;
  // Only the scheme is repeated: the rest may contain a password.
  throw new SettingsError(
    'DATABASE_URL',
    `${given.split(':')[0]}:…`,
    'an address that starts with file:, libsql:, http(s): or ws(s):',
  );
}

function providerAddress(given: string): string | undefined {
  if (given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain = url && !url.username && !url.password && !/[?#]/.test(given);
  if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  // Only the scheme is repeated: the rest may contain a password.
  throw new SettingsError(
    'PROVIDER_API_URL',
    `${given.split(':')[0]}:…`,
    'an http or https address without user name, password, ? or #',
  );
}

/** Allowed feeds: those of the languages, their replacements (`feedSetting`) and FEEDS. */
function allowedFeeds(read: (name: string, otherwise: string) => string): string[] {
  const replaced = languages.flatMap(({ code }) => {
    const name = feedSetting(code);
    return listOf(read(name, '')).map((given) => feedAddress(name, given));
  });
  const extra = listOf(read('FEEDS', '')).map((given) => feedAddress('FEEDS', given));
  const own = languages.map(({ feed }) => new URL(feed).href);
  return [...new Set([...own, ...replaced, ...extra])];
}

const createReader =
  (environment: Environment) =>
  (name: string, otherwise: string): string =>
    environment[name]?.trim() || otherwise;

/**
 * Reads the settings of the store, for commands.
 * @throws SettingsError as readSettings does
 */
export function readStoreSettings(
  environment: Environment = process.env,
  folder: string = process.cwd(),
): StoreSettings {
  const read = createReader(environment);
  const dataDir = resolve(folder, read('DATA_DIR', 'data'));
  return {
    dataDir,
    databaseUrl: databaseAddress(read('DATABASE_URL', pathToFileURL(resolve(dataDir, 'storm.db')).href)),
    databaseToken: read('DATABASE_AUTH_TOKEN', '') || undefined,
  };
}

/**
 * Reads the server's settings; an empty value counts as missing.
 * @param environment variables as in `process.env`
 * @param folder the base of relative paths
 * @throws SettingsError that names the variable, the given value and the allowed ones
 */
export function readSettings(environment: Environment = process.env, folder: string = process.cwd()): ServerSettings {
  const read = createReader(environment);
  const proxies = read('TRUST_PROXY', 'off');
  return {
    port: wholeNumber('PORT', read('PORT', '3000'), 0, 65_535),
    host: read('HOST', '::'),
    siteDir: resolve(folder, read('SITE_DIR', 'dist')),
    ...readStoreSettings(environment, folder),
    providerUrl: providerAddress(read('PROVIDER_API_URL', '')),
    feeds: allowedFeeds(read),
    feedLoopback: oneOf('FEED_LOOPBACK', read('FEED_LOOPBACK', 'refuse'), ['allow', 'refuse']) === 'allow',
    trustProxy: proxies === 'off' ? false : listOf(proxies).map(proxyAddress),
    rateLimit: wholeNumber('RATE_LIMIT', read('RATE_LIMIT', '20'), 0, 1_000_000),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL', 'info'), [
      'trace',
      'debug',
      'info',
      'warn',
      'error',
      'fatal',
      'silent',
    ]),
  };
}
