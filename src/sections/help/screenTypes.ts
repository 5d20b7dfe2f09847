import type { ReactNode } from 'react';
import type { StaticPageKey } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';

/** Words of a screen by name; the same names in each language. */
export type ScreenWords = Readonly<Record<string, string | undefined>>;

/** Miniature of a screen: the page that it is on, and its controls; null for a drawing without a window. */
export type ScreenSpec = readonly [
  page: StaticPageKey | null,
  draw: (words: ScreenWords, language: LanguageCode) => ReactNode,
];
