import { articles } from '@/data/articles';
import { type ArticleId, articleIds } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { ArticleHead, type ArticleHeadWords } from '@/sections/specialty/ArticleHead';
import type { HelpIndex } from '@/sections/specialty/HelpHero';
import { RelatedArticles, type RelatedArticlesWords } from '@/sections/specialty/RelatedArticles';
import { TopicMark } from '@/ui/art/specialty/TopicMark';
import { PageLink } from '@/ui/PageLink';
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
  /** Label of the navigation to other articles; `{{topic}}` is the topic's title. */
  others: string;
  index: HelpIndex;
  article: { parts: ArticleParts };
}

/** Article of the URL. */
export function HelpArticle({ head, body, helpful, related, others, index, article }: HelpArticleProps) {
  const id = useRoute().params.id as ArticleId;
  const { title } = index.articles[id];
  const { topic } = articles[id];
  return (
    <article>
      <ArticleHead {...head} {...body} id={id} index={index} parts={article.parts} />
      <div className={styles.body}>
        <ArticleBody id={id} parts={article.parts} />
        <div className={styles.end}>
          <ArticleFeedback {...helpful} id={id} article={title} />
          <nav className={styles.others} aria-label={interpolate(others, { topic: index.topics[topic].title })}>
            <p aria-hidden="true">
              <TopicMark topic={topic} />
              {index.topics[topic].title}
            </p>
            <ul>
              {articleIds
                .filter((other) => articles[other].topic === topic)
                .map((other) => (
                  <li key={other}>
                    <PageLink to="help/detail" params={{ id: other }} {...(other === id && { 'aria-current': 'page' })}>
                      {index.articles[other].title}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </div>
      <RelatedArticles {...related} id={id} index={index} />
    </article>
  );
}
