import { articles } from '@/data/articles';
import { type ArticleId, articleIds } from '@/data/entryIds';
import { findTexts } from '@/lib/rankTexts';
import { useSearchIndex } from '../useSearchIndex';
import type { HelpIndex } from './HelpHero';

interface FoundArticles {
  /** Best first; none for an empty query. */
  found: readonly { id: ArticleId; name: string; topic: string }[];
  /** Whether the texts have been searched, too: not yet, yes, or they couldn't be. */
  depth: 'searching' | 'whole' | 'titles';
  /** Asks for the texts again if they couldn't be had. */
  tryAgain: () => void;
}

/** The articles that a query finds: by what the page knows of them at once, by their texts with the site's index. */
export function useFoundArticles(query: string, known: HelpIndex): FoundArticles {
  const { index, lost, tryAgain } = useSearchIndex(query);
  const items = articleIds.map((id) => {
    const { title, text } = known.articles[id];
    const topic = known.topics[articles[id].topic];
    const entry = index?.find(({ group, params }) => group === 'articles' && params?.id === id);
    return { id, name: title, topic: topic.title, text, more: `${topic.title} ${topic.text}`, body: entry?.body ?? '' };
  });
  const found = findTexts(query, items);
  return { found, depth: index ? 'whole' : lost ? 'titles' : 'searching', tryAgain };
}
