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

/** The chunk of a page's script. */
export const pageChunk = (key: PageKey) => key.replaceAll('/', '-') + '-tsx';

/** What a page's document brings of the build: styles and the inline script in full, the others by their addresses. */
export interface PageAssets {
  styles: readonly Sheet[];
  /** The faces of the site font. */
  fonts: string;
  boot: string;
  scripts: readonly string[];
}

/** What of the build the document of a page brings. */
export function assetsOf(manifest: Manifest, key: PageKey): PageAssets {
  const find = (name: string) => chunkOf(manifest, name);
  const names = ['main', pageChunk(key), ...shellChunks, ...(inlinedChunks[key] ?? [])];
  const sheets = names.flatMap((name) => find(name).styles);
  return {
    styles: [...new Map(sheets.map((sheet) => [sheet.url, sheet])).values()],
    fonts: find('fonts')
      .styles.map(({ css }) => css)
      .join(''),
    boot: manifest.boot,
    // The page's own script first: the main one then finds it there.
    scripts: [...new Set([...find(pageChunk(key)).scripts, ...find('main').scripts])],
  };
}
