import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFiles } from '@/site/hashedFiles';
import { type Asset, immutable, makeAsset, revalidated } from './asset';
import { contentType } from './contentTypes';
import { type HeadersFor, headersByPath } from './extraHeaders';
import { SettingsError } from './settings';

/** The built site in memory, by address. A file added later is served after a restart. */
export interface SiteFiles {
  /** What answers 200: pages under their canonical address (`/en/contact`), other files under their path. */
  assets: ReadonlyMap<string, Asset>;
  /** The 404 page by first segment; '' is the one for everything else. */
  notFound: ReadonlyMap<string, Asset>;
  /** The page that leads a bare address (`/shop/grid`) to the visitor's language. */
  alias: Asset | undefined;
  headersFor: HeadersFor;
  /** The JSON files written for this server, by name; visitors can't ask for them. */
  settings: ReadonlyMap<string, unknown>;
}

/** Bigger files (videos) are streamed from the disk. */
const keptInMemory = 4 * 1024 * 1024;
const forThisServer = ['aliases.json', 'headers.json', 'policies.json'];
/** What other hosts read. */
const forOthers = '/_headers';

const hashed = new RegExp(hashedFiles);

/** Also base64 hashes, `text.Zk3_a9Qx.woff2`, told from words by their mixture. */
function isHashed(path: string): boolean {
  const [, hash = ''] = /\.([\w-]{8,})\.\w+$/.exec(path) ?? [];
  const mixed = path.startsWith('/assets/') && /\d/.test(hash) && /[a-z]/.test(hash) && /[A-Z]/.test(hash);
  return hashed.test(path) || mixed;
}

/** Every file below the folder as `/path/name`. Links and hidden files aren't part of a site; .well-known is. */
function* pathsIn(folder: string, above = ''): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${above}/${entry.name}`;
    if (entry.name.startsWith('.') && path !== '/.well-known') continue;
    if (entry.isDirectory()) yield* pathsIn(join(folder, entry.name), path);
    else if (entry.isFile()) yield path;
  }
}

function readJson(siteDir: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(siteDir, name), 'utf8'));
  } catch (cause) {
    throw new Error(`${join(siteDir, name)} is not valid JSON. Build the site again.`, { cause });
  }
}

/** The content security policy of each page, by its file; a site without them has none. */
function readPolicies(siteDir: string, paths: ReadonlySet<string>): Readonly<Record<string, string | undefined>> {
  return paths.has('/policies.json') ? (readJson(siteDir, 'policies.json') as Record<string, string>) : {};
}

/**
 * Reads the built site.
 * @throws SettingsError when the folder holds no site
 */
export function readSite(siteDir: string): SiteFiles {
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SettingsError('SITE_DIR', siteDir, 'the folder of the built site (npm run build makes it)');
  }
  const paths = new Set(pathsIn(siteDir));
  paths.delete(forOthers);
  const assets = new Map<string, Asset>();
  const notFound = new Map<string, Asset>();
  const settings = new Map<string, unknown>();
  let alias: Asset | undefined;

  const policies = readPolicies(siteDir, paths);
  const rules = paths.has('/headers.json') ? readJson(siteDir, 'headers.json') : undefined;
  const headersFor = headersByPath(rules);
  const salt = JSON.stringify([headersFor('/', true), rules]);

  const load = (path: string): Asset => {
    const read = (suffix: string) =>
      paths.has(path + suffix) ? readFileSync(join(siteDir, path + suffix)) : undefined;
    const file = join(siteDir, path);
    const plain = readFileSync(file);
    const cache = isHashed(path) ? immutable : revalidated;
    const where = plain.length > keptInMemory ? { path: file } : {};
    const packed = { br: read('.br'), gzip: read('.gz') };
    const policy = policies[path.slice(1)];
    return makeAsset({ type: contentType(path), cache, plain, ...packed, ...where, policy, salt });
  };

  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && paths.has(path.replace(/\.\w+$/, ''))) continue;
    const name = path.slice(1);
    const page404 = /^(?:(\w+)\/)?404\.html$/.exec(name);
    if (forThisServer.includes(name)) settings.set(name, readJson(siteDir, name));
    else if (page404) notFound.set(page404[1] ?? '', load(path));
    else if (path === '/alias.html') alias = load(path);
    // The start page of static hosts: here `/` is a redirect.
    else if (path !== '/index.html') assets.set(path.replace(/\/index\.html$/, ''), load(path));
  }
  return { assets, notFound, alias, headersFor, settings };
}
