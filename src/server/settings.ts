import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { feeds } from '@/site/feeds';
import { languageCodes } from '@/site/languages';

/** Where the messages are: what the server and the programs beside it have in common. */
interface StoreSettings {
  /** What must outlive a restart: the message store, the kept feeds and news pictures. An absolute path. */
  dataDir: string;
  databaseUrl: string;
  databaseToken: string | undefined;
}

export interface Settings extends StoreSettings {
  port: number;
  host: string;
  /** The built site, an absolute path. */
  siteDir: string;
  /** Where messages are forwarded to, without a slash at the end; undefined: they stay here. */
  providerUrl: string | undefined;
  /** The addresses the feed proxy may ask for, each as `new URL().href` writes it. */
  feeds: readonly string[];
  /** Feeds and their pictures may lie on this machine. */
  feedLoopback: boolean;
  /** The proxies whose X-Forwarded-* headers count; `false`: nobody's. */
  trustProxy: false | readonly string[];
  /** Posts a minute and address; 0: unlimited. */
  rateLimit: number;
  logLevel: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting with a value that can't be used. Its message is one sentence for the person who starts the server. */
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
    'off, or a list of addresses, networks (10.0.0.0/8), loopback, linklocal, uniquelocal',
  );
}

function databaseAddress(given: string): string {
  if (/^(file|libsql|https?|wss?):./.test(given)) return given;
  // Only the beginning is repeated: the rest may hold a password.
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
  // Only the scheme is repeated: the rest may hold a password.
  throw new SettingsError(
    'PROVIDER_API_URL',
    `${given.split(':')[0]}:…`,
    'an http or https address without user name, password, ? or #',
  );
}

/** The feeds of the site's languages (spec 7), those the build put in their place, and those of FEEDS. */
function allowedFeeds(read: (name: string, otherwise: string) => string): string[] {
  const replaced = languageCodes.flatMap((code) => {
    const name = `PUBLIC_FEED_${code.toUpperCase()}`;
    return listOf(read(name, '')).map((given) => feedAddress(name, given));
  });
  const extra = listOf(read('FEEDS', '')).map((given) => feedAddress('FEEDS', given));
  const own = Object.values(feeds).map((feed) => new URL(feed).href);
  return [...new Set([...own, ...replaced, ...extra])];
}

const reader =
  (environment: Environment) =>
  (name: string, otherwise: string): string =>
    environment[name]?.trim() || otherwise;

/**
 * Reads where the messages are, for programs that need nothing else.
 * @throws SettingsError as readSettings does
 */
export function readStoreSettings(
  environment: Environment = process.env,
  folder: string = process.cwd(),
): StoreSettings {
  const read = reader(environment);
  const dataDir = resolve(folder, read('DATA_DIR', 'data'));
  return {
    dataDir,
    databaseUrl: databaseAddress(read('DATABASE_URL', pathToFileURL(resolve(dataDir, 'storm.db')).href)),
    databaseToken: read('DATABASE_AUTH_TOKEN', '') || undefined,
  };
}

/**
 * Reads the server's settings; an empty value counts as none.
 * @param environment variables as in `process.env`
 * @param folder the folder that relative paths start from
 * @throws SettingsError that names the variable, what was given and what is allowed
 */
export function readSettings(environment: Environment = process.env, folder: string = process.cwd()): Settings {
  const read = reader(environment);
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
