import { readFileSync, writeFileSync } from 'node:fs';
import { postIds } from '../data/postIds';
import { languageCodes } from '../site/languages';

/** Characters of technical prose read in a minute. */
const charactersPerMinute = 800;

/** All texts of a file of words. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

function minutesOf(id: string, language: string): number {
  const words: unknown = JSON.parse(readFileSync(`public/assets/i18n/${language}/blog/posts/${id}.json`, 'utf8'));
  return Math.max(1, Math.round(textsIn(words).join(' ').length / charactersPerMinute));
}

/** Writes src/data/postMinutes.ts from the texts of the posts. */
export function writePostMinutes(): void {
  const rows = postIds.map((id) => {
    const minutes = languageCodes.map((code) => `${code}: ${minutesOf(id, code)}`).join(', ');
    return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: { ${minutes} },\n`;
  });
  writeFileSync(
    'src/data/postMinutes.ts',
    `// Made by src/tools/postMinutes.ts from the texts of the posts; not to be edited by hand.
import type { LanguageCode } from '@/site/languages';
import type { PostId } from './postIds';

/** Minutes that a post takes to read, by language: lists don't load the texts. */
export const postMinutes: Readonly<Record<PostId, Readonly<Record<LanguageCode, number>>>> = {
${rows.join('')}};
`,
  );
}
