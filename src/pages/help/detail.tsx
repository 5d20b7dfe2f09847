import type enIndex from '@words/en/help/articles.json';
import type enArticle from '@words/en/help/articles/first-message.json';
import type en from '@words/en/help/detail.json';
import type { ArticleId } from '@/data/entryIds';
import { HelpArticle } from '@/features/help/HelpArticle';
import { entryMeta } from '@/lib/entryMeta';

type Words = typeof en & { index: typeof enIndex; article: typeof enArticle };

/** Title and description of the article. */
export function metaOf({ meta, head, index }: Words, { id }: Readonly<Record<string, string>>) {
  const { title, text } = index.articles[id as ArticleId];
  return entryMeta(title, head.help, text, meta.description);
}

export default function HelpDetail(words: Words) {
  return <HelpArticle {...words} />;
}
