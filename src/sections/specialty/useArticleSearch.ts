import { articles } from '@/data/articles';
import { type ArticleId, articleIds } from '@/data/entryIds';
import { findTexts } from '@/lib/rankTexts';
import { useSearchIndex } from '../useSearchIndex';
import type { HelpIndex } from './HelpHero';

interface ArticleSearchResult {
  /** Results, best first; none for an empty query. */
  found: readonly { id: ArticleId; name: string; topic: string }[];
  /** What was searched: index loading, full texts, or titles only after a failure. */
  searchedIn: 'searching' | 'whole' | 'titles';
  /** Retries loading the index. */
  retry: () => void;
}

/** Searches articles: titles at once, texts with the site's index, which loads on the first query. */
export function useArticleSearch(query: string, known: HelpIndex): ArticleSearchResult {
  const { index, loadFailed, retry } = useSearchIndex(query);
  const items = articleIds.map((id) => {
    const { title, text } = known.articles[id];
    const topic = known.topics[articles[id].topic];
    const entry = index?.find(({ group, params }) => group === 'articles' && params?.id === id);
    return { id, name: title, topic: topic.title, text, more: `${topic.title} ${topic.text}`, body: entry?.body ?? '' };
  });
  const found = findTexts(query, items);
  return { found, searchedIn: index ? 'whole' : loadFailed ? 'titles' : 'searching', retry };
}
