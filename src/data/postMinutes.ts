// Made by src/tools/postMinutes.ts from the texts of the posts; not to be edited by hand.
import type { LanguageCode } from '@/site/languages';
import type { PostId } from './postIds';

/** Minutes that a post takes to read, by language: lists don't load the texts. */
export const postMinutes: Readonly<Record<PostId, Readonly<Record<LanguageCode, number>>>> = {
  'one-second': { tr: 3, en: 3, de: 3 },
  'boring-release': { tr: 3, en: 3, de: 3 },
  'no-signal': { tr: 3, en: 3, de: 4 },
  'friday-mrp': { tr: 3, en: 3, de: 3 },
  'two-batteries': { tr: 2, en: 3, de: 3 },
  'quoted-answer': { tr: 2, en: 3, de: 3 },
  'fourteen-kilobytes': { tr: 2, en: 3, de: 3 },
  'still-desktop': { tr: 2, en: 3, de: 3 },
  'paper-first': { tr: 2, en: 3, de: 3 },
};
