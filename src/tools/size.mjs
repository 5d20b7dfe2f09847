import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { table } from './table.mjs';

/**
 * Bytes as they travel (Brotli, fonts as they are). The figures come from measurements on a slow phone (Slow 4G, a
 * quarter of the processor's speed): within them the largest element of the home page stands after 1.1 seconds.
 */
const budgets = {
  /** Everything the home page of a language runs, page script included. */
  scripts: 150_000,
  /** The inline styles of any page: none of them may wait for a file. */
  styles: 14_000,
  /** A whole page with its styles, words and drawings. */
  html: 40_000,
  /** One subset variable font; Turkish needs its second file. */
  fonts: 30_000,
  /** HTML, scripts, fonts and pictures of the home page together. */
  firstLoad: 220_000,
  /** What a further page adds; those with forms bring their library and the check of e-mail addresses. */
  chunk: 21_000,
};

/** Of many pages only the largest are listed, and all that are over. */
const listed = 3;

if (!existsSync('dist/sitemap.xml') || !existsSync('build/manifest.json')) {
  console.error('There is no built site here. Run `npm run build` first.');
  process.exit(1);
}

/** What a file of dist/ weighs on its way to the browser; nothing if it lies elsewhere. */
function sizeOf(address) {
  const file = join('dist', address.split(/[?#]/)[0]);
  if (!address.startsWith('/') || address.startsWith('//') || !existsSync(file)) return 0;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const sum = (addresses) => [...new Set(addresses)].reduce((total, address) => total + sizeOf(address), 0);
const brotli = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const every = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found);
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/**
 * Pictures a browser may fetch at once: not lazy, preloaded, posters, files that drawings and styles refer to. Too many
 * rather than too few, because a style for wide screens counts on phones too.
 */
function eagerPictures(html) {
  const images = every(html, /(<img\b[^>]*>)/gi).filter((tag) => attribute(tag, 'loading') !== 'lazy');
  const preloads = every(html, /(<link\b[^>]*rel="preload"[^>]*>)/gi).filter((tag) => attribute(tag, 'as') === 'image');
  return [
    ...images.map((tag) => attribute(tag, 'src')),
    ...preloads.map((tag) => attribute(tag, 'href')),
    ...every(html, /<video\b[^>]*\sposter="([^"]*)"/gi),
    ...every(html, /<(?:use|image)\b[^>]*\shref="([^"#]+)/gi),
    ...every(html, /url\(["']?(\/assets\/images\/[^"')#]+)/g),
  ];
}

/** A prerendered page: its address and what it makes the browser fetch. */
function readPage(file) {
  const html = readFileSync(join('dist', file), 'utf8');
  const fonts = every(html, /url\(([^)]*\.woff2)\)/g);
  return {
    address: `/${file.replace(/\/?index\.html$/, '')}`,
    scripts: (/data-scripts="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean),
    html: sizeOf(`/${file}`),
    styles: brotli(every(html, /<style\b[^>]*>([\s\S]*?)<\/style>/gi).join('')),
    fonts: sum(fonts),
    pictures: sum(eagerPictures(html)),
  };
}

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
// Addresses without a language only lead on, and have no scripts of the site.
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
    row(`${address}: first scripts`, sum(scripts), budgets.scripts),
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
