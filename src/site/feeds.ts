import type { LanguageCode } from './languages';

/** The news feed of each language (spec 7); a build setting may replace each. */
export const feeds: Record<LanguageCode, string> = {
  tr: 'https://shiftdelete.net/feed',
  en: 'https://feeds.bbci.co.uk/news/technology/rss.xml',
  de: 'https://www.heise.de/rss/heise-atom.xml',
};
