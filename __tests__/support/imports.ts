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
}

/** Static imports and re-exports without types, and dynamic imports with optional comments. */
const importPattern =
  /^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'|\bimport\(\s*(?:\/\*[^]*?\*\/\s*)*'([^']+)'/gm;

/** Every import of a module in src, except of types, in a file below src. */
export const importsOf = (from: string): Import[] =>
  [...readText(`src/${from}`).matchAll(importPattern)]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .filter((to) => to.startsWith('@/') || to.startsWith('.'))
    .map((to) => (to.startsWith('@/') ? to.slice(2) : join(dirname(from), to)))
    .map((to) => ({ from, to, path: fileAt(to) }));
