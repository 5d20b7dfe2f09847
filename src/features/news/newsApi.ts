import { http } from '@/lib/http';
import type { LanguageCode } from '@/site/languages';
import { settings } from '@/site/settings';
import { type Article, parseFeed } from './parseFeed';

/**
 * The news of a language through the feed proxy (spec 7), asked for as text within 8 s and 2 MB.
 *
 * @returns the articles, at least one
 * @throws on a failed, late or aborted request, and when the answer is not a feed
 */
export async function fetchNews(language: LanguageCode, signal: AbortSignal): Promise<Article[]> {
  const feed = settings.feeds[language];
  const { data } = await http.get<string>(`${settings.rssProxy}${encodeURIComponent(feed)}`, {
    responseType: 'text',
    // axios would try JSON first.
    transformResponse: (text: string) => text,
    timeout: 8000,
    maxContentLength: 2 * 1024 * 1024,
    signal,
    // Our own proxy then answers for a feed that is away with nothing, which no browser logs; others are not asked.
    headers: settings.rssProxy.startsWith('/') ? { Prefer: 'handling=lenient' } : {},
  });
  const articles = parseFeed(data, { language, url: feed });
  if (!articles) throw new Error('The answer is not a feed');
  return articles;
}
