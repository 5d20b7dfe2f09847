import type { ArticleId } from '@/data/entryIds';
import { HelpArticle } from '@/features/help/HelpArticle';
import { entryMeta } from '@/lib/entryMeta';
import type { WordsOf } from '@/site/words';

type Words = WordsOf<'help/detail'>;

/** Title and description of the article. */
export function metaOf({ meta, head, index }: Words, { id }: Readonly<Record<string, string>>) {
  const { title, text } = index.articles[id as ArticleId];
  return entryMeta(title, head.help, text, meta.description);
}

export default function HelpDetail(words: Words) {
  return <HelpArticle {...words} />;
}
