import { dirname, join } from 'node:path/posix';
import { filesIn, textOf } from './files';

const files = new Set(filesIn('src'));

/** `data/products` → `data/products.ts`; undefined for what is no source, such as a style sheet. */
const fileAt = (to: string) => ['.ts', '.tsx'].map((ending) => to + ending).find((file) => files.has(file));

export interface Import {
  from: string;
  /** Below src, as it is written there, without an ending. */
  to: string;
  /** The source it names, with its ending. */
  path: string | undefined;
}

/** What is imported at once, or passed on, but no type; and what is imported late, whatever comments stand before its name. */
const pattern = /^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'|\bimport\(\s*(?:\/\*[^]*?\*\/\s*)*'([^']+)'/gm;

/** Every import of our own files that is more than a type, in a file below src. */
export const importsOf = (from: string): Import[] =>
  [...textOf(`src/${from}`).matchAll(pattern)]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .filter((to) => to.startsWith('@/') || to.startsWith('.'))
    .map((to) => (to.startsWith('@/') ? to.slice(2) : join(dirname(from), to)))
    .map((to) => ({ from, to, path: fileAt(to) }));
