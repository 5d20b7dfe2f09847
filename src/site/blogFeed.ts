import type { LanguageCode } from './languages';
import type { PageKey } from './menu';

/** Address of the blog's feed in a language; the prerenderer writes it. */
export const blogFeedUrl = (language: LanguageCode): string => `/${language}/feed.xml`;

/** The pages that tell feed readers of it. */
export const isBlogPage = (key: PageKey): boolean => key.startsWith('blog/');
