import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { blogFeed } from './app/blogFeed';
import { AliasDocument } from './app/AliasDocument';
import { brotliQuality } from './app/brotliQuality';
import { caddyFile } from './app/hostFiles/caddy';
import { netlifyHeaders } from './app/hostFiles/netlify';
import { nginxConfig } from './app/hostFiles/nginx';
import { createI18n } from './app/i18n';
import { injectPrecache } from './app/injectPrecache';
import { type BuildManifest, type PageAssets, assetsOf } from './app/buildManifest';
import { type InlineCode, inlineCode, policyFor } from './app/pagePolicy';
import { securityText } from './app/securityText';
import { listedPages, sitemap } from './app/sitemap';
import { namespacesOf } from './app/pages';
import { renderDocument, renderPage } from './app/renderPage';
import { buildSearchIndex } from './app/buildSearchIndex';
import { type HostWords, seoWords } from './app/seoWords';
import { type PageRoute, pathOf, pathWithParams, staticParams, urlOf } from './site/addresses';
import { blogFeedUrl } from './site/blogFeed';
import { type LanguageCode, defaultLanguage, languageCodes } from './site/languages';
import { pageKeys } from './site/menu';
import { workerPolicy } from './site/securityHeaders';
import { offices } from './site/offices';
import { searchIndexUrl } from './site/searchIndex';
import { settings } from './site/settings';
import { vCardOf, vCardUrl } from './site/vCard';
import { webManifest } from './site/webManifest';

const root = process.cwd();
const dist = join(root, 'dist');
const { origin } = settings;

const readJson = async <T,>(path: string) => JSON.parse(await readFile(join(root, path), 'utf8')) as T;
/** Reads a namespace in a language, as the browser will. */
const readWords = <T,>(language: LanguageCode, name: string) =>
  readJson<T>(`dist/assets/i18n/${name === 'shell' ? language : `${language}/${name}`}.json`);
const readSeoWords = async (language: LanguageCode) => seoWords(await readWords<HostWords>(language, 'hosts'));

/** Written pages by file, with their content security policies. */
const pages = new Map<string, { html: string; policy: string }>();

/** Writes a text file and its Brotli and gzip versions. */
async function write(path: string, text: string) {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, best), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(file, text), writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

function writePage(file: string, html: string, code: InlineCode) {
  pages.set(file, { html, policy: policyFor(code) });
  return write(file, html);
}

async function render(route: PageRoute, assets: PageAssets): Promise<string> {
  const { language } = route;
  const files = namespacesOf(route).map(([, file]) => file);
  const words: Record<string, Record<string, unknown>> = {
    shell: await readWords<Record<string, unknown>>(language, 'shell'),
    seo: { ...(await readSeoWords(language)) },
  };
  for (const file of files) words[file] = await readWords(language, file);
  return renderPage(createI18n(language, { [language]: words }), route, assets);
}

/** Writes the service worker with its precache list. */
async function writeWorker(manifest: BuildManifest) {
  await injectPrecache(manifest, dist);
  await write('sw.js', await readFile(join(dist, 'sw.js'), 'utf8'));
}

/** Writes the blog's RSS feed in a language to the URL that the blog's pages link to. */
async function writeFeed(language: LanguageCode) {
  type Words = Parameters<typeof blogFeed>[1];
  const { meta } = await readWords<{ meta: Pick<Words, 'title' | 'description'> }>(language, 'blog/grid');
  const words = await readWords<Omit<Words, 'title' | 'description'>>(language, 'blog/posts');
  await write(blogFeedUrl(language), blogFeed(language, { ...words, ...meta }));
}

/** Writes policies.json for the site server, the header files of other hosts, and security.txt. */
async function writeHeaders(aliases: readonly string[]) {
  // A worker's fetches are subject to the policy of its script.
  const policies = {
    ...Object.fromEntries([...pages].map(([file, { policy }]) => [file, policy])),
    'sw.js': workerPolicy,
  };
  await write('policies.json', JSON.stringify(policies));
  await mkdir(join(root, 'build/deploy'), { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), netlifyHeaders(policies)),
    writeFile(join(root, 'build/deploy/nginx.conf'), nginxConfig(policies, aliases)),
    writeFile(join(root, 'build/deploy/Caddyfile'), caddyFile(policies, aliases)),
  ]);
  await write('.well-known/security.txt', securityText(new Date()));
}

/** Expands an optional parameter: `/help/detail/:id?` → `/help/detail`, `/help/detail/:id`. */
const patternsOf = (path: string): string[] =>
  path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path];

/** Writes every page in every language, and the files derived from them: sitemap, feeds, search indexes, policies. */
async function prerender() {
  const manifest = await readJson<BuildManifest>('build/manifest.json');
  for (const language of languageCodes) {
    // Compression is awaited after the loop: it runs in other threads while the next page is rendered.
    const written: Promise<void>[] = [];
    for (const key of pageKeys) {
      const assets = assetsOf(manifest, key);
      const code = inlineCode(assets);
      for (const params of staticParams(key)) {
        const html = await render({ key, params, language }, assets);
        const address = key === 'not-found' ? `/${language}/404.html` : `${urlOf(key, language, params)}/index.html`;
        written.push(writePage(address.slice(1), html, code));
        if (key === 'not-found' && language === defaultLanguage) written.push(writePage('404.html', html, code));
      }
    }
    await Promise.all(written);
  }
  // Redirect pages for addresses without a language, for static hosts.
  const unlocalizedPaths = listedPages.flatMap((key) => staticParams(key).map((params) => pathWithParams(key, params)));
  const { alias } = manifest;
  const writeRedirectPage = (path: string, file = join(path, 'index.html').replace(/^\//, '')) =>
    writePage(file, renderDocument(<AliasDocument path={path} script={alias} />), { scripts: [alias], styles: [] });
  await Promise.all(unlocalizedPaths.map((path) => writeRedirectPage(path)));
  await writeRedirectPage('', 'alias.html');
  const aliases = listedPages.flatMap((key) => patternsOf(pathOf(key))).filter(Boolean);
  await write('aliases.json', JSON.stringify(aliases));
  await write('sitemap.xml', sitemap());
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  // The vCard has the company's Turkish name.
  const { siteName } = await readSeoWords(defaultLanguage);
  for (const office of offices) await write(vCardUrl(office), vCardOf(office, siteName));
  for (const language of languageCodes) {
    const { siteName: name } = await readSeoWords(language);
    await write(`${language}.webmanifest`, JSON.stringify(webManifest(language, name)));
    await writeFeed(language);
    const index = await buildSearchIndex((file) => readWords(language, file));
    await write(searchIndexUrl(language), JSON.stringify(index));
  }
  if (settings.offline) await writeWorker(manifest);
  await writeHeaders(aliases);
}

prerender().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
