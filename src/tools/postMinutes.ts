import { readFileSync, writeFileSync } from 'node:fs';
import { postIds } from '@/data/postIds';
import { languageCodes } from '@/site/languages';
import { readingMinutes } from './readingMinutes';

// Writes src/data/postMinutes.ts, the reading times of the posts, since lists don't load the texts. Run it after
// changing a post: `npx tsx src/tools/postMinutes.ts`; a test checks that the file is up to date.

const joinStrings = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value as object)
        .map(joinStrings)
        .join(' ');

const rows = postIds.map((id) => {
  const minutes = languageCodes.map((language) => {
    const words: unknown = JSON.parse(readFileSync(`public/assets/i18n/${language}/blog/posts/${id}.json`, 'utf8'));
    const key = /^\w+$/.test(language) ? language : `'${language}'`;
    return `${key}: ${readingMinutes(joinStrings(words))}`;
  });
  return `  '${id}': { ${minutes.join(', ')} },\n`;
});

writeFileSync(
  'src/data/postMinutes.ts',
  `// Made by src/tools/postMinutes.ts from the posts' words; not to be edited by hand.
import type { LanguageCode } from '@/site/languages';
import type { PostId } from './postIds';

/** Minutes that a post takes to read, by language. */
export const postMinutes: Readonly<Record<PostId, Readonly<Record<LanguageCode, number>>>> = {
${rows.join('')}};
`,
);
