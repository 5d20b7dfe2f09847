import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The keys of the pages that have a file: `src/pages/shop/grid.tsx` → `shop/grid`. A file name with a capital letter,
 * such as `home/Below.tsx`, is a part of a page.
 */
export const pageFiles = (root = process.cwd()): string[] =>
  readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^A-Z]+\.tsx$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''));
