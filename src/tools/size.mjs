import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { table } from './table.mjs';

/**
 * Budgets in transferred bytes (after Brotli; fonts are compressed already). Within them the home page's LCP is 1.1 s
 * on a slow phone (Slow 4G, 4× CPU slowdown).
 */
const budgets = {
  scripts: 150_000, // all scripts of a home page, page script included
  styles: 14_000, // inline styles of any page: none is loaded from a file
  html: 40_000, // a whole page with its styles, words and drawings
  fonts: 30_000, // one variable font, subset; Turkish needs its second file
  pageFonts: 40_000, // of any page: some demos have a face of their own for headings
  firstLoad: 220_000, // HTML, scripts, fonts and images of a home page together
  chunk: 21_000, // further scripts of a page; those with forms include their library and the validation of addresses
};

/** The three largest are listed, and all over budget. */
const listed = 3;

if (!existsSync('dist/sitemap.xml') || !existsSync('build/manifest.json')) {
  console.error('dist/sitemap.xml or build/manifest.json is missing. Run `npm run build` first.');
  process.exit(1);
}

const { chunks, brotliQuality } = JSON.parse(readFileSync('build/manifest.json', 'utf8'));
if (brotliQuality < 11) {
  console.error('The last build is one for tests, with fast compression. Run `npm run build` first.');
  process.exit(1);
}

/** Transferred size of a file in dist/ in bytes; 0 for other URLs. */
function sizeOf(address) {
  const file = join('dist', address.split(/[?#]/)[0]);
  if (!address.startsWith('/') || address.startsWith('//') || !existsSync(file)) return 0;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const sum = (addresses) => [...new Set(addresses)].reduce((total, address) => total + sizeOf(address), 0);
const matchAllGroups = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found);

/** Images that may load eagerly: not lazy, preloaded, posters, in SVG or CSS. An upper bound: ignores media queries. */
const eagerPictures = (html) =>
  [
    /<img\b(?![^>]*\sloading="lazy")[^>]*\ssrc="([^"]*)"/gi,
    /<link\b(?=[^>]*rel="preload")(?=[^>]*as="image")[^>]*\shref="([^"]*)"/gi,
    /<video\b[^>]*\sposter="([^"]*)"/gi,
    /<(?:use|image)\b[^>]*\shref="([^"#]+)/gi,
    /url\(["']?(\/assets\/images\/[^"')#]+)/g,
  ].flatMap((pattern) => matchAllGroups(html, pattern));

/** A prerendered page: its path, and the sizes of what the browser loads for it. */
function readPage(file) {
  const html = readFileSync(join('dist', file), 'utf8');
  const styles = matchAllGroups(html, /<style\b[^>]*>([\s\S]*?)<\/style>/gi).join('');
  const figures = {
    scripts: sum((/data-scripts="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean)),
    html: sizeOf(`/${file}`),
    styles: brotliCompressSync(styles).length,
    fonts: sum(matchAllGroups(html, /url\(([^)]*\.woff2)\)/g)),
  };
  const firstLoad = figures.html + figures.scripts + figures.fonts + sum(eagerPictures(html));
  return { address: `/${file.replace(/\/?index\.html$/, '')}`, firstLoad, ...figures };
}

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
// Skips redirect pages, which have none of the site's scripts.
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map(readPage)
  .filter(({ scripts }) => scripts > 0);
const isHome = ({ address }) => /^\/[^/.]+$/.test(address);
const furtherScripts = ({ scripts }) => sum(scripts.filter((file) => !chunks.main.scripts.includes(file)));

const row = (name, bytes, budget) => ({ name, bytes, budget });
const largest = (rows) =>
  rows
    .sort((one, other) => other.bytes - one.bytes)
    .filter(({ bytes, budget }, index) => index < listed || bytes > budget);
const largestPages = (figure, budget = budgets[figure]) =>
  largest(pages.filter((page) => !isHome(page)).map((page) => row(`${page.address}: ${figure}`, page[figure], budget)));

const rows = [
  ...pages
    .filter(isHome)
    .flatMap((page) =>
      ['scripts', 'styles', 'html', 'fonts', 'firstLoad'].map((figure) =>
        row(`${page.address}: ${figure}`, page[figure], budgets[figure]),
      ),
    ),
  ...largest(
    Object.entries(chunks)
      .filter(([name]) => name.endsWith('-tsx'))
      .map(([name, chunk]) => row(`script of ${name.replace(/-tsx$/, '')}`, furtherScripts(chunk), budgets.chunk)),
  ),
  ...largestPages('html'),
  ...largestPages('styles'),
  ...largestPages('fonts', budgets.pageFonts),
];
const over = rows.filter(({ bytes, budget }) => bytes > budget);
console.log(
  table(
    ['bytes after Brotli', 'size', 'budget', ''],
    rows.map(({ name, bytes, budget }) => [name, bytes, budget, bytes > budget ? 'OVER' : 'ok']),
  ),
);
console.log(over.length > 0 ? `\n${over.length} over budget` : `\n${pages.length} pages within their budgets`);
process.exit(over.length > 0 ? 1 : 0);
