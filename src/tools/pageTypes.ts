import { readdirSync, writeFileSync } from 'node:fs';
import { pageFiles } from './pageFiles';
import { writePostMinutes } from './postMinutes';

// Writes src/pageTypes.ts, the types of all namespaces and page files by their keys, which TypeScript can't derive from
// a path, and src/data/postMinutes.ts. `npm run dev` and `npm run check` run it first.

const words = 'public/assets/i18n/en';
/** Words of the server and of the drawing tool are no namespaces of the site. */
const others = ['server', 'social'];

const namespaces = readdirSync(words, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
  .filter((name) => !others.includes(name));

/** One property a name, quoted as Prettier does. */
const properties = (names: string[], typeOf: (name: string) => string) =>
  names
    .sort()
    .map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${typeOf(name)};\n`)
    .join('');

writeFileSync(
  'src/pageTypes.ts',
  `// Made by src/tools/pageTypes.ts from the English words and the page files; not to be edited by hand.
/* eslint-disable @typescript-eslint/consistent-type-imports -- the one place where a type is imported by its path */
import type { PageFile } from './site/words';

/** The i18next namespaces by name. */
export interface Namespaces {
  shell: typeof import('@words/en.json');
${properties(namespaces, (name) => `typeof import('@words/en/${name}.json')`)}}

/** The page files by key. A page that takes words which its row in src/site/menu.ts does not name is an error here. */
export interface PageFiles {
${properties(pageFiles(), (key) => `PageFile<'${key}', typeof import('./pages/${key}')>`)}}
`,
);

writePostMinutes();
