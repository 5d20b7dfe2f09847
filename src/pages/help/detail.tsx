import type enIndex from '@words/en/help/articles.json';
import type enFirst from '@words/en/help/articles/first-message.json';
import type en from '@words/en/help/detail.json';
import { HelpArticle } from '@/features/help/HelpArticle';
import { entryMeta } from '@/lib/entryMeta';
import { paramOf } from '@/lib/queryParam';

type Words = typeof en & { index: typeof enIndex; first: typeof enFirst };

/** The article's own title and description, once the query names one. */
export const metaOf = ({ meta, head, index }: Words, _: Readonly<Record<string, string>>, query: string) =>
  entryMeta(meta, index.articles, paramOf(query, 'article'), head.help, ({ title, text }) => ({
    title,
    description: text,
  }));

export default function HelpDetail({ head, body, helpful, related, others, index, first }: Words) {
  return (
    <div className="by-query">
      <HelpArticle {...{ head, body, helpful, related, others, index, first }} />
    </div>
  );
}
