import type { PageKey } from '@/site/menu';
import { inlinedChunks, shellChunks } from './inlinedChunks';

interface InlineStyleSheet {
  url: string;
  css: string;
}

interface Chunk {
  /** URLs in the order of execution. */
  scripts: string[];
  styles: InlineStyleSheet[];
}

/** The output of the browser build, for the prerenderer. */
export interface BuildManifest {
  /** By name; 'main' is the shell, 'fonts' the @font-face rules of the site font. */
  chunks: Record<string, Chunk>;
  /** URLs of the site font's files. */
  fontFiles: string[];
  /** Sources of the inline scripts. */
  boot: string;
  alias: string;
  /** Of the compressed files: the sizes of a build for tests are not those of the site. */
  brotliQuality: number;
}

/**
 * A chunk by its name.
 * @throws when the build has no chunk of that name
 */
export function chunkOf({ chunks }: BuildManifest, name: string): Chunk {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`build/manifest.json has no chunk "${name}"; check its webpackChunkName`);
  return chunk;
}

/** The name of a page's chunk. */
export const pageChunk = (key: PageKey) => key.replaceAll('/', '-') + '-tsx';

/** Build output that a page's document contains: styles and inline script in full, scripts by URL. */
export interface PageAssets {
  styles: readonly InlineStyleSheet[];
  /** The @font-face rules of the site font. */
  fonts: string;
  boot: string;
  scripts: readonly string[];
}

/** What the document of a page contains: its own chunk, the shell's, and those that are inlined for it. */
export function assetsOf(manifest: BuildManifest, key: PageKey): PageAssets {
  const find = (name: string) => chunkOf(manifest, name);
  const names = ['main', pageChunk(key), ...shellChunks, ...(inlinedChunks[key] ?? [])];
  const sheets = names.flatMap((name) => find(name).styles);
  return {
    styles: [...new Map(sheets.map((sheet) => [sheet.url, sheet])).values()],
    fonts: find('fonts')
      .styles.map(({ css }) => css)
      .join(''),
    boot: manifest.boot,
    // The page's chunk first, so that it is registered when the main script imports it.
    scripts: [...new Set([...find(pageChunk(key)).scripts, ...find('main').scripts])],
  };
}
