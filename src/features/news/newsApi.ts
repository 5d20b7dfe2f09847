import { http } from '@/lib/http';
import type { LanguageCode } from '@/site/languages';
import { settings } from '@/site/settings';
import { type Article, parseFeed } from './parseFeed';

/**
 * Fetches a language's news through the feed proxy, as text; 8 s and 2 MB at most.
 * @returns at least one article
 * @throws on failure, timeout, abort, and for documents that are no feed
 */
export async function fetchNews(language: LanguageCode, signal: AbortSignal): Promise<Article[]> {
  const feed = settings.feeds[language];
  const { data } = await http.get<string>(`${settings.rssProxy}${encodeURIComponent(feed)}`, {
    responseType: 'text',
    // axios parses JSON by default.
    transformResponse: (text: string) => text,
    timeout: 8000,
    maxContentLength: 2 * 1024 * 1024,
    signal,
    // With `Prefer: handling=lenient` our proxy answers 204 for a failed feed, which browsers don't log. Sent to our
    // own proxy only: elsewhere the header would need a CORS preflight.
    headers: settings.rssProxy.startsWith('/') ? { Prefer: 'handling=lenient' } : {},
  });
  const articles = parseFeed(data, { language, url: feed });
  if (!articles) throw new Error(`The response for ${feed} is not a feed with articles`);
  return articles;
}
