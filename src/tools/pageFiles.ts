import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The keys of the pages that have a file: `src/pages/shop/grid.tsx` → `shop/grid`. */
export const pageFiles = (root = process.cwd()): string[] =>
  readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''));
