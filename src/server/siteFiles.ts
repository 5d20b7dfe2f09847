import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { immutable, revalidated } from '@/site/cacheControl';
import { fileTypes } from '@/site/fileTypes';
import { hashedFilePattern } from '@/site/hashedFilePattern';
import { languageCodes } from '@/site/languages';
import { documentHeaders, socialPicturesPath } from '@/site/securityHeaders';
import { createAliasTest } from './aliases';
import { type Asset, makeAsset } from './asset';
import { basicHeaders } from './basicHeaders';
import { SettingsError } from './settings';

/** The built site in memory, by path. Files that are added later are served after a restart. */
export interface SiteFiles {
  /** Responses with 200: pages by canonical path (`/en/contact`), other files by their own. */
  assets: ReadonlyMap<string, Asset>;
  /** The 404 pages by first segment; '' is the one for all other paths. */
  notFound: ReadonlyMap<string, Asset>;
  /** The page that redirects a path without a language (`/shop/grid`) to the visitor's language. */
  alias: Asset | undefined;
  /** Whether a path is that of a page without its language. */
  isAlias: (path: string) => boolean;
}

/** Bytes; larger files (videos) are streamed from disk. */
const maxInMemory = 4 * 1024 * 1024;
/** Not served by path: settings of servers, the alias page, the start page of other hosts. */
const unlisted = /^\/(_headers|(aliases|policies)\.json|(alias|index)\.html)(\.(br|gz))?$/;

const hashedFile = new RegExp(hashedFilePattern);

/** Every file below the folder as `/path/name`, without links and hidden files; `/.well-known` is included. */
const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .filter((path) => !path.replace(/^\/\.well-known/, '').includes('/.'));

function readJson(siteDir: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(siteDir, path), 'utf8'));
  } catch {
    const allowed = `the folder of a complete build; its ${path.slice(1)} is not valid JSON (build the site again)`;
    throw new SettingsError('SITE_DIR', siteDir, allowed);
  }
}

/** Whether a path is that of a language's start page, which every built site has. */
const isStartPage = (path: string): boolean => languageCodes.some((code) => path === `/${code}/index.html`);

/**
 * Reads the built site into memory.
 * @throws SettingsError when the folder does not exist or holds no pages, or when one of its JSON files is invalid
 */
export function readSite(siteDir: string): SiteFiles {
  const isFolder = statSync(siteDir, { throwIfNoEntry: false })?.isDirectory();
  const paths = new Set(isFolder ? pathsIn(siteDir) : []);
  if (![...paths].some(isStartPage)) {
    throw new SettingsError('SITE_DIR', siteDir, 'the folder of the built site (npm run build creates it)');
  }
  const setting = (path: string) => (paths.has(path) ? readJson(siteDir, path) : undefined);
  const policies = (setting('/policies.json') ?? {}) as Readonly<Record<string, string | undefined>>;
  const salt = JSON.stringify([basicHeaders, documentHeaders]);

  const load = (path: string): Asset => {
    const read = (name: string) => (paths.has(name) ? readFileSync(join(siteDir, name)) : undefined);
    const plain = readFileSync(join(siteDir, path));
    const policy = policies[path.slice(1)];
    return makeAsset({
      plain,
      br: read(`${path}.br`),
      gzip: read(`${path}.gz`),
      path: plain.length > maxInMemory ? join(siteDir, path) : undefined,
      headers: {
        // With nosniff, a file of an unknown type is only downloaded.
        'content-type': fileTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
        'cache-control': hashedFile.test(path) ? immutable : revalidated,
        ...(path.startsWith(`${socialPicturesPath}/`) && { 'cross-origin-resource-policy': 'cross-origin' }),
        ...(policy && { 'content-security-policy': policy }),
      },
      salt,
    });
  };

  const assets = new Map<string, Asset>();
  const notFound = new Map<string, Asset>();
  for (const path of paths) {
    const isSibling = /\.(br|gz)$/.test(path) && paths.has(path.replace(/\.\w+$/, ''));
    if (isSibling || unlisted.test(path)) continue;
    const page404 = /^\/(?:([^/]+)\/)?404\.html$/.exec(path);
    if (page404) notFound.set(page404[1] ?? '', load(path));
    else assets.set(path.replace(/\/index\.html$/, ''), load(path));
  }
  const alias = paths.has('/alias.html') ? load('/alias.html') : undefined;
  return { assets, notFound, alias, isAlias: createAliasTest(setting('/aliases.json')) };
}
