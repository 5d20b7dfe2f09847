import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from './pageFiles';

/** Sources of the word files and of the search index; a folder stands for all files below it. */
export const contentSources = [
  'public/assets/i18n',
  'src/data',
  'src/site',
  'src/app/buildSearchIndex.ts',
  'src/app/searchArticles.ts',
  'src/app/searchCompany.ts',
  'src/app/searchSource.ts',
  'src/app/seoWords.ts',
  'src/lib/yieldToMain.ts',
  'src/lib/interpolate.ts',
  'src/lib/normalizeForSearch.ts',
  'src/lib/formats.ts',
] as const;

const filesBelow = (root: string, source: string): string[] =>
  /\.\w+$/.test(source)
    ? [source]
    : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/**
 * A content hash (8 hex digits) of word files and search index, for URLs that are cached for a year.
 * @param root the folder of the project
 */
export function contentVersion(root = process.cwd()): string {
  const files = contentSources.flatMap((source) => filesBelow(root, source)).map((file) => file.replaceAll('\\', '/'));
  // The index lists only pages that have a file. A build in the pseudo-language has words of its own.
  const hash = createHash('sha256').update(pageFiles(root).sort().join() + (process.env.PSEUDO_WORDS ?? ''));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}
