import { dateFormat } from '@/lib/formats';
import { type LanguageCode, languageOf } from '@/site/languages';
import type { Article } from './parseFeed';

/** Placeholders for missing fields. */
export interface NewsPlaceholders {
  noTitle: string;
  noDescription: string;
  noDate: string;
}

/** View model of a news card; category and publisher are the same for all cards. */
export interface BlogCard {
  title: string;
  /** The site's data contract names it and its placeholder; not rendered: feeds often repeat the title or cut it off. */
  description: string;
  /** https URL; null for the default image. */
  image: string | null;
  /** Tried once if `image` fails to load; null without one. */
  fallbackImage: string | null;
  /** http or https URL; null for a card without a link. */
  url: string | null;
  /** Formatted date such as 'Aug 22, 2026', '22 Ağu 2026', '22. Aug. 2026', or the placeholder. */
  publishedAt: string;
  /** ISO 8601 date and time for `<time>`; null without one. */
  dateTime: string | null;
}

/** Truncates at a word: cards show a few lines, and hostile feeds send megabytes. */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, Math.max(text.lastIndexOf(' ', length - 1), length / 2));
  return `${cut.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** Short month, day and year in the language, in the publisher's time zone. */
function newsDate(instant: string, language: LanguageCode): string {
  const { locale, timeZone } = languageOf(language);
  return dateFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(new Date(instant));
}

/** Converts an article to a card with placeholders. */
export const toBlogCard = (article: Article, language: LanguageCode, words: NewsPlaceholders): BlogCard => ({
  title: truncate(article.title ?? words.noTitle, 200),
  description: truncate(article.description ?? words.noDescription, 400),
  image: article.imageUrl,
  fallbackImage: article.imageFallbackUrl,
  url: article.link,
  publishedAt: article.pubDate === null ? words.noDate : newsDate(article.pubDate, language),
  dateTime: article.pubDate,
});
