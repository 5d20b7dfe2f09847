// Made by src/tools/postMinutes.ts from the posts' words; not to be edited by hand.
import type { LanguageCode } from '@/site/languages';
import type { PostId } from './posts';

/** Minutes that a post takes to read, by language. */
export const postMinutes: Readonly<Record<PostId, Readonly<Record<LanguageCode, number>>>> = {
  'one-second': { tr: 2, en: 2, de: 3 },
  'boring-release': { tr: 2, en: 2, de: 2 },
  'no-signal': { tr: 2, en: 2, de: 2 },
  'friday-mrp': { tr: 2, en: 2, de: 3 },
  'two-batteries': { tr: 2, en: 2, de: 2 },
  'quoted-answer': { tr: 2, en: 2, de: 2 },
  'fourteen-kilobytes': { tr: 2, en: 2, de: 2 },
  'still-desktop': { tr: 2, en: 2, de: 2 },
  'paper-first': { tr: 2, en: 2, de: 2 },
};
