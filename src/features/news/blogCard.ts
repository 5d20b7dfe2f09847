import { dateFormat } from '@/lib/formats';
import { type LanguageCode, localeOf } from '@/site/languages';
import type { Article } from './parseFeed';

/** What a card says where the feed says nothing (spec 8). */
export interface NewsPlaceholders {
  noTitle: string;
  noDescription: string;
  noDate: string;
}

/** A card of the news carousel (spec 3); its category and publisher are the same for all and stand in the words. */
export interface BlogCard {
  title: string;
  /**
   * With its placeholder, as spec 8 wants it; not on the card. The card of spec 3 has none, and the design gives its room
   * to picture and title: what feeds call a description is often the title again, or an article's first half sentence.
   */
  description: string;
  /** https; null for the default image. */
  image: string | null;
  /** To try once when `image` does not load; null when there is nothing to go back to. */
  fallbackImage: string | null;
  /** http or https; null for a card without a link. */
  url: string | null;
  /** 'Aug 22, 2026', '22 Ağu 2026', '22. Aug. 2026', or the placeholder. */
  publishedAt: string;
  /** The instant in ISO 8601 for `<time>`; null when there is none. */
  dateTime: string | null;
}

/** The clock of each feed's newsroom: the card shows the day that stands on the publisher's page, to every visitor. */
const zones: Record<LanguageCode, string> = { tr: 'Europe/Istanbul', en: 'Europe/London', de: 'Europe/Berlin' };

/** Longer texts are cut at a word: a card shows a few lines, and a hostile feed may send megabytes. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, Math.max(text.lastIndexOf(' ', length - 1), length / 2));
  return `${cut.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** Short month, day, year in the language (spec 3). */
const newsDate = (instant: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: zones[language],
  }).format(new Date(instant));

/** The card of an article in a language, placeholders where the feed said nothing (spec 3, 8). */
export const toBlogCard = (article: Article, language: LanguageCode, words: NewsPlaceholders): BlogCard => ({
  title: shortened(article.title ?? words.noTitle, 200),
  description: shortened(article.description ?? words.noDescription, 400),
  image: article.imageUrl,
  fallbackImage: article.imageFallbackUrl,
  url: article.link,
  publishedAt: article.pubDate === null ? words.noDate : newsDate(article.pubDate, language),
  dateTime: article.pubDate,
});
