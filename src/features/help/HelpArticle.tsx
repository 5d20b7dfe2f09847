import type { ArticleId } from '@/data/entryIds';
import { ArticleHead, type ArticleHeadWords } from '@/sections/specialty/ArticleHead';
import type { HelpIndex } from '@/sections/specialty/HelpHero';
import { RelatedArticles, type RelatedArticlesWords } from '@/sections/specialty/RelatedArticles';
import { useRoute } from '@/ui/route';
import { ArticleBody, type ArticleParts } from './ArticleBody';
import styles from './HelpArticle.module.scss';
import { ArticleFeedback, type ArticleFeedbackWords } from './ArticleFeedback';

interface HelpArticleProps {
  head: ArticleHeadWords;
  /** Label of the table of contents. */
  body: { contents: string };
  helpful: ArticleFeedbackWords;
  related: RelatedArticlesWords;
  index: HelpIndex;
  article: { parts: ArticleParts };
}

/** Article of the URL. */
export function HelpArticle({ head, body, helpful, related, index, article }: HelpArticleProps) {
  const id = useRoute().params.id as ArticleId;
  const { title } = index.articles[id];
  return (
    <article>
      <ArticleHead {...head} {...body} id={id} index={index} parts={article.parts} />
      <div className={styles.body}>
        <ArticleBody id={id} parts={article.parts} />
        <ArticleFeedback {...helpful} id={id} article={title} />
      </div>
      <RelatedArticles {...related} id={id} index={index} />
    </article>
  );
}
