import { type ArticleId, articleIds, articles, firstArticle, isArticleId } from '@/data/articles';
import { fill } from '@/lib/fill';
import { paramOf } from '@/lib/queryParam';
import { ArticleBody, type ArticleBodyWords, type ArticleParts, LateArticleBody } from './ArticleBody';
import { ArticleHead, type ArticleHeadWords } from '@/sections/specialty/ArticleHead';
import type { HelpIndex } from '@/sections/specialty/HelpHero';
import { RelatedArticles, type RelatedWords } from '@/sections/specialty/RelatedArticles';
import { PageLink } from '@/ui/PageLink';
import { useQuery } from '@/ui/useQuery';
import styles from './HelpArticle.module.scss';
import { Helpful, type HelpfulWords } from './Helpful';

interface HelpArticleProps {
  head: ArticleHeadWords;
  body: ArticleBodyWords;
  helpful: HelpfulWords;
  related: RelatedWords;
  /** Names the links to the other articles. */
  others: string;
  index: HelpIndex;
  /** The article that the page brings along; the others are fetched. */
  first: { parts: ArticleParts };
}

const articleOf = (query: string): ArticleId => {
  const id = paramOf(query, 'article');
  return isArticleId(id) ? id : firstArticle;
};

/** The article of the address, `?article=<id>`; the first one without it. */
export function HelpArticle({ head, body, helpful, related, others, index, first }: HelpArticleProps) {
  const [query] = useQuery();
  const id = articleOf(query);
  const { title } = index.articles[id];
  const { topic } = articles[id];
  return (
    <article>
      <ArticleHead {...head} id={id} index={index} />
      <div className={styles.columns}>
        <nav className={styles.others} aria-label={fill(others, { topic: index.topics[topic].title })}>
          <p aria-hidden="true">{index.topics[topic].title}</p>
          <ul>
            {articleIds
              .filter((other) => articles[other].topic === topic)
              .map((other) => (
                <li key={other}>
                  <PageLink
                    to="help/detail"
                    search={`article=${other}`}
                    {...(other === id && { 'aria-current': 'page' })}
                  >
                    {index.articles[other].title}
                  </PageLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.text}>
          {id === firstArticle ? (
            <ArticleBody {...body} parts={first.parts} />
          ) : (
            <LateArticleBody key={id} {...body} id={id} />
          )}
          <Helpful {...helpful} id={id} article={title} />
        </div>
      </div>
      <RelatedArticles {...related} id={id} index={index} />
    </article>
  );
}
