import { type LanguageCode, defaultLanguage } from '@/site/languages';
import type { PageKey } from '@/site/menu';
import { inlinedChunks, shellChunks } from './inlinedChunks';

interface Sheet {
  url: string;
  css: string;
}

interface Chunk {
  /** Addresses, in the order in which they are run. */
  scripts: string[];
  styles: Sheet[];
}

/** What webpack tells the prerenderer of its output. */
export interface Manifest {
  /** By name; 'main' is the shell, 'fonts' the faces of the site font. */
  chunks: Record<string, Chunk>;
  /** Addresses of the files of the site font. */
  fontFiles: string[];
  /** The inline scripts' sources. */
  boot: string;
  alias: string;
}

/** A chunk by its name; throws where the build has made none. */
export function chunkOf({ chunks }: Manifest, name: string): Chunk {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`There is no chunk "${name}"`);
  return chunk;
}

interface PageParts {
  manifest: Manifest;
  key: PageKey;
  language: LanguageCode;
  html: string;
  /** What the page is about, in schema.org's terms; null where there is nothing to tell. */
  facts: unknown;
  words: unknown;
}

/** JSON that is safe inside a script element. */
const inline = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** React renders title, meta and link elements first; they belong into the head. */
function split(html: string): [string, string] {
  const head = /^(?:<link\b[^>]*>|<meta\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
  return [head, html.slice(head.length)];
}

/** The chunk of a page's script. */
export const pageChunk = (key: PageKey) => key.replaceAll('/', '-') + '-tsx';

const icons = `<link rel="icon" href="/assets/images/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/assets/images/apple-touch-icon.png">`;

const colours = `<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0b1210" media="(prefers-color-scheme: dark)">`;

/** A prerendered page: styles and words inside, scripts after the picture. */
export function pageDocument({ manifest, key, language, html, facts, words }: PageParts): string {
  const [head, body] = split(html);
  const find = (name: string) => chunkOf(manifest, name);
  const names = ['main', pageChunk(key), ...shellChunks, ...(inlinedChunks[key] ?? [])];
  const sheets = new Map(names.flatMap((name) => find(name).styles).map(({ url, css }) => [url, css]));
  const styles = [...sheets].map(([url, css]) => `<style data-href="${url}">${css}</style>`).join('');
  const fonts = find('fonts')
    .styles.map(({ css }) => css)
    .join('');
  const told = facts ? `<script type="application/ld+json" id="facts">${inline(facts)}</script>` : '';
  // The page's own script first: the main one then finds it there.
  const scripts = [...new Set([...find(pageChunk(key)).scripts, ...find('main').scripts])];
  return `<!doctype html><html lang="${language}" data-bs-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${colours}${head}${styles}<style id="fonts" media="not all">${fonts}</style><noscript><style>${fonts}</style></noscript><script data-scripts="${scripts.join(' ')}">${manifest.boot}</script>${icons}${told}<link rel="manifest" href="/${language}.webmanifest"></head><body><div id="root" data-dehydrated>${body}</div><script type="application/json" id="words">${inline(words)}</script></body></html>`;
}

/** An address without a language: a script sends the visitor on to their own; without scripts a link does. */
export function aliasDocument(manifest: Manifest, path: string): string {
  const target = `/${defaultLanguage}${path === '/' ? '' : path}`;
  return `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Storm</title><script>${manifest.alias}</script><noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head><body><a href="${target}">Storm</a></body></html>`;
}
