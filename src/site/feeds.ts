import type { LanguageCode } from './languages';

/** News feeds by language; PUBLIC_FEED_… overrides them. */
export const feeds: Record<LanguageCode, string> = {
  tr: 'https://shiftdelete.net/feed',
  en: 'https://feeds.bbci.co.uk/news/technology/rss.xml',
  de: 'https://www.heise.de/rss/heise-atom.xml',
};
