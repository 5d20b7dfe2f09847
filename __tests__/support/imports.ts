import { dirname, join } from 'node:path/posix';
import { filesIn, readText } from './files';

const files = new Set(filesIn('src'));

/** `data/products` → `data/products.ts`; undefined for other files, such as style sheets. */
const fileAt = (to: string) => ['.ts', '.tsx'].map((ending) => to + ending).find((file) => files.has(file));

export interface Import {
  from: string;
  /** The import as written, relative to src, without extension. */
  to: string;
  /** The imported source with its extension. */
  path: string | undefined;
  /** The chunk that a dynamic import names. */
  chunk: string | undefined;
}

/** Static imports and re-exports without types, and dynamic imports with an optional comment. */
const importPattern =
  /^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'|\bimport\(\s*(?:\/\*(.*?)\*\/\s*)?'([^']+)'/gm;

/** Every import of a module in src, except of types, in a file below src. */
export const importsOf = (from: string): Import[] =>
  [...readText(`src/${from}`).matchAll(importPattern)]
    .map(([, fixed, comment = '', lazy]) => ({
      source: fixed ?? lazy ?? '',
      chunk: /webpackChunkName: "([^"]+)"/.exec(comment)?.[1],
    }))
    .filter(({ source }) => source.startsWith('@/') || source.startsWith('.'))
    .map(({ source, chunk }) => {
      const to = source.startsWith('@/') ? source.slice(2) : join(dirname(from), source);
      return { from, to, path: fileAt(to), chunk };
    });
