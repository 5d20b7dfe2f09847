import type { LanguageCode } from './languages';
import type { PageKey } from './menu';

/** URL of the blog's feed in a language; written by the prerenderer. */
export const blogFeedUrl = (language: LanguageCode): string => `/${language}/feed.xml`;

/** Pages with a <link> to the feed. */
export const isBlogPage = (key: PageKey): boolean => key.startsWith('blog/');
