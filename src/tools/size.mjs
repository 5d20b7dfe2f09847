import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { table } from './table.mjs';

/**
 * Budgets in transferred bytes (after Brotli; fonts are compressed already). Within them the home page's LCP is 1.1 s
 * on a slow phone (Slow 4G, 4× CPU slowdown).
 */
const budgets = {
  /** All scripts of a home page, page script included. */
  scripts: 150_000,
  /** Inline styles of any page: none is loaded from a file. */
  styles: 14_000,
  /** A whole page with its styles, words and drawings. */
  html: 40_000,
  /** One variable font, subset; Turkish needs its second file. */
  fonts: 30_000,
  /** HTML, scripts, fonts and images of a home page together. */
  firstLoad: 220_000,
  /** Further scripts of a page; those with forms include their library and the validation of e-mail addresses. */
  chunk: 21_000,
};

/** The three largest are listed, and all over budget. */
const listed = 3;

if (!existsSync('dist/sitemap.xml') || !existsSync('build/manifest.json')) {
  console.error('dist/sitemap.xml or build/manifest.json is missing. Run `npm run build` first.');
  process.exit(1);
}

/** Transferred size of a file in dist/ in bytes; 0 for other URLs. */
function sizeOf(address) {
  const file = join('dist', address.split(/[?#]/)[0]);
  if (!address.startsWith('/') || address.startsWith('//') || !existsSync(file)) return 0;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const sum = (addresses) => [...new Set(addresses)].reduce((total, address) => total + sizeOf(address), 0);
const brotli = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const matchAllGroups = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found);
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** Images that may load eagerly: not lazy, preloaded, posters, in SVG or CSS. An upper bound: ignores media queries. */
function eagerPictures(html) {
  const images = matchAllGroups(html, /(<img\b[^>]*>)/gi).filter((tag) => attribute(tag, 'loading') !== 'lazy');
  const preloads = matchAllGroups(html, /(<link\b[^>]*rel="preload"[^>]*>)/gi).filter(
    (tag) => attribute(tag, 'as') === 'image',
  );
  return [
    ...images.map((tag) => attribute(tag, 'src')),
    ...preloads.map((tag) => attribute(tag, 'href')),
    ...matchAllGroups(html, /<video\b[^>]*\sposter="([^"]*)"/gi),
    ...matchAllGroups(html, /<(?:use|image)\b[^>]*\shref="([^"#]+)/gi),
    ...matchAllGroups(html, /url\(["']?(\/assets\/images\/[^"')#]+)/g),
  ];
}

/** A prerendered page: its path, and the sizes of what the browser loads for it. */
function readPage(file) {
  const html = readFileSync(join('dist', file), 'utf8');
  const fonts = matchAllGroups(html, /url\(([^)]*\.woff2)\)/g);
  return {
    address: `/${file.replace(/\/?index\.html$/, '')}`,
    scripts: (/data-scripts="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean),
    html: sizeOf(`/${file}`),
    styles: brotli(matchAllGroups(html, /<style\b[^>]*>([\s\S]*?)<\/style>/gi).join('')),
    fonts: sum(fonts),
    pictures: sum(eagerPictures(html)),
  };
}

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
// Skips redirect pages, which have none of the site's scripts.
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map(readPage)
  .filter(({ scripts }) => scripts.length > 0);
const homes = pages.filter(({ address }) => /^\/[^/.]+$/.test(address));
const manifest = JSON.parse(readFileSync('build/manifest.json', 'utf8'));
const first = manifest.chunks.main.scripts;
const chunks = Object.entries(manifest.chunks).filter(([name]) => name.endsWith('-tsx'));

const row = (name, bytes, budget) => ({ name, bytes, budget });
const largest = (rows) =>
  rows
    .sort((one, other) => other.bytes - one.bytes)
    .filter(({ bytes, budget }, index) => index < listed || bytes > budget);

const rows = [
  ...homes.flatMap(({ address, scripts, html, styles, fonts, pictures }) => [
    row(`${address}: initial scripts`, sum(scripts), budgets.scripts),
    row(`${address}: inline styles`, styles, budgets.styles),
    row(`${address}: HTML`, html, budgets.html),
    row(`${address}: fonts`, fonts, budgets.fonts),
    row(`${address}: whole first load`, html + sum(scripts) + fonts + pictures, budgets.firstLoad),
  ]),
  ...largest(
    chunks.map(([name, { scripts }]) =>
      row(
        `script of ${name.replace(/-tsx$/, '')}`,
        sum(scripts.filter((file) => !first.includes(file))),
        budgets.chunk,
      ),
    ),
  ),
  ...largest(
    pages
      .filter((page) => !homes.includes(page))
      .map(({ address, html }) => row(`HTML of ${address}`, html, budgets.html)),
  ),
  ...largest(
    pages
      .filter((page) => !homes.includes(page))
      .map(({ address, styles }) => row(`styles of ${address}`, styles, budgets.styles)),
  ),
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
